import Foundation
import HeadlessUIKit

/// Which classes of nodes are the kit's: nothing of anybody else's runs in their initialisers after the base class's part.
enum OwnClasses {
  private static let known = Guarded<[ObjectIdentifier: Bool]>([:])
  private static let module = "\(String(reflecting: ASDisplayNode.self).prefix { $0 != "." })."

  static func contains(_ type: ASDisplayNode.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let isOwn = known.with({ $0[id] }) { return isOwn }
    let isOwn = String(reflecting: type).hasPrefix(module)
    known.with { $0[id] = isOwn }
    return isOwn
  }
}

/// What sources say of their initialisers, which no base class can see. `portable-source` writes it into them.
extension ASDisplayNode {
  /// The first property of a class says that those behind it are being made.
  public static func propertiesBegin(_ type: ASDisplayNode.Type) { CreationScope.propertiesBegin(of: type) }

  /// The first thing that an initialiser of a class says.
  public static func initialiserBegins(_ type: ASDisplayNode.Type) { CreationScope.initialiserBegins(of: type) }

  /// The last thing that an initialiser of a class says, however it ends.
  public static func initialiserEnds(_ type: ASDisplayNode.Type) {
    CreationScope.initialiserEnds(of: type) { node in
      (node as? ASDisplayNode).map { initialiserOwner(of: Swift.type(of: $0)) } ?? Swift.type(of: node)
    }
  }

  /// The most derived class of a node that has an initialiser of its own.
  static func initialiserOwner(of type: ASDisplayNode.Type) -> ASDisplayNode.Type {
    var owner = type
    while owner.inheritsInitialisers, !OwnClasses.contains(owner),
      let above = _getSuperclass(owner) as? ASDisplayNode.Type
    {
      owner = above
    }
    return owner
  }
}
