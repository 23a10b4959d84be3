/// The recognisers of a scroll view, made by the kit for whoever asks.
struct ScrollRecognizers {
  var pan: UIPanGestureRecognizer?
  var pinch: UIPinchGestureRecognizer?
}

extension UIScrollView {
  func own<Recognizer: UIGestureRecognizer>(
    _ part: WritableKeyPath<ScrollRecognizers, Recognizer?>, _ make: () -> Recognizer
  ) -> Recognizer {
    if let made = recognizersOfItsOwn[keyPath: part] { return made }
    let made = UIView.made(by: runtime, make)
    made.view = self
    recognizersOfItsOwn[keyPath: part] = made
    return made
  }
}
