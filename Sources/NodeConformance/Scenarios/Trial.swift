import CallTrace
import HeadlessUIKit
import SpecClaims
import SpecDocument
import SpecMonitors

/// Your own nodes and controllers, run headless and judged by a guide: which of its rules do they break?
///
///     let trial = try Trial(pages: ["Spec/nodes.md"], vocabulary: "Spec/vocabulary.yml") { stage in
///       let node = stage.make { PhotoNode() }
///       _ = node.view
///       stage.settle()
///     }
///     #expect(trial.brokenRules.isEmpty)
///     #expect(trial.keptRules.contains("ASDisplayNode.didLoad/once"))
public struct Trial: Sendable {
  /// A sentence of the guide that the run has broken, and the shortest piece of trace that shows it.
  public struct BrokenRule: Sendable, CustomStringConvertible {
    /// The sentence as it stands in the guide.
    public let sentence: String
    /// `page.md:12:1`
    public let place: String
    public let claim: String
    /// The guide says that one should, and not that one must.
    public let isAdvice: Bool
    public let explanation: String
    /// One line a thread.
    public let timeline: String

    /// Where, what the guide says, and what was seen.
    public var description: String { "\(place): “\(sentence)”\n\(explanation)\n\(timeline)" }
  }

  public let trace: Trace
  public let documents: [JudgedDocument]

  /// Runs `body` as the main loop of a runtime of its own and judges what it did.
  ///
  /// - Parameters:
  ///   - pages: paths of the guide's pages.
  ///   - vocabulary: path of the guide's vocabulary.
  ///   - runner: the engine; the deterministic one with seed 1 unless said otherwise.
  ///   - refusals: is told of what the runtime refuses to see broken, on the thread that asked for it; unless said otherwise, standard
  ///     error is.
  /// - Throws: what cannot be read, or holds no promise, one line with file and place.
  public init(
    pages: [String], vocabulary: String, runner: ScenarioRunner = ScenarioRunner(),
    refusals: @escaping @Sendable (ASRuleViolation) -> Void = HeadlessRuntime.printViolation,
    _ body: @escaping @Sendable (Stage) -> Void
  ) throws {
    let words = try Vocabulary(path: vocabulary)
    let reader = ClaimReader(vocabulary: words)
    let readings = try pages.map { reader.read(try Document(path: $0)) }
    if let empty = readings.first(where: \.claims.isEmpty) { throw PageWithoutPromises(page: empty.document.name) }
    trace = runner.trace(of: Scenario("trial", "your own code", body: body), refusals: refusals)
    documents = Examination(readings: readings, vocabulary: words).judge(by: [trace])
  }

  /// In the order of the guide.
  public var brokenRules: [BrokenRule] {
    documents.flatMap { document in
      document.claims.filter { $0.verdict == .violated }.map { claim in
        let sentence = document.document.sentences[claim.claim.sentence]
        return BrokenRule(
          sentence: sentence.text, place: "\(document.document.name):\(sentence.range.start)", claim: claim.claim.id,
          isAdvice: claim.isWarning, explanation: claim.witness?.explanation ?? "",
          timeline: claim.witness?.timeline ?? "")
      }
    }
  }

  /// Ids of the claims that the run has exercised and kept. What is not in here is not known to be kept: an empty run breaks no rule.
  public var keptRules: Set<String> {
    Set(documents.flatMap(\.claims).filter { $0.verdict == .conforms }.map(\.claim.id))
  }
}

/// A page that promises nothing judges nobody.
struct PageWithoutPromises: Error, CustomStringConvertible {
  let page: String
  var description: String { "\(page): no promise was found in it; give a page that makes one" }
}
