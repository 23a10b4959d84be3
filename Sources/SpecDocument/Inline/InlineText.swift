/// The visible text of one block: no markup, wraps as one space, and for each byte the source bytes it came from.
struct InlineText {
  /// How a stretch of the text is set.
  struct Style: Equatable {
    enum Kind: Equatable {
      case text, footnoteMark
      /// `id` keeps two adjacent code spans apart.
      case code(id: Int)
      case link(url: Int)
    }
    var kind: Kind = .text
    var isEmphasized = false
    var isStruckOut = false
    /// Above the line, as the number of a footnote is.
    var isRaised = false

    var isCode: Bool { if case .code = kind { true } else { false } }
  }

  /// A maximal stretch of one style, from `start` to the start of the next run.
  struct Run { var start: Int; var style: Style }

  /// Markup between visible bytes: it stands before byte `position`.
  struct Mark {
    enum Side { case opening, closing, void }
    var position: Int
    var side: Side
    var start: Int
    var end: Int
  }

  private(set) var bytes: [UInt8] = []
  private(set) var starts: [Int32] = []
  private(set) var ends: [Int32] = []
  private(set) var runs: [Run] = []
  private(set) var marks: [Mark] = []
  /// Positions of the spaces that stand for a line wrap.
  private(set) var wraps: [Int] = []
  /// Source range of each code span with its markup, by id.
  var codeRanges: [Range<Int>] = []
  var urls: [String] = []
  /// How often the text and the source could not be brought together; 0 unless libcmark surprises us.
  var misalignments = 0

  var count: Int { bytes.count }
  var isBlank: Bool { bytes.allSatisfy(\.isWhitespace) }
  var string: String { String(decoding: bytes, as: UTF8.self) }

  mutating func append(_ byte: UInt8, _ start: Int, _ end: Int, _ style: Style) {
    if runs.last?.style != style { runs.append(Run(start: bytes.count, style: style)) }
    bytes.append(byte)
    starts.append(Int32(start))
    ends.append(Int32(end))
  }

  /// A space for a line wrap whose bytes are `start..<end`.
  mutating func appendWrap(_ start: Int, _ end: Int, _ style: Style) {
    wraps.append(bytes.count)
    append(.space, start, end, style)
  }

  mutating func mark(_ side: Mark.Side, _ start: Int, _ end: Int) {
    marks.append(Mark(position: bytes.count, side: side, start: start, end: end))
  }

  /// Index of the run that holds a position.
  func run(at position: Int) -> Int {
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].start <= position { low = middle } else { high = middle }
    }
    return low
  }

  func runEnd(_ index: Int) -> Int { index + 1 < runs.count ? runs[index + 1].start : count }

  func isCode(at position: Int) -> Bool {
    !runs.isEmpty && position < count && runs[run(at: position)].style.isCode
  }

  /// Neither code nor link.
  func isPlain(at position: Int) -> Bool {
    !runs.isEmpty && position < count && runs[run(at: position)].style.kind == .text
  }

  /// The text of some positions, as its own inline text. Marks at its borders that belong to it stay with it.
  func slice(_ range: Range<Int>) -> InlineText {
    var result = InlineText()
    result.codeRanges = codeRanges
    result.urls = urls
    result.misalignments = misalignments
    guard !range.isEmpty else { return result }
    result.bytes = Array(bytes[range])
    result.starts = Array(starts[range])
    result.ends = Array(ends[range])
    for index in run(at: range.lowerBound)..<runs.count where runs[index].start < range.upperBound {
      result.runs.append(Run(start: max(0, runs[index].start - range.lowerBound), style: runs[index].style))
    }
    result.wraps = wraps[firstIndex(of: range.lowerBound, in: wraps)...].prefix { $0 < range.upperBound }
      .map { $0 - range.lowerBound }
    for mark in marks[firstMark(at: range.lowerBound)...].prefix(while: { $0.position <= range.upperBound }) {
      let isLeft = mark.position == range.lowerBound && range.lowerBound > 0 && mark.side == .closing
      let isRight = mark.position == range.upperBound && range.upperBound < count && mark.side == .opening
      if isLeft || isRight { continue }
      result.marks.append(
        Mark(position: mark.position - range.lowerBound, side: mark.side, start: mark.start, end: mark.end))
    }
    return result
  }

  /// Index of the first value that is at least `position`.
  private func firstIndex(of position: Int, in positions: [Int]) -> Int {
    var low = 0
    var high = positions.count
    while low < high {
      let middle = (low + high) / 2
      if positions[middle] < position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func firstMark(at position: Int) -> Int {
    var low = 0
    var high = marks.count
    while low < high {
      let middle = (low + high) / 2
      if marks[middle].position < position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// A copy in which ranges of the text are replaced; each new byte stands for the whole replaced source range.
  func replacing(_ edits: [(range: Range<Int>, bytes: [UInt8])]) -> InlineText {
    var result = InlineText()
    result.codeRanges = codeRanges
    result.urls = urls
    result.misalignments = misalignments
    var copier = InlineCopier(source: self)
    for edit in edits {
      copier.copy(to: edit.range.lowerBound, into: &result)
      copier.replace(edit.range, with: edit.bytes, into: &result)
    }
    copier.copy(to: count, into: &result)
    copier.copyMarks(upTo: count, into: &result)
    return result
  }

  /// A copy in which some positions have another kind.
  func restyled(_ ranges: [Range<Int>], as kind: Style.Kind) -> InlineText {
    var result = self
    result.runs = []
    var next = 0
    for index in runs.indices {
      let style = runs[index].style
      var position = runs[index].start
      while position < runEnd(index) {
        while next < ranges.count, ranges[next].upperBound <= position { next += 1 }
        let inside = next < ranges.count && ranges[next].contains(position)
        let limit = next < ranges.count ? (inside ? ranges[next].upperBound : ranges[next].lowerBound) : count
        var new = style
        if inside { new.kind = kind }
        if result.runs.last?.style != new { result.runs.append(Run(start: position, style: new)) }
        position = max(position + 1, min(limit, runEnd(index)))
      }
    }
    return result
  }
}
