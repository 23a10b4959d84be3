extension TrapSentences {
  /// Of rules that leave a choice, hold elsewhere, or are a turn of speech.
  static let choices = [
    Expected("You must override this method or `-cut`."),
    Expected("You must override `-weave` or `-cut`."),
    Expected(
      "Subclasses that override `-weave` must also override `-cut`.",
      "-cut: has to be overridden (for subclasses that override `-weave`)"),
    Expected("Subclasses that override `-weave` must call super.", "-weave: super must be called"),
    Expected("Do not call `-cut` to tighten the warp.", "-cut: must not be called to tighten the warp"),
    Expected(
      "Do not call `-cut` from `-warp` or `-weft`.",
      "-warp and -weft: must not call `-cut` within -warp, -weft"),
    Expected("Do not touch the warp, except in this method."),
    Expected("The warp must not be touched anywhere but in this method."),
    Expected("Don't bother to touch the warp here."),
    Expected("You can't help touching the warp here."),
    Expected("Overriding it without calling super leaks the warp."),
    Expected("The warp must not be changed.", "-weave: must not change the warp"),
    Expected("It should never panic and be empty."),
    Expected("Make sure that."),
    Expected("Notifies all weavers that the loom is shown."),
    Expected("An idle loom can be stopped by slowly cutting the warp after the last row."),
  ]
}
