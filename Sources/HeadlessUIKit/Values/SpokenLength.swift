#if !canImport(ObjectiveC)
  /// How long something takes, and which of its units are said in which way.
  struct SpokenLength {
    typealias Part = (unit: SpokenUnit, count: Int)
    let counts: [Part]
    let zeros: DateComponentsFormatter.ZeroFormattingBehavior
    let style: DateComponentsFormatter.UnitsStyle
    /// What is said when there is nothing else to say.
    let last: SpokenUnit

    private var isPositional: Bool { style == .positional }

    func text(limit: Int) -> String {
      let parts = said.prefix(limit)
      guard isPositional else { return parts.map(word).joined(separator: separator) }
      let pads = zeros.contains(.pad)
      return parts.enumerated().map { index, part in
        let digits = String(part.count)
        return (index > 0 || pads) && digits.count < 2 ? "0" + digits : digits
      }.joined(separator: ":")
    }

    /// The parts that zeros are left out of, where they are to be.
    private var said: [Part] {
      let (first, end) = (counts.firstIndex { $0.count != 0 }, counts.lastIndex { $0.count != 0 })
      guard let first, let end else { return isKept(.dropAll) ? counts : [(last, 0)] }
      return counts.enumerated().filter { index, part in
        part.count != 0 || isKept(index < first ? .dropLeading : index > end ? .dropTrailing : .dropMiddle)
      }.map(\.element)
    }

    /// Whether zeros stay where they are. By default they are dropped from words, and from the beginning of digits.
    private func isKept(_ dropped: DateComponentsFormatter.ZeroFormattingBehavior) -> Bool {
      if zeros.contains(.default) { return isPositional && !dropped.contains(.dropLeading) }
      return zeros.isDisjoint(with: dropped)
    }

    private var separator: String {
      switch style {
      case .full, .spellOut, .short: ", "
      case .positional, .abbreviated, .brief: " "
      }
    }

    private func word(_ part: Part) -> String {
      switch style {
      case .full, .spellOut: part.unit.inFull(part.count)
      case .short: part.unit.inShort(part.count)
      case .abbreviated: part.unit.inLetters(part.count)
      case .brief: part.unit.inShort(part.count).replacing(" ", with: "")
      case .positional: String(part.count)
      }
    }
  }
#endif
