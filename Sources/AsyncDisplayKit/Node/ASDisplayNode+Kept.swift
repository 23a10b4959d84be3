import HeadlessUIKit

/// What few nodes say of themselves.
extension ASDisplayNode {
  /// Whether all nodes below are drawn into this one's contents. To be set before they are loaded; it cannot be taken back.
  public var shouldRasterizeDescendants: Bool {
    get { rasterizesSubtree }
    set { if newValue { enableSubtreeRasterization() } }
  }

  /// Which of several nodes is to be drawn first; kept only: they are drawn in the order in which that was asked for.
  public var drawingPriority: Int {
    get { rare() ?? ASDefaultDrawingPriority }
    set { setRare(newValue) }
  }

  // MARK: Of the layer

  /// The part of the contents that is shown, where their width and height are 1.
  public var contentsRect: CGRect {
    get { rare() ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { keep(newValue, \.contentsRect) }
  }

  /// The part of the contents that is stretched; their width and height are 1.
  public var contentsCenter: CGRect {
    get { rare() ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { keep(newValue, \.contentsCenter) }
  }

  /// How contents fill the bounds.
  public var contentsGravity: CALayerContentsGravity {
    get { rare() ?? .resize }
    set { keep(newValue, \.contentsGravity) }
  }

  /// Pixels per point of the picture that is kept of the layer, where one is.
  public var rasterizationScale: CGFloat {
    get { rare() ?? 1 }
    set { keep(newValue, \.rasterizationScale) }
  }

  /// Moves everything in the node, around its anchor.
  public var subnodeTransform: CATransform3D {
    get { rare() ?? CATransform3DIdentity }
    set { keep(newValue, \.sublayerTransform) }
  }

  /// Keeps a value and has the layer show it: now, or what was set last once the layer is there.
  private func keep<Value>(
    _ value: Value, _ shown: ReferenceWritableKeyPath<CALayer, Value> & Sendable, _ name: String = #function
  ) {
    let isFirst = (rare(name) as Value?) == nil
    setRare(value, name)
    if isNodeLoaded { return onMain(self) { $0.loadedLayer[keyPath: shown] = value } }
    guard isFirst else { return }
    state.with { $0.loadBlocks.append { node in node.loadedLayer[keyPath: shown] = node.rare(name) ?? value } }
  }

  // MARK: Measuring how long layouts take, which nobody does here

  public var measurementOptions: ASDisplayNodePerformanceMeasurementOptions {
    get { rare() ?? [] }
    set { setRare(newValue) }
  }
  /// Nothing takes time.
  public var performanceMeasurements: ASDisplayNodePerformanceMeasurements { ASDisplayNodePerformanceMeasurements() }
}

public let ASDefaultDrawingPriority = 0

/// What is measured of a node.
public struct ASDisplayNodePerformanceMeasurementOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layoutSpec = ASDisplayNodePerformanceMeasurementOptions(rawValue: 1 << 0)
  public static let layoutComputation = ASDisplayNodePerformanceMeasurementOptions(rawValue: 1 << 1)
}

/// What was measured of a node; times are in seconds.
public struct ASDisplayNodePerformanceMeasurements: Hashable, Sendable {
  public var layoutSpecTotalTime: Double = 0
  public var layoutSpecNumberOfPasses = 0
  public var layoutComputationTotalTime: Double = 0
  public var layoutComputationNumberOfPasses = 0

  public init() {}
}
