import CallTrace
import NodeConformance
import SpecClaims
import SpecMonitors
import Testing

/// A run that was killed says nothing against the framework: what has not happened yet may still have been going to happen.
@Suite struct CutTraceTests {
  @Test(arguments: ScenarioCatalogue.all.map(\.name)) func aCutTraceBreaksNoPromise(_ scenario: String) throws {
    let pages = try SpecPages.shared()
    let trace = try #require(pages.traces.first { $0.source == scenario })
    let lines = stride(from: 0, to: trace.events.count, by: 50).flatMap { length in
      broken(pages.examination.judge(by: [trace.cut(after: length)]))
    }
    #expect(lines == [])
  }

  /// Other traces show that the recorder sees what the cut one does not have; that is no reason to miss it there.
  @Test func cutTracesBreakNoPromiseBesideWholeOnes() throws {
    let pages = try SpecPages.shared()
    let cuts = pages.traces.flatMap { trace in
      stride(from: 0, to: trace.events.count, by: 50).map { trace.cut(after: $0) }
    }
    #expect(broken(pages.examination.judge(by: pages.traces + cuts)) == [])
  }

  private func broken(_ documents: [JudgedDocument]) -> [String] {
    documents.flatMap(\.claims).filter { $0.verdict == .violated && $0.claim.obligor == .framework }.map(\.line)
  }
}

extension Trace {
  /// The beginning of the trace, as a killed recorder leaves it.
  fileprivate func cut(after count: Int) -> Trace {
    var cut = self
    cut.source += " cut after \(count)"
    cut.events = Array(events.prefix(count))
    cut.isComplete = false
    return cut
  }
}
