import CallTrace
import Dispatch
import SpecMonitors
import Synchronization

/// What came of one deviation.
public struct Proof: Sendable {
  public let deviation: Deviation
  /// Ids of the claims that conformed before and do not under the deviation, and that it is meant to break.
  public let caughtBy: [String]
  /// Ids of claims that turned red and have nothing to do with it.
  public let unrelated: [String]

  /// Caught, and by nothing that it has no business with.
  public var isConclusive: Bool { unrelated.isEmpty && !caughtBy.isEmpty }

  /// What is wrong with it, naming the deviation and the claims; empty when nothing is.
  public var complaint: String {
    var parts: [String] = []
    if caughtBy.isEmpty {
      parts.append("\(deviation.name) survived: none of \(deviation.breaks.joined(separator: ", ")) turned red")
    }
    if !unrelated.isEmpty {
      let claims = unrelated.joined(separator: ", ")
      parts.append("\(deviation.name) makes red what has nothing to do with it: \(claims)")
    }
    return parts.joined(separator: "; ")
  }
}

/// Runs every deviation and sees which claim catches it. A green claim that nothing can turn red shows nothing.
public struct Prover: Sendable {
  private let examination: Examination
  private let runner: ScenarioRunner
  private let deviations: [Deviation]

  public init(examination: Examination, runner: ScenarioRunner, deviations: [Deviation] = DeviationCatalogue.all) {
    self.examination = examination
    self.runner = runner
    self.deviations = deviations
  }

  /// The documents by all scenarios, each claim with the deviations that it catches.
  ///
  /// - Parameter progress: as of ``prove(against:progress:)``.
  public func judge(progress: @escaping @Sendable (String) -> Void = { _ in }) -> [JudgedDocument] {
    let found = runner.traces().map(examination.findings)
    return Self.marked(examination.judge(by: found), with: prove(against: found, progress: progress))
  }

  /// - Parameters:
  ///   - known: what was found without any deviation. Most scenarios never meet a deviation and leave the same trace, which is not looked
  ///     at anew.
  ///   - progress: told the name of each deviation before it is run, one call at a time, on any thread.
  /// - Returns: a proof for each deviation, in their order. They are run side by side: none knows of another.
  public func prove(
    against known: [TraceFindings], progress: @escaping @Sendable (String) -> Void = { _ in }
  ) -> [Proof] {
    let baseline = examination.judge(by: known).flatMap(\.claims)
    let standing = Set(baseline.filter { $0.verdict == .conforms }.map(\.claim.id))
    let proofs = Mutex([Int: Proof]())
    let telling = Mutex(())
    DispatchQueue.concurrentPerform(iterations: deviations.count) { index in
      telling.withLock { _ in progress(deviations[index].name) }
      let proof = proof(of: deviations[index], standing: standing, known: known)
      proofs.withLock { $0[index] = proof }
    }
    return proofs.withLock { proofs in deviations.indices.compactMap { proofs[$0] } }
  }

  private func proof(of deviation: Deviation, standing: Set<String>, known: [TraceFindings]) -> Proof {
    let found = zip(runner.traces(under: deviation), known).map { trace, known in
      trace == known.trace ? known : examination.findings(in: trace)
    }
    let judged = examination.judge(by: found).flatMap(\.claims)
    let meant = judged.filter { claim in
      standing.contains(claim.claim.id) && deviation.breaks.contains { claim.claim.id.matches(glob: $0) }
    }
    let caught = meant.filter(\.isCaught).map(\.claim.id)
    let unrelated = judged.filter { claim in
      let id = claim.claim.id
      return standing.contains(id) && claim.verdict == .violated
        && !(deviation.breaks + deviation.also).contains { id.matches(glob: $0) }
    }
    return Proof(deviation: deviation, caughtBy: caught, unrelated: unrelated.map(\.claim.id))
  }

  /// The documents with the names of the deviations that each claim catches.
  public static func marked(_ documents: [JudgedDocument], with proofs: [Proof]) -> [JudgedDocument] {
    documents.map { document in
      let claims = document.claims.map { claim -> JudgedClaim in
        var claim = claim
        claim.caughtBy = proofs.filter { $0.caughtBy.contains(claim.claim.id) }.map(\.deviation.name)
        return claim
      }
      return JudgedDocument(reading: document.reading, claims: claims)
    }
  }
}

extension JudgedClaim {
  /// Violated; for a permission, which cannot be violated: taken away, so that it is not seen any more.
  fileprivate var isCaught: Bool {
    if verdict == .violated { return true }
    guard claim.modality == .may, case .notExercised = verdict else { return false }
    return true
  }
}

extension String {
  /// Whether the whole text fits a pattern in which `*` stands for any run of characters. A number that tells restatements of one
  /// claim apart (`-2`) does not matter.
  func matches(glob pattern: String) -> Bool {
    Self.fits(self[...], pattern[...]) || withoutRestatement.map { Self.fits($0, pattern[...]) } ?? false
  }

  private var withoutRestatement: Substring? {
    guard let dash = lastIndex(of: "-"), let number = Int(self[index(after: dash)...]), number > 1 else { return nil }
    return self[..<dash]
  }

  private static func fits(_ text: Substring, _ pattern: Substring) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    if first == "*" {
      let rest = pattern.dropFirst()
      return rest.isEmpty || text.indices.contains { fits(text[$0...], rest) } || fits("", rest)
    }
    return text.first == first && fits(text.dropFirst(), pattern.dropFirst())
  }
}
