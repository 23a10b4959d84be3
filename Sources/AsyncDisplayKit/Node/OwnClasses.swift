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
