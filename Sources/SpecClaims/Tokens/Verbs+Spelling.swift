/// Verbs that are not spelt alike everywhere.
extension Verbs {
  /// "cancelled" beside "canceled": half of the world doubles the letter.
  static let doublingAbroad: Set<String> = [
    "cancel", "signal", "label", "model", "marshal", "unmarshal", "travel", "channel", "total", "tunnel", "level",
  ]

  /// Participles that guides misspell again and again.
  static let misspelt: KeyValuePairs<String, String> = [
    "overriden": "override", "overrided": "override", "writen": "write", "choosen": "choose",
  ]
}
