/// The source bytes of each sentence of a block: visible text and the markup that belongs to it.
enum SentenceRanges {
  /// `sentences` are positions in the text. Markup in the gap between two sentences goes to the one it closes or opens; a pair with
  /// nothing in it, such as an image or an anchor, goes to neither.
  static func source(of sentences: [Range<Int>], in inline: InlineText) -> [Range<Int>] {
    var ranges = sentences.map { Int(inline.starts[$0.lowerBound])..<Int(inline.ends[$0.upperBound - 1]) }
    var mark = 0
    for index in 0...sentences.count {
      let gapStart = index == 0 ? 0 : sentences[index - 1].upperBound
      let gapEnd = index == sentences.count ? inline.count : sentences[index].lowerBound
      var gap: [InlineText.Mark] = []
      while mark < inline.marks.count, inline.marks[mark].position <= gapEnd {
        if inline.marks[mark].position >= gapStart { gap.append(inline.marks[mark]) }
        mark += 1
      }
      let (closing, opening) = unpaired(gap)
      if index > 0, let closing {
        ranges[index - 1] = ranges[index - 1].lowerBound..<max(ranges[index - 1].upperBound, closing.end)
      }
      if index < sentences.count, let opening {
        ranges[index] = min(ranges[index].lowerBound, opening.start)..<ranges[index].upperBound
      }
    }
    return ranges
  }

  /// The last closing mark without opening one, and the first opening mark without closing one.
  private static func unpaired(_ marks: [InlineText.Mark]) -> (closing: InlineText.Mark?, opening: InlineText.Mark?) {
    var closing: InlineText.Mark?
    var open: [InlineText.Mark] = []
    for mark in marks {
      switch mark.side {
      case .opening: open.append(mark)
      case .closing where open.isEmpty: closing = mark
      case .closing: open.removeLast()
      case .void: continue
      }
    }
    return (closing, open.first)
  }
}
