import SpecDocument

/// How a sentence was taken apart, line by line: tokens, clauses, the forms that read them, and those that came near.
struct Derivation {
  let reading: SentenceReading

  var lines: [String] {
    var lines = ["tokens    " + reading.tokens.phrase]
    if reading.tokensRead != reading.tokens, !reading.tokensRead.isEmpty {
      lines.append("read as   " + reading.tokensRead.phrase)
    }
    if let parameter = reading.parameter { lines.append("place     describes the parameter \(parameter)") }
    if reading.isForeign { lines.append("place     speaks of something else than the section's method") }
    for (clause, effect) in zip(reading.clauses, reading.effects) {
      lines.append("clause    " + clause.description + (effect == .none ? "" : " · judged \(effect)"))
      if clause.verb == nil { lines.append("          has no verb that the grammar knows") }
      lines += reading.views.filter { $0.original == clause }.flatMap(forms)
    }
    return lines
  }

  private func forms(_ seen: SentenceReading.Seen) -> [String] {
    var read: Set<Payload> = []
    var lines: [String] = []
    for form in seen.forms {
      let drafts = form.read(seen.view).filter {
        DraftGate.admits($0, of: seen.view) && read.insert($0.payload).inserted
      }
      lines += drafts.isEmpty ? [] : ["form      \(form.name): \(form.summary)"]
    }
    let near = NearMissSearch(view: seen.view, forms: seen.forms, known: read).near()
    return lines + near.map { "near      \($0)" }
  }
}

extension SentenceReading {
  /// What was in the way of a sentence that no form has read, or nil when no form comes near.
  var nearest: NearMiss? {
    views.lazy.compactMap { NearMissSearch(view: $0.view, forms: $0.forms).nearest() }.min {
      $0.obstacles.count < $1.obstacles.count
    }
  }
}
