import HeadlessUIKit

/// Calls of touches and the responder chain.
extension NodeCall {
  package static let touchesBegan = call("touchesBegan(_:with:)")
  package static let touchesMoved = call("touchesMoved(_:with:)")
  package static let touchesEnded = call("touchesEnded(_:with:)")
  package static let touchesCancelled = call("touchesCancelled(_:with:)")
  package static let gestureRecognizerShouldBegin = call("gestureRecognizerShouldBegin(_:)")
  package static let hitTest = call("hitTest(_:with:)")
  package static let pointInside = call("point(inside:with:)")
  /// The traits are others from now on.
  package static let traitsSet = call("traitsSet")
  package static let traitsDidChangeFrom = call("asyncTraitCollectionDidChange(withPreviousTraitCollection:)")
  package static let traitsDidChange = call("asyncTraitCollectionDidChange()")
  package static let safeAreaInsetsDidChange = call("safeAreaInsetsDidChange()")
  package static let canBecomeFirstResponder = call("canBecomeFirstResponder()")
}

/// Calls of describing.
extension NodeCall {
  package static let recursiveDescription = call("recursiveDescription()")
  package static let descriptionForRecursiveDescription = call("descriptionForRecursiveDescription()")
}
