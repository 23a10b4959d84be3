extension Finding: CustomStringConvertible {
  /// One line for each thing there is to say; the events are indices into the trace.
  ///
  ///     exercised 2: [0, 3] Node 1: viewLoaded, then didLoad
  ///     violations 1: [5] Node 2: didLoad without viewLoaded before it
  ///     suspected 1 unless blind to viewLoaded: [5] Node 2: didLoad without viewLoaded before it
  ///     undecided 1
  ///     unseen: viewLoaded
  public var description: String {
    let lines = [
      line("exercised", exercised, example),
      line("violations", violations, witness),
      suspicion.flatMap {
        line("suspected", $0.count, $0.witness, " unless blind to \($0.unless.sorted().joined(separator: ", "))")
      },
      undecided > 0 ? "undecided \(undecided)" : nil,
      unseen.isEmpty ? nil : "unseen: \(unseen.sorted().joined(separator: ", "))",
    ].compactMap(\.self)
    return lines.isEmpty ? "nothing" : lines.joined(separator: "\n")
  }

  private func line(_ word: String, _ count: Int, _ witness: Witness?, _ proviso: String = "") -> String? {
    guard count > 0 else { return nil }
    return "\(word) \(count)\(proviso)" + (witness.map { ": \($0.events) \($0.explanation)" } ?? "")
  }
}
