import SpecClaims
import SpecDocument

/// A first vocabulary for a documentation, from its headings, its code spans and what its sentences refer to.
///
/// Types and calls are there as the documents name them. What only the author of a trace can know (which events there
/// are, and what the phrases mean in it) is there as comments: every phrase that a claim needs, with its place, ready
/// to be filled in. The text can be loaded as it is.
package struct VocabularyStarter: Sendable {
  private let documents: [String]
  private let calls: MentionedCalls
  private let phrases: MentionedPhrases

  package init(_ readings: [Reading]) {
    documents = readings.map(\.document.baseName)
    calls = MentionedCalls(readings)
    phrases = MentionedPhrases(readings)
  }

  /// False when nothing was found that a vocabulary could name.
  package var isUseful: Bool { !calls.byType.isEmpty || !phrases.isEmpty }

  package func text() -> String {
    ([head] + typeLines + callLines + candidateLines).joined(separator: "\n") + "\n"
  }

  private var head: String {
    """
    # A first vocabulary for \(documents.map(YAMLText.comment).joined(separator: ", ")).
    #
    # It ties the words of the pages to the calls, events, states and threads of a trace. What can be told from the
    # pages is filled in; lines that begin with #name: or with # and two spaces are suggestions: drop the # and say what
    # the phrase is in a trace. Phrases are compared without case, articles, auxiliaries and inflection. A word that is
    # not here makes a claim "not checked (unknown: ...)".
    version: 1
    """
  }

  // MARK: Types and calls

  private var typeNames: [String] {
    let names = calls.byType.keys.sorted()
    return names.isEmpty ? [MentionedCalls.noType] : names
  }

  private var typeLines: [String] {
    var lines = [
      "",
      "# Types as they are in the trace. Add inherits: Parent where one inherits the calls of another, and the nouns",
      "# that the pages use for it to aliases.", "types:",
    ]
    for name in typeNames {
      if name == MentionedCalls.noType {
        lines.append("  # Calls that no heading gives a type: rename it, or move them.")
      }
      let aliases = calls.nouns(of: name)
      lines.append("  \(YAMLText.quoted(name)):" + (aliases.isEmpty ? " {}" : ""))
      if !aliases.isEmpty { lines.append("    aliases: [\(aliases.map(YAMLText.quoted).joined(separator: ", "))]") }
    }
    return lines + calls.otherTypes.map { "#  \(YAMLText.quoted($0)): {}" }
  }

  private var callLines: [String] {
    var lines = [
      "",
      "# Calls by the type that declares them; the name is what the trace calls it, aliases are other spellings.",
      "# Give a call occasion: EVENT where an event makes it due; without it, a whole life does.", "calls:",
    ]
    if calls.byType.values.allSatisfy(\.isEmpty) { lines[lines.count - 1] = "calls: {}" }
    for type in typeNames {
      guard let found = calls.byType[type], !found.isEmpty else { continue }
      lines.append("  \(YAMLText.quoted(type)):")
      for call in found {
        let aliases = call.aliases.map(YAMLText.quoted).joined(separator: ", ")
        lines.append("    \(YAMLText.quoted(call.name)): " + (aliases.isEmpty ? "{}" : "{ aliases: [\(aliases)] }"))
      }
    }
    return lines
  }

  // MARK: Suggestions

  private var candidateLines: [String] {
    // Somebody has to fill this in; the type with most calls is the likeliest.
    let type = typeNames.max { (calls.byType[$0]?.count ?? 0) < (calls.byType[$1]?.count ?? 0) } ?? typeNames[0]
    return section(
      "events", phrases.events,
      "Events of the trace and the phrases that mean them: say what each is in the trace, and join what means the same."
    ) { name in ["calls: [\(type).\(name)]"] }
      + section(
        "conditions", phrases.conditions,
        "Restrictions: the attributes that a call must have for a claim to speak of it."
      ) { _ in ["where: { attribute: true }"] }
      + section(
        "actions", phrases.actions, "What client code does to something: the calls of the trace that show it.",
        list: "objects"
      ) { name in ["action: \(name.prefix { $0 != "-" })", "calls: [\(type).\(name)]"] }
      + section("states", phrases.states, "What holds after a call: an attribute of the event that ends it.") { name in
        ["attribute: \(name)"]
      }
      + threadLines
  }

  private func section(
    _ title: String, _ found: [MentionedPhrases.Entry], _ comment: String, list: String = "phrases",
    fields: (String) -> [String]
  ) -> [String] {
    guard !found.isEmpty else { return [] }
    var lines = ["", "# \(comment)", "#\(title):"]
    for entry in found {
      lines.append("#  \(YAMLText.quoted(entry.name)):   # \(YAMLText.comment(entry.places.joined(separator: ", ")))")
      lines += fields(entry.name).map { "#    \($0)" } + ["#    \(list):"]
      lines += entry.phrases.map { "#      - \(YAMLText.quoted($0))" }
    }
    return lines
  }

  private var threadLines: [String] {
    guard !phrases.threads.isEmpty else { return [] }
    return ["", "# Threads by their role in the trace, with the names the pages use.", "#threads:"]
      + phrases.threads.map {
        "#  \(YAMLText.quoted($0.name)): [\($0.phrases.map(YAMLText.quoted).joined(separator: ", "))]"
      }
  }
}
