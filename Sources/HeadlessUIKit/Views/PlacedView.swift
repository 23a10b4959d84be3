import Foundation

/// The part of a view that says where its points are in others, and what few views have set.
///
/// A class beside ``UIView`` because only what stands in the body of a class can be overridden.
open class PlacedView: TouchedView {
  private var own: UIView { unsafeDowncast(self, to: UIView.self) }

  /// A point of this view, in the coordinates of another one; of the window if it is nil.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { own.layer.convert(point, to: view?.layer) }

  /// A point of another view, or of the window if it is nil, in the coordinates of this one.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { own.layer.convert(point, from: view?.layer) }

  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { own.layer.convert(rect, to: view?.layer) }

  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { own.layer.convert(rect, from: view?.layer) }

  open func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = own
    while let current = next {
      if current === view { return true }
      next = current.superview
    }
    return false
  }

  /// The view with this tag, itself or below.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if own.tag == tag { return own }
    return own.subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// As that of the layer.
  open var transform3D: CATransform3D {
    get { own.layer.transform }
    set { own.layer.transform = newValue }
  }

  /// The point of the bounds that is at ``center``, from (0, 0) to (1, 1).
  open var anchorPoint: CGPoint {
    get { own.layer.anchorPoint }
    set { own.layer.anchorPoint = newValue }
  }

  /// Whether what was drawn is taken away first. It always is.
  open var clearsContextBeforeDrawing: Bool {
    get { rare() ?? true }
    set { setRare(newValue) }
  }

  /// Its own, or that of the view above; the tint stays as it is.
  open var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { rare() ?? own.superview?.tintAdjustmentMode ?? .normal }
    set { setRare(newValue == .automatic ? nil : newValue) }
  }

  open var showsLargeContentViewer: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }

  open var largeContentTitle: String? {
    get { rare() }
    set { setRare(newValue) }
  }

  open var largeContentImage: UIImage? {
    get { rare() }
    set { setRare(newValue) }
  }

  open var scalesLargeContentImage: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }

  open var largeContentImageInsets: UIEdgeInsets {
    get { rare() ?? .zero }
    set { setRare(newValue) }
  }

  /// Never: where the constraints of a view leave something open, it is decided.
  open var hasAmbiguousLayout: Bool { false }

  open func exerciseAmbiguityInLayout() {}

  /// A view that looks as a part of this one does now. Main only.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    if afterUpdates { own.layoutIfNeeded() }
    guard let image = own.image(), let picture = image.cgImage else { return nil }
    let pixels = CGRect(
      x: (rect.minX - own.bounds.minX) * image.scale, y: (rect.minY - own.bounds.minY) * image.scale,
      width: rect.width * image.scale, height: rect.height * image.scale)
    guard let cut = picture.cropping(to: pixels) else { return nil }
    let part = UIImage(cgImage: cut, scale: image.scale, orientation: .up)
    let snapshot = UIImageView(image: part.resizableImage(withCapInsets: capInsets))
    snapshot.frame = CGRect(origin: .zero, size: rect.size)
    return snapshot
  }

  /// What of the view is seen: as much as this one, placed in its coordinates, covers.
  open var mask: UIView? {
    get { own.layer.mask?.view }
    set {
      own.keptMask = newValue
      own.layer.mask = newValue?.layer
    }
  }

  /// Pixels per point.
  open var contentScaleFactor: CGFloat {
    get { own.layer.contentsScale }
    set { own.layer.contentsScale = newValue }
  }

  /// The style that the view has for itself and for what is in it; that of the view above where none is said.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { rare() ?? .unspecified }
    set {
      StyleChange.perform(under: own, of: nil) { setRare(newValue == .unspecified ? nil : newValue) }
    }
  }

  open var motionEffects: [UIMotionEffect] {
    get { rare() ?? [] }
    set { setRare(newValue) }
  }

  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

  // MARK: Interactions

  /// In the order in which they were added. Others that are set take their place.
  open var interactions: [any UIInteraction] {
    get { rare() ?? [] }
    set {
      for one in interactions where !newValue.contains(where: { $0 === one }) { removeInteraction(one) }
      for one in newValue where one.view !== own { addInteraction(one) }
    }
  }

  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    setRare(interactions + [interaction], "interactions")
    interaction.didMove(to: own)
  }

  open func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    setRare(interactions.filter { $0 !== interaction }, "interactions")
    interaction.didMove(to: nil)
  }

  // MARK: Pictures

  /// A view that looks as this one does now. Main only.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { own.layoutIfNeeded() }
    guard let image = own.image() else { return nil }
    let snapshot = UIImageView(image: image)
    snapshot.frame = own.bounds
    return snapshot
  }

  /// Draws the view as it would be on screen into the current context, stretched to a rectangle. Main only.
  ///
  /// - Parameter afterUpdates: whether what is to be laid out and drawn is, before.
  /// - Returns: whether there was something to draw.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    if afterUpdates { own.layoutIfNeeded() }
    guard let image = own.image() else { return false }
    image.draw(in: rect)
    return true
  }
}
