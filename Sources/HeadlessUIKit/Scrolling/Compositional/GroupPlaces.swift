import Foundation

/// Where the elements of a group are, in the group's coordinates.
struct GroupPlaces {
  /// A cell.
  struct Element {
    let number: Int
    var frame: CGRect
    let item: NSCollectionLayoutItem
    let zIndex: Int
  }

  /// The items of a section, and how many of them have a place already.
  struct Items {
    let count: Int
    /// How large a cell is that says it itself.
    let fitted: (Int) -> CGSize?
    let room: (CGSize) -> any NSCollectionLayoutEnvironment
    var next = 0
  }

  private(set) var elements: [Element] = []
  private(set) var size: CGSize
  private let group: NSCollectionLayoutGroup

  /// Gives the next items places, at least one of them.
  ///
  /// - Parameter container: what shares are taken of, in points.
  init(of group: NSCollectionLayoutGroup, in container: CGSize, size given: CGSize? = nil, items: inout Items) {
    self.group = group
    size = given ?? group.layoutSize.resolved(in: container)
    switch group.arrangement {
    case .custom(let provider): placeCustom(provider(items.room(size)), &items)
    case .along(let axis): place(along: axis, &items)
    }
  }

  private mutating func placeCustom(_ places: [NSCollectionLayoutGroupCustomItem], _ items: inout Items) {
    for place in places where items.next < items.count {
      elements.append(Element(number: items.next, frame: place.frame, item: group, zIndex: place.zIndex))
      items.next += 1
    }
    // A group without any place would be there again and again.
    if places.isEmpty { items.next = items.count }
  }

  // MARK: One after the other

  /// One subitem at its place: a cell, or all of a group.
  private struct Slot {
    var frame: CGRect
    let elements: [Element]
    /// Whether it is a cell, which is as large as the slot but for its insets.
    let isCell: Bool
    /// Whether its size across the group is a share of that.
    let follows: NSCollectionLayoutDimension?
  }

  private mutating func place(along axis: UICollectionView.ScrollDirection, _ items: inout Items) {
    let insets = group.contentInsets
    let room = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    let spacing = group.interItemSpacing?.spacing ?? 0
    var (slots, position) = ([Slot](), CGFloat(0))
    while items.next < items.count, let subitem = subitem(after: slots.count, along: axis) {
      let before = items
      let gap = slots.isEmpty ? 0 : spacing
      let slot = slot(for: subitem, room: room, along: axis, at: position + gap, &items)
      let end = axis == .vertical ? slot.frame.maxY : slot.frame.maxX
      if group.count == nil, !slots.isEmpty, !isOpen(axis), end > axis.along(room) + 0.01 {
        items = before
        break
      }
      slots.append(slot)
      position = end + (axis == .vertical ? subitem.spacing.bottom : subitem.spacing.trailing)
    }
    finish(slots, along: axis, length: position, room: room)
  }

  /// Whether the group is as long as what is in it.
  private func isOpen(_ axis: UICollectionView.ScrollDirection) -> Bool {
    (axis == .vertical ? group.layoutSize.heightDimension : group.layoutSize.widthDimension).isEstimated
  }

  private func subitem(after number: Int, along axis: UICollectionView.ScrollDirection) -> NSCollectionLayoutItem? {
    guard !group.subitems.isEmpty else { return nil }
    if let count = group.count { return number < count ? group.subitems[0] : nil }
    if isOpen(axis), number >= group.subitems.count { return nil }
    return group.subitems[number % group.subitems.count]
  }

  private func slot(
    for subitem: NSCollectionLayoutItem, room: CGSize, along axis: UICollectionView.ScrollDirection,
    at position: CGFloat, _ items: inout Items
  ) -> Slot {
    let around = subitem.spacing
    let origin = CGPoint(
      x: around.leading + (axis == .horizontal ? position : 0), y: around.top + (axis == .vertical ? position : 0))
    let share = share(of: room, along: axis)
    if let inner = subitem as? NSCollectionLayoutGroup {
      let own = share.map { Self.with(axis, $0, inner.layoutSize.resolved(in: room)) }
      let places = GroupPlaces(of: inner, in: room, size: own, items: &items)
      return Slot(
        frame: CGRect(origin: origin, size: places.size), elements: places.elements, isCell: false, follows: nil)
    }
    let number = items.next
    items.next += 1
    var size = subitem.layoutSize.resolved(in: room, fitted: items.fitted(number))
    if let share { size = Self.with(axis, share, size) }
    let across = axis == .horizontal ? subitem.layoutSize.heightDimension : subitem.layoutSize.widthDimension
    let follows = axis == .horizontal ? across.isFractionalHeight : across.isFractionalWidth
    let cell = Element(number: number, frame: CGRect(origin: .zero, size: size), item: subitem, zIndex: 0)
    return Slot(
      frame: CGRect(origin: origin, size: size), elements: [cell], isCell: true, follows: follows ? across : nil)
  }

  /// What each element has of a group that all share evenly.
  private func share(of room: CGSize, along axis: UICollectionView.ScrollDirection) -> CGFloat? {
    guard group.sharesEvenly, let count = group.count, count > 0, !isOpen(axis) else { return nil }
    let gaps = CGFloat(count - 1) * (group.interItemSpacing?.spacing ?? 0)
    return max(0, (axis.along(room) - gaps) / CGFloat(count))
  }

  private static func with(_ axis: UICollectionView.ScrollDirection, _ length: CGFloat, _ size: CGSize) -> CGSize {
    axis.size(along: length, across: axis.across(size))
  }

  // MARK: The size of what is there

  private mutating func finish(
    _ slots: [Slot], along axis: UICollectionView.ScrollDirection, length: CGFloat, room: CGSize
  ) {
    var slots = slots
    let insets = group.contentInsets
    let acrossDimension = axis == .vertical ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
    if isOpen(axis) { size = Self.with(axis, length + insets.along(axis), size) }
    if acrossDimension.isEstimated {
      // Who has a share of the group's size has it of what the others need.
      let needed = slots.filter { $0.follows == nil }.map { axis == .vertical ? $0.frame.maxX : $0.frame.maxY }.max()
      let across = needed ?? axis.across(room)
      size = axis.size(along: axis.along(size), across: across + insets.across(axis))
      for index in slots.indices {
        guard let share = slots[index].follows else { continue }
        slots[index].frame.size = axis.size(
          along: axis.along(slots[index].frame.size), across: share.dimension * across)
      }
    }
    let spare = group.interItemSpacing?.isFlexibleSpacing == true && slots.count > 1 ? axis.along(room) - length : 0
    for (number, slot) in slots.enumerated() {
      let shift = max(0, spare) * CGFloat(number) / CGFloat(max(1, slots.count - 1))
      add(slot, movedBy: axis.point(along: shift, across: 0))
    }
  }

  private mutating func add(_ slot: Slot, movedBy shift: CGPoint) {
    let insets = group.contentInsets
    let origin = CGPoint(
      x: slot.frame.minX + insets.leading + shift.x, y: slot.frame.minY + insets.top + shift.y)
    for var element in slot.elements {
      element.frame =
        slot.isCell
        ? CGRect(origin: origin, size: slot.frame.size).inset(by: element.item.contentInsets)
        : element.frame.offsetBy(dx: origin.x, dy: origin.y)
      elements.append(element)
    }
  }
}

extension NSCollectionLayoutItem {
  /// What is added around it.
  fileprivate var spacing: NSDirectionalEdgeInsets { edgeSpacing?.insets ?? .zero }
}

extension NSDirectionalEdgeInsets {
  fileprivate func along(_ axis: UICollectionView.ScrollDirection) -> CGFloat {
    axis == .vertical ? top + bottom : leading + trailing
  }
  fileprivate func across(_ axis: UICollectionView.ScrollDirection) -> CGFloat {
    axis == .vertical ? leading + trailing : top + bottom
  }
}

extension CGRect {
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}
