/// Regular verbs that manuals use of what their code does, and that are no nouns as well ("the pump increments the count").
extension Verbs {
  static let deeds = [
    "achieve", "accomplish", "declare", "encounter", "integrate", "influence", "increment",
    "decrement", "customize", "reinitialize", "restart", "retry", "recycle", "reopen", "resubscribe", "prioritize",
    "unpack", "unwrap", "encrypt", "decrypt", "compress", "decompress", "translate", "transfer", "reallocate",
    "redeliver", "tolerate", "complain", "discover", "truncate", "coalesce", "bypass", "skip", "unbind", "unmap",
    "collect", "compare", "select", "toggle",
  ]
}
