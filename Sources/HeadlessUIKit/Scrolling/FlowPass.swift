import Foundation

/// Puts section after section into a flow.
struct FlowPass {
  let source: any CollectionLayoutSource
  let axis: UICollectionView.ScrollDirection
  /// How much room there is across the axis, in points.
  let breadth: CGFloat
  private(set) var result: FlowResult
  /// Where the next band begins, along the axis.
  private var position: CGFloat = 0

  init(source: any CollectionLayoutSource, axis: UICollectionView.ScrollDirection, breadth: CGFloat) {
    self.source = source
    self.axis = axis
    self.breadth = breadth
    result = FlowResult(axis: axis)
    position = source.roomBefore
    close()
  }

  mutating func add(section: Int, spacing: FlowSpacing, header: CGFloat, footer: CGFloat) {
    let start = position
    addSupplement(UICollectionView.elementKindSectionHeader, section: section, atLeast: header)
    addItems(of: section, spacing: spacing)
    addSupplement(UICollectionView.elementKindSectionFooter, section: section, atLeast: footer)
    result.extents.append(FlowExtent(start: start, end: position))
    close()
  }

  private mutating func close() {
    result.contentSize = axis.size(along: position + source.roomAfter, across: breadth)
  }

  private mutating func addSupplement(_ kind: String, section: Int, atLeast least: CGFloat) {
    guard let size = source.size(ofKind: kind, inSection: section) else { return }
    let length = max(least, axis.along(size))
    guard length > 0 else { return }
    let frame = CGRect(
      origin: axis.point(along: position, across: 0), size: axis.size(along: length, across: breadth))
    let path = IndexPath(item: 0, section: section)
    result.supplements[FlowSupplement(kind: kind, section: section)] = frame
    result.bands.append(
      FlowBand(
        start: position, end: position + length, elements: [FlowElement(path: path, kind: kind, frame: frame)]))
    position += length
  }

  private mutating func addItems(of section: Int, spacing: FlowSpacing) {
    let count = source.itemCount(inSection: section)
    let sizes = (0..<count).map { source.size(ofItemAt: IndexPath(item: $0, section: section)) }
    let (leading, trailing) = (axis.leading(spacing.inset), axis.trailing(spacing.inset))
    let room = max(0, breadth - leading.across - trailing.across)
    result.items.append([])
    position += leading.along
    var first = 0
    while first < count {
      if first > 0 { position += spacing.line }
      let end = endOfLine(from: first, in: sizes, room: room, gap: spacing.interitem)
      addLine(first..<end, sizes, section: section, inset: leading.across, room: room, gap: spacing.interitem)
      first = end
    }
    position += trailing.along
  }

  private func endOfLine(from first: Int, in sizes: [CGSize], room: CGFloat, gap: CGFloat) -> Int {
    var (end, used) = (first + 1, axis.across(sizes[first]))
    while end < sizes.count, used + gap + axis.across(sizes[end]) <= room + 0.001 {
      used += gap + axis.across(sizes[end])
      end += 1
    }
    return end
  }

  private mutating func addLine(
    _ line: Range<Int>, _ sizes: [CGSize], section: Int, inset: CGFloat, room: CGFloat, gap: CGFloat
  ) {
    let length = sizes[line].map(axis.along).max() ?? 0
    let used = sizes[line].map(axis.across).reduce(0, +) + gap * CGFloat(line.count - 1)
    // The last line is full if one more of its last item would not have fitted.
    let isFull = line.upperBound < sizes.count || used + gap + axis.across(sizes[line.upperBound - 1]) > room
    let spare = isFull ? max(0, room - used) : 0
    var across = inset + (line.count == 1 ? spare / 2 : 0)
    let step = line.count > 1 ? gap + spare / CGFloat(line.count - 1) : gap
    var elements: [FlowElement] = []
    for item in line {
      let start = position + (length - axis.along(sizes[item])) / 2
      let frame = CGRect(origin: axis.point(along: start, across: across), size: sizes[item])
      elements.append(FlowElement(path: IndexPath(item: item, section: section), kind: nil, frame: frame))
      result.items[section].append(frame)
      across += axis.across(sizes[item]) + step
    }
    result.bands.append(FlowBand(start: position, end: position + length, elements: elements))
    position += length
  }
}
