/// The form that came nearest to reading a sentence that was not understood, and what was in its way.
public struct NearMiss: Hashable, Sendable, CustomStringConvertible {
  /// The form's name in the catalogue.
  public let form: String
  /// What was in its way, each as the end of "if it were not for". One or two.
  public let obstacles: [String]
  /// What it would have read, as a canonical sentence.
  public let reading: String

  public init(form: String, obstacles: [String], reading: String) {
    self.form = form
    self.obstacles = obstacles
    self.reading = reading
  }

  public var description: String {
    "\(form) would read “\(reading)” were it not for \(obstacles.joined(separator: " and "))"
  }
}

/// Looks for the fewest edits after which some form reads a clause.
struct NearMissSearch {
  let view: ClauseView
  var forms = SentenceForms.all
  /// What has been read already is no miss.
  var known: Set<Payload> = []

  /// The nearest of all forms: first those that only the last look at the draft has kept back, then one edit, then two.
  func nearest() -> NearMiss? { withheld().first ?? misses(after: 1).first ?? misses(after: 2).first }

  /// Every form that one edit would bring to read, one miss a form; in the order of the catalogue.
  func near() -> [NearMiss] {
    var seen: Set<String> = []
    return (withheld() + misses(after: 1)).filter { seen.insert($0.form).inserted }
  }

  /// Drafts that a form has proposed and the gate has not let through.
  private func withheld() -> [NearMiss] {
    forms.flatMap { form in
      form.read(view).compactMap { draft in
        DraftGate.refusal(of: draft, view: view).map {
          NearMiss(form: form.name, obstacles: [$0], reading: CanonicalSentence.text(for: draft))
        }
      }
    }
  }

  private func misses(after edits: Int) -> [NearMiss] {
    repaired(view, edits: edits, from: Repair.allCases[...]).flatMap { repaired in
      forms.compactMap { form in
        let draft = form.read(repaired.view).first {
          DraftGate.admits($0, of: repaired.view) && !known.contains($0.payload)
        }
        return draft.map {
          NearMiss(form: form.name, obstacles: repaired.obstacles, reading: CanonicalSentence.text(for: $0))
        }
      }
    }
  }

  private func repaired(_ view: ClauseView, edits: Int, from repairs: ArraySlice<Repair>) -> [(
    view: ClauseView, obstacles: [String]
  )] {
    guard edits > 0 else { return [(view, [])] }
    return repairs.indices.flatMap { index -> [(view: ClauseView, obstacles: [String])] in
      guard let next = repairs[index].applied(to: view) else { return [] }
      return repaired(next.view, edits: edits - 1, from: repairs[(index + 1)...]).map {
        ($0.view, [next.obstacle] + $0.obstacles)
      }
    }
  }
}
