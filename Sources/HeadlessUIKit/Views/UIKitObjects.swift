import Foundation

/// Events of plain UIKit objects.
package enum ViewCall {
  package static let viewInit = ObservedCall(type: "UIView", name: "init")
  package static let layoutPass = ObservedCall(type: "UIView", name: "layoutPass")
  package static let addGestureRecognizer = ObservedCall(type: "UIView", name: "addGestureRecognizer(_:)")
  package static let refused = ObservedCall(type: "UIView", name: "refused")
  package static let recognizerInit = ObservedCall(type: "UIGestureRecognizer", name: "init")
  package static let layerInit = ObservedCall(type: "CALayer", name: "init")
}

/// Recognises a gesture on a view.
open class UIGestureRecognizer: TracedObject {
  package let runtime = HeadlessRuntime.current
  public let observationID: UInt32
  public internal(set) weak var view: UIView?
  public var isEnabled = true
  private weak var target: AnyObject?

  public var relatedObservationID: UInt32 { view?.observationID ?? 0 }
  package var ambientFlags: ObservedFlags { [] }
  package var refusal: ObservedCall { ViewCall.refused }

  /// - Parameters:
  ///   - target: who is told; not retained.
  ///   - action: the name of what to call; kept only.
  public init(target: AnyObject? = nil, action: String? = nil) {
    observationID = runtime.nextObservationID()
    self.target = target
    note(ViewCall.recognizerInit, flags: .byClient)
  }
}

/// Recognises taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  public var numberOfTapsRequired = 1
}

/// Recognises drags.
open class UIPanGestureRecognizer: UIGestureRecognizer {}

/// Recognises long presses.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// In seconds.
  public var minimumPressDuration = 0.5
}

/// What a view draws itself in, or what a node has in place of a view. Main only.
open class CALayer: TracedObject {
  package let runtime = HeadlessRuntime.current
  public let observationID: UInt32
  /// The view or node that the layer belongs to.
  package weak var owner: (any Observable)?
  /// In the coordinates of the layer above, in points.
  open var frame = CGRect.zero
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  public var backgroundColor: UIColor?
  public var isHidden = false
  public var opacity: Float = 1
  public var cornerRadius: CGFloat = 0
  public var zPosition: CGFloat = 0
  /// What is drawn; whatever a node's drawing made.
  public var contents: Any?
  public private(set) weak var superlayer: CALayer?
  public private(set) var sublayers: [CALayer]?

  public var relatedObservationID: UInt32 { owner?.observationID ?? 0 }
  package var ambientFlags: ObservedFlags { [] }
  package var refusal: ObservedCall { ViewCall.refused }

  public init() {
    observationID = runtime.nextObservationID()
    note(ViewCall.layerInit, flags: .byClient)
  }

  /// The layer of a view or node, which no observer need hear of.
  package init(owner: any Observable) {
    observationID = runtime.nextObservationID()
    self.owner = owner
  }

  public func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  public func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
}
