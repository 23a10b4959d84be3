import CallTrace
import NodeConformance
import SpecClaims
import SpecMonitors
import Testing

/// A run that was killed says nothing against the framework: what has not happened yet may still have been going to happen.
@Suite struct CutTraceTests {
  @Test(arguments: ScenarioCatalogue.all.map(\.name)) func aCutTraceBreaksNoPromise(_ scenario: String) throws {
    let pages = try SpecPages.shared()
    let cuts = try Self.cuts.get().filter { $0.of == scenario }
    try #require(!cuts.isEmpty)
    #expect(cuts.flatMap { broken(pages.examination.judge(by: [$0.found])) } == [])
  }

  /// Other traces show that the recorder sees what the cut one does not have; that is no reason to miss it there.
  @Test func cutTracesBreakNoPromiseBesideWholeOnes() throws {
    let pages = try SpecPages.shared()
    let cuts = try Self.cuts.get().map(\.found)
    #expect(broken(pages.examination.judge(by: pages.found + cuts)) == [])
  }

  /// Every trace, cut behind every fiftieth event; both tests judge them.
  private static let cuts = Result {
    let pages = try SpecPages.shared()
    return pages.traces.flatMap { trace in
      stride(from: 0, to: trace.events.count, by: 50).map { length in
        (of: trace.source, found: pages.examination.findings(in: trace.cut(after: length)))
      }
    }
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
