import Foundation

/// A view that shows something else when what it has shown is on screen no more.
protocol ReusableView: UIView {
  func prepareForReuse()
}

/// What views of one kind are asked for by.
struct ReuseName: Hashable {
  /// Of a supplementary view.
  var kind: String?
  let identifier: String
}

/// Views that are used again, and how others are made.
struct ReusedViews<View: ReusableView> {
  private var makers: [ReuseName: () -> View] = [:]
  private var idle: [ReuseName: [View]] = [:]

  /// - Parameter make: nil to have none made any more.
  mutating func register(_ name: ReuseName, _ make: (() -> View)?) { makers[name] = make }

  func isRegistered(_ name: ReuseName) -> Bool { makers[name] != nil }

  /// A view that is not used any more, or a new one; nil if nobody has said how they are made.
  mutating func take(_ name: ReuseName, in runtime: HeadlessRuntime) -> View? {
    if let view = idle[name]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return makers[name].map { make in UIView.made(by: runtime) { make() } }
  }

  /// Keeps a view for the next who asks for one.
  mutating func keep(_ view: View, as name: ReuseName) { idle[name, default: []].append(view) }
}
