import CallTrace
import Foundation
import Synchronization
import Testing

@Suite("A recorder")
struct RecorderTests {
  @Test("keeps an event as it was emitted, with the names behind the numbers")
  func oneEvent() {
    let recorder = Recorder()
    let call = recorder.intern(call: CallName(declaring: "ASDisplayNode", name: "didLoad()"))
    #expect(recorder.intern(call: CallName(declaring: "ASDisplayNode", name: "didLoad()")) == call)
    recorder.emit(
      call: call, phase: .superExit, instance: 7, relatesTo: 3, type: recorder.intern(type: "PhotoNode"),
      attributes: recorder.intern(attributes: ["loaded": .bool(true)]), thread: 2, role: recorder.intern(role: "main"))
    #expect(
      recorder.finish(source: "one", isMisuse: true).dump() == """
        trace "one", 1 events, complete, misuse
        1 main 2 super-exit ASDisplayNode.didLoad() PhotoNode 7 ~3 {loaded}

        """)
  }

  @Test("without an event gives an empty trace")
  func noEvent() {
    let trace = Recorder().finish(source: "none", isComplete: false)
    #expect(trace.dump() == "trace \"none\", 0 events, cut off\n")
  }

  @Test("starts from the names it is given")
  func givenNames() {
    var names = TraceNames()
    let type = names.intern(type: "PhotoNode")
    let recorder = Recorder(names: names)
    #expect(recorder.intern(type: "PhotoNode") == type)
    #expect(recorder.finish(source: "").names.types == ["PhotoNode"])
  }

  @Test("eight threads: no event is lost, no seq is given twice, each thread's order is kept")
  func eightThreads() {
    let recorder = Recorder()
    let source = Source(recorder)
    onThreads(8) { thread in
      for number in 0..<20_000 { source.emit(UInt32(number), thread: thread) }
    }
    let trace = recorder.finish(source: "eight")
    #expect(trace.gaps == [])
    #expect(trace.events.map(\.seq) == Array(1...160_000))
    for thread in UInt16(0)..<8 {
      #expect(trace.events.filter { $0.thread == thread }.map(\.instance) == Array(0..<20_000))
    }
  }

  @Test("threads that serve several recorders in turn mix nothing up, and a recorder may die before its threads")
  func severalRecorders() {
    let survivors = (0..<3).map { _ in Recorder() }
    let sources = survivors.map(Source.init)
    onThreads(4) { thread in
      for number in 0..<2_000 {
        for (index, source) in sources.enumerated() { source.emit(UInt32(number * 3 + index), thread: thread) }
        let shortLived = Recorder()
        Source(shortLived).emit(UInt32(number), thread: thread)
        if number % 100 == 0 { #expect(shortLived.finish(source: "").events.map(\.instance) == [UInt32(number)]) }
      }
    }
    for (index, recorder) in survivors.enumerated() {
      let trace = recorder.finish(source: "")
      #expect(trace.events.map(\.seq) == Array(1...8_000))
      for thread in UInt16(0)..<4 {
        let numbers = trace.events.filter { $0.thread == thread }.map(\.instance)
        #expect(numbers == (0..<2_000).map { UInt32($0 * 3 + index) })
      }
    }
  }

  @Test("may be asked while threads record: what is missing is named, and a later answer has it")
  func askedWhileRecording() {
    let recorder = Recorder()
    let source = Source(recorder)
    let snapshots = Mutex<[Trace]>([])
    onThreads(4) { thread in
      for number in 0..<5_000 {
        source.emit(UInt32(number), thread: thread)
        if thread == 0, number % 500 == 0 { snapshots.withLock { $0.append(recorder.finish(source: "")) } }
      }
    }
    for snapshot in snapshots.withLock({ $0 }) {
      let missing = snapshot.gaps.reduce(0) { $0 + $1.count }
      let last = max(snapshot.events.last?.seq ?? 0, snapshot.gaps.last?.upperBound ?? 0)
      #expect(snapshot.events.count + missing == Int(last))
      #expect(snapshot.events.map(\.seq) == snapshot.events.map(\.seq).sorted())
    }
    #expect(recorder.finish(source: "").events.count == 20_000)
  }

  @Test("that follows another one and gets its memory has nothing of its events")
  func reusedMemory() {
    for count in [20_000, 9_000] {
      let recorder = Recorder()
      let source = Source(recorder)
      for number in 0..<count { source.emit(UInt32(number), thread: 0) }
      #expect(recorder.finish(source: "").events.map(\.instance) == (0..<count).map(UInt32.init))
    }
  }

  @Test("with a limit drops what comes after it and names it")
  func limit() {
    let recorder = Recorder(limit: 200)
    let source = Source(recorder)
    for number in 0..<300 { source.emit(UInt32(number), thread: 0) }
    let trace = recorder.finish(source: "")
    #expect(trace.events.map(\.seq) == Array(1...200))
    #expect(trace.gaps == [201...300])
  }

  @Test("gives every field of an event back where it belongs, because the C record has the layout of CallEvent")
  func layout() {
    let recorder = Recorder()
    recorder.emit(
      call: CallID(0x1111_1111), phase: .superExit, instance: 0x2222_2222, relatesTo: 0x3333_3333,
      type: TypeID(0x4444_4444), attributes: AttributesID(0x5555_5555), thread: 0x6666, role: RoleID(0x77))
    #expect(
      recorder.finish(source: "").events == [
        CallEvent(
          seq: 1, thread: 0x6666, role: RoleID(0x77), instance: 0x2222_2222, relatesTo: 0x3333_3333,
          type: TypeID(0x4444_4444), call: CallID(0x1111_1111), phase: .superExit,
          attributes: AttributesID(0x5555_5555))
      ])
    #expect(MemoryLayout<CallEvent>.stride == 32)
  }
}

/// Emits events whose instance is a running number.
private struct Source: Sendable {
  let recorder: Recorder
  let call: CallID
  let type: TypeID
  let role: RoleID

  init(_ recorder: Recorder) {
    self.recorder = recorder
    call = recorder.intern(call: CallName(declaring: "Node", name: "count"))
    type = recorder.intern(type: "Node")
    role = recorder.intern(role: "worker")
  }

  func emit(_ number: UInt32, thread: UInt16) {
    recorder.emit(call: call, phase: .event, instance: number, type: type, thread: thread, role: role)
  }
}

/// Runs `body` on as many new threads and returns when all have ended.
private func onThreads(_ count: UInt16, _ body: @escaping @Sendable (UInt16) -> Void) {
  let group = DispatchGroup()
  for index in 0..<count {
    group.enter()
    Thread {
      body(index)
      group.leave()
    }.start()
  }
  group.wait()
}
