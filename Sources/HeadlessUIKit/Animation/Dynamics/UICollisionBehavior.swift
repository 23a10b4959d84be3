import Foundation

/// Is told when items meet something, and when they part.
public protocol UICollisionBehaviorDelegate: AnyObject {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}
}

/// Keeps items within boundaries, and out of one another.
open class UICollisionBehavior: ItemsBehavior {
  /// What items meet.
  public struct Mode: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let items = Mode(rawValue: 1 << 0)
    public static let boundaries = Mode(rawValue: 1 << 1)
    public static let everything = Mode(rawValue: .max)
  }

  open var collisionMode = Mode.everything
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  /// The edges of the reference view are boundaries.
  open var translatesReferenceBoundsIntoBoundary = false {
    didSet { wake() }
  }
  private var insets = UIEdgeInsets.zero
  private var walls: [Wall] = []
  private var contacts: [String: () -> Void] = [:]
  private var met: Set<String> = []

  private struct Wall {
    let identifier: (any NSCopying)?
    /// As it is compared.
    let name: String
    let lines: [(from: CGPoint, to: CGPoint)]
  }

  /// The same, as far within the edges as is said, in points.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    add(Wall(identifier: identifier, name: "\(identifier)", lines: [(p1, p2)]))
  }

  /// The boundary is the box around the path.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    add(Wall(identifier: identifier, name: "\(identifier)", lines: bezierPath.bounds.edges))
  }

  private func add(_ wall: Wall) {
    walls.removeAll { $0.name == wall.name }
    walls.append(wall)
    wake()
  }

  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    walls.removeAll { $0.name == "\(identifier)" }
    wake()
  }
  open func removeAllBoundaries() {
    walls = []
    wake()
  }
  open var boundaryIdentifiers: [any NSCopying]? { walls.compactMap(\.identifier) }

  override func correct(in animator: UIDynamicAnimator, over seconds: CGFloat) {
    met = []
    // Whoever is told of a contact may take items out.
    let items = items
    if collisionMode.contains(.boundaries) {
      for wall in walls + referenceWalls(of: animator) {
        for item in items where contains(item) { meet(wall, animator.body(of: item)) }
      }
    }
    if collisionMode.contains(.items) {
      for (index, item) in items.enumerated() {
        for other in items[(index + 1)...] where contains(item) && contains(other) {
          meet(animator.body(of: item), animator.body(of: other))
        }
      }
    }
    for (key, part) in contacts where !met.contains(key) {
      contacts[key] = nil
      part()
    }
  }

  private func referenceWalls(of animator: UIDynamicAnimator) -> [Wall] {
    guard translatesReferenceBoundsIntoBoundary, let bounds = animator.referenceView?.bounds else { return [] }
    return [Wall(identifier: nil, name: "", lines: bounds.inset(by: insets).edges)]
  }

  private func meet(_ wall: Wall, _ body: DynamicBody) {
    for line in wall.lines {
      let (center, half) = (body.item.center, body.halfSize)
      let nearest = center.nearest(from: line.from, to: line.to)
      let way = CGVector(from: nearest, to: center)
      guard let normal = way.normal else { continue }
      let depth = abs(normal.dx) * half.width + abs(normal.dy) * half.height - way.length
      guard depth >= 0 else { continue }
      body.bounce(off: normal, depth: depth, elasticity: body.elasticity)
      let (item, key) = (body.item, "\(ObjectIdentifier(body.item)) \(wall.name)")
      note(key) { [self] in
        collisionDelegate?.collisionBehavior(
          self, beganContactFor: item, withBoundaryIdentifier: wall.identifier, at: nearest)
      } parts: { [weak self] in
        guard let self else { return }
        collisionDelegate?.collisionBehavior(self, endedContactFor: item, withBoundaryIdentifier: wall.identifier)
      }
    }
  }

  private func meet(_ one: DynamicBody, _ other: DynamicBody) {
    let way = CGVector(from: other.item.center, to: one.item.center)
    let across = one.halfSize.width + other.halfSize.width - abs(way.dx)
    let down = one.halfSize.height + other.halfSize.height - abs(way.dy)
    guard across >= 0, down >= 0 else { return }
    let normal =
      across < down ? CGVector(dx: way.dx < 0 ? -1 : 1, dy: 0) : CGVector(dx: 0, dy: way.dy < 0 ? -1 : 1)
    one.bounce(with: other, along: normal, depth: min(across, down))
    let (first, second) = (one.item, other.item)
    let place = CGPoint(x: (first.center.x + second.center.x) / 2, y: (first.center.y + second.center.y) / 2)
    note("\(ObjectIdentifier(first)) \(ObjectIdentifier(second))") { [self] in
      collisionDelegate?.collisionBehavior(self, beganContactFor: first, with: second, at: place)
    } parts: { [weak self] in
      guard let self else { return }
      collisionDelegate?.collisionBehavior(self, endedContactFor: first, with: second)
    }
  }

  private func note(_ key: String, begins: () -> Void, parts: @escaping () -> Void) {
    met.insert(key)
    guard contacts.updateValue(parts, forKey: key) == nil else { return }
    begins()
  }
}

extension CGRect {
  fileprivate var edges: [(from: CGPoint, to: CGPoint)] {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
    return corners.indices.map { (corners[$0], corners[($0 + 1) % 4]) }
  }
}

extension CGPoint {
  /// The point of a line that is nearest.
  fileprivate func nearest(from start: CGPoint, to end: CGPoint) -> CGPoint {
    let line = CGVector(from: start, to: end)
    let square = line.dx * line.dx + line.dy * line.dy
    guard square > 0 else { return start }
    let part = min(max(((x - start.x) * line.dx + (y - start.y) * line.dy) / square, 0), 1)
    return start.moved(by: line.scaled(by: part))
  }
}
