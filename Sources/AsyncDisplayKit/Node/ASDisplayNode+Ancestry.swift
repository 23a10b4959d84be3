import HeadlessUIKit

/// What is above a node.
extension ASDisplayNode {
  /// The node, and those above it.
  public var supernodesIncludingSelf: [ASDisplayNode] { [self] + supernodes }

  /// The nearest node above that is of a class or of one derived from it.
  public func supernode(of supernodeClass: AnyClass, includingSelf: Bool) -> ASDisplayNode? {
    (includingSelf ? supernodesIncludingSelf : supernodes).first { $0.isOfClass(supernodeClass) }
  }

  /// The node and those above it, in brackets.
  public var ancestryDescription: String {
    "(" + supernodesIncludingSelf.map(\.shortDescription).joined(separator: ", ") + ")"
  }

  /// What the node is called in drawings of layouts.
  public func asciiArtName() -> String { debugName ?? "\(type(of: self))" }
  /// A drawing of the layout: here its name alone.
  public func asciiArtString() -> String { asciiArtName() }
}
