import ArgumentParser
import SpecMonitors

/// From verdicts to exit codes. A claim that nothing decides is said to be so in every report and changes no code: no trace could.
enum Outcome {
  /// - Throws: `ExitCode(1)` when a promise is broken; ``Failure``, code 2, when one could have been judged and was not, or none was.
  static func exit(for documents: [JudgedDocument]) throws {
    let totals = Totals(documents)
    if totals.violated > 0 { throw ExitCode(1) }
    var open = [(totals.notExercised, "not exercised"), (totals.inconclusive, "inconclusive")]
    if totals.conform + totals.warnings == 0 { open.append((totals.notChecked, "not checked")) }
    let reasons = open.filter { $0.0 > 0 }
    guard reasons.isEmpty else { throw Failure(complaint(reasons, of: totals.claims)) }
  }

  private static func complaint(_ reasons: [(count: Int, words: String)], of claims: Int) -> String {
    let count = reasons.reduce(0) { $0 + $1.count }
    let parts = reasons.map { "\($0.count) \($0.words)" }.joined(separator: ", ")
    return "\(count) of \(claims) claims could not be judged: \(parts); the reasons stand beside them"
  }
}
