import AsyncDisplayKit
import CallTrace
import HeadlessUIKit
import NodeConformance
import Clocks

// What it costs to record a call: the event alone, and measuring nodes with and without somebody who records every call of it.

final class Panel: ASDisplayNode, @unchecked Sendable {
  private let lamp = ASDisplayNode()

  override init() {
    super.init()
    lamp.style.preferredSize = CGSize(width: 20, height: 20)
    addSubnode(lamp)
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    ASInsetLayoutSpec(insets: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4), child: lamp)
  }
}

/// Nodes made, measured, changed and measured again.
func measurePanels(_ observer: (any CallObserver)?) {
  HeadlessRuntime(scheduler: DeterministicScheduler(seed: 0), observer: observer).runMain {
    for width in 0..<1000 {
      let panel = Panel()
      let range = ASSizeRangeMake(CGSize(width: 100 + Double(width % 7), height: 100))
      _ = panel.layoutThatFits(range)
      panel.setNeedsLayout()
      _ = panel.layoutThatFits(range)
    }
  }
}

let count = 1_000_000
let event = ProcessorTime.best {
  let recorder = Recorder()
  let call = recorder.intern(call: CallName(declaring: "Panel", name: "dim()"))
  let type = recorder.intern(type: "Panel")
  let role = recorder.intern(role: "main")
  for index in 0..<count {
    recorder.emit(
      call: call, phase: .enter, instance: UInt32(truncatingIfNeeded: index), type: type, thread: 0, role: role)
  }
}
let observer = TraceObserver()
measurePanels(observer)
let events = observer.finish(source: "panels").events.count
let off = ProcessorTime.best { measurePanels(nil) }
let on = ProcessorTime.best { measurePanels(TraceObserver()) }
print("an event: \(event.processor / Double(count) * 1e9) ns")
print("1000 nodes: \(off.processor * 1e3) ms without, \(on.processor * 1e3) ms with \(events) events recorded")
print("an event with what is looked up for it: \((on.processor - off.processor) / Double(events) * 1e9) ns")
print("ratio on with off \(on.processor / off.processor)")
