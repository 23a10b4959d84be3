import Foundation

extension PathOutline {
  /// Each of its parts from its end to its beginning, the last one first.
  var reversed: PathOutline {
    var result = PathOutline()
    for part in parts.reversed() { result.append(Self.reversed(part)) }
    return result
  }

  /// The elements of each part, which begins with a move.
  private var parts: [[PathElement]] {
    elements.reduce(into: []) { parts, element in
      if case .move = element { return parts.append([element]) }
      if parts.isEmpty { parts.append([]) }
      parts[parts.count - 1].append(element)
    }
  }

  private static func reversed(_ part: [PathElement]) -> PathOutline {
    var result = PathOutline()
    let ends = part.map(\.end)
    guard let last = ends.compactMap({ $0 }).last else { return result }
    result.move(to: last)
    var isClosed = false
    for index in part.indices.dropFirst().reversed() {
      guard let before = ends[..<index].last(where: { $0 != nil }) ?? nil else { continue }
      switch part[index] {
      case .move: break
      case .line: result.line(to: before)
      case .curve(let first, let second, _): result.curve(to: before, second, first)
      case .close: isClosed = true
      }
    }
    if isClosed { result.close() }
    return result
  }
}

extension PathElement {
  /// Where it ends; nil for one that goes back to where its part began.
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .curve(_, _, let point): point
    case .close: nil
    }
  }
}
