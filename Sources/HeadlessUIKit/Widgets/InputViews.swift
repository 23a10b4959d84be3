/// What comes up in place of a keyboard, and above it; kept only.
struct InputViews {
  var main: UIView?
  var accessory: UIView?
}
