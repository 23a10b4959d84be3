/// Walks over an inline text once, copying bytes, runs, wraps and marks.
struct InlineCopier {
  let source: InlineText
  var position = 0
  var run = 0
  var mark = 0
  var wrap = 0

  init(source: InlineText) {
    self.source = source
  }

  mutating func copy(to end: Int, into result: inout InlineText) {
    while position < end {
      copyMarks(upTo: position, into: &result)
      while run + 1 < source.runs.count, source.runs[run + 1].start <= position { run += 1 }
      let start = Int(source.starts[position])
      let sourceEnd = Int(source.ends[position])
      if wrap < source.wraps.count, source.wraps[wrap] == position {
        wrap += 1
        result.appendWrap(start, sourceEnd, source.runs[run].style)
      } else {
        result.append(source.bytes[position], start, sourceEnd, source.runs[run].style)
      }
      position += 1
    }
  }

  mutating func replace(_ range: Range<Int>, with bytes: [UInt8], into result: inout InlineText) {
    copyMarks(upTo: range.lowerBound, into: &result)
    guard !range.isEmpty else { return }
    let style = source.runs[source.run(at: range.lowerBound)].style
    let start = Int(source.starts[range.lowerBound])
    let end = Int(source.ends[range.upperBound - 1])
    for byte in bytes { result.append(byte, start, end, style) }
    position = range.upperBound
    while wrap < source.wraps.count, source.wraps[wrap] < position { wrap += 1 }
    // A mark inside the replaced bytes has nothing to stand before; one at their end has.
    while mark < source.marks.count, source.marks[mark].position < position { mark += 1 }
  }

  mutating func copyMarks(upTo position: Int, into result: inout InlineText) {
    while mark < source.marks.count, source.marks[mark].position <= position {
      let next = source.marks[mark]
      mark += 1
      result.mark(next.side, next.start, next.end)
    }
  }
}
