import Foundation

/// What is tried out. Kept only: a node does what is documented.
public struct ASExperimentalFeatures: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let graphicsContexts = ASExperimentalFeatures(rawValue: 1 << 0)
  public static let textNode = ASExperimentalFeatures(rawValue: 1 << 1)
  public static let interfaceStateCoalescing = ASExperimentalFeatures(rawValue: 1 << 2)
  public static let infer = ASExperimentalFeatures(rawValue: 1 << 3)
  public static let collectionTeardown = ASExperimentalFeatures(rawValue: 1 << 4)
  public static let framesetterCache = ASExperimentalFeatures(rawValue: 1 << 5)
  public static let skipClearData = ASExperimentalFeatures(rawValue: 1 << 6)
  public static let didEnterPreloadSkipASMLayout = ASExperimentalFeatures(rawValue: 1 << 7)
  public static let dispatchApply = ASExperimentalFeatures(rawValue: 1 << 8)
  public static let drawingGlobal = ASExperimentalFeatures(rawValue: 1 << 9)
  public static let fixRangeController = ASExperimentalFeatures(rawValue: 1 << 10)
  public static let optimizeDataControllerPipeline = ASExperimentalFeatures(rawValue: 1 << 11)
  public static let hierarchyDisplayDidFinishIsRecursive = ASExperimentalFeatures(rawValue: 1 << 12)
  public static let all = ASExperimentalFeatures(rawValue: 0xFFFF_FFFF)
}

/// Is told of what is tried out. Never called: nothing is.
public protocol ASConfigurationDelegate: AnyObject {
  func textureDidActivateExperimentalFeatures(_ features: ASExperimentalFeatures)
  func textureDidInitialize()
}

extension ASConfigurationDelegate {
  public func textureDidActivateExperimentalFeatures(_ features: ASExperimentalFeatures) {}
  public func textureDidInitialize() {}
}

/// How the framework is to be; kept only.
public final class ASConfiguration: NSObject {
  public var delegate: (any ASConfigurationDelegate)?
  public var experimentalFeatures: ASExperimentalFeatures = []

  public override init() { super.init() }

  /// - Parameter dictionary: what a file would say; what is tried out stands nowhere but in ``experimentalFeatures``.
  public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }
}
