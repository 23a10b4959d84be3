extension Equatable {
  /// This value with a change made to it; nil if it stays what it is, or if the change is refused.
  ///
  /// - Parameter isAllowed: asked only when something would change, since who asks may be told of a broken rule.
  func changed(by change: (inout Self) -> Void, ifAllowed isAllowed: () -> Bool) -> Self? {
    var new = self
    change(&new)
    return new != self && isAllowed() ? new : nil
  }
}
