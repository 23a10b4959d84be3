/// A value with a change made to it; nil if it stays what it is, or if the change is refused.
///
/// - Parameter isAllowed: asked only when something would change, since who asks may be told of a broken rule.
func changed<Value: Equatable>(
  _ value: Value, by change: (inout Value) -> Void, ifAllowed isAllowed: @autoclosure () -> Bool
) -> Value? {
  var new = value
  change(&new)
  return new != value && isAllowed() ? new : nil
}
