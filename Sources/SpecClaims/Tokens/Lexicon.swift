/// The closed word classes of English, and the two open ones that documentation of calls cannot do without: verbs of invocation and
/// verbs an author is told to do or not to do. Everything not listed here is taken for a noun.
package enum Lexicon {
  package static let determiners: WordClass = .init(
    bit: 0,
    [
      "the", "a", "an", "this", "that", "these", "those", "any", "each", "every", "all", "no", "some", "your", "its",
      "their",
      "another", "other", "both", "either",
    ])
  package static let pronouns: WordClass = .init(
    bit: 1,
    [
      "it", "they", "them", "you", "we", "this", "these", "that", "one", "he", "she", "i",
    ])
  package static let modals: [String: Modality] = [
    "must": .must, "shall": .must, "should": .should, "ought": .should, "may": .may, "can": .may, "might": .may,
    "could": .may,
    "will": .fact, "would": .fact,
  ]
  package static let be: WordClass = .init(bit: 2, ["is", "are", "was", "were", "be", "been", "being"])
  package static let have: WordClass = .init(bit: 3, ["has", "have", "had", "having"])
  package static let `do`: WordClass = .init(bit: 4, ["do", "does", "did"])
  package static let negations: WordClass = .init(bit: 5, ["not", "never", "neither", "nor"])
  package static let coordinators: WordClass = .init(bit: 6, ["and", "or", "but"])
  package static let prepositions: WordClass = .init(
    bit: 7,
    [
      "on", "in", "at", "of", "to", "from", "by", "for", "with", "within", "during", "after", "before", "until", "into",
      "inside",
      "outside", "without", "via", "through", "upon", "about", "over", "under", "off", "since", "per", "between",
      "against", "out",
    ])
  /// Words that open a clause which explains or concedes; what stands in it is read for itself.
  package static let causal: WordClass = .init(bit: 8, ["because", "since", "although", "though", "whereas"])
  /// Words that open a condition or a moment; what stands in it belongs to the clause before.
  package static let temporal: WordClass = .init(
    bit: 9,
    [
      "when", "whenever", "if", "unless", "while", "once", "until", "before", "after",
    ])
  package static let relative: WordClass = .init(bit: 10, ["that", "which", "who", "whose"])
  package static let adverbs: WordClass = .init(
    bit: 11,
    [
      "always", "ever", "also", "only", "just", "immediately", "right", "directly", "exactly", "then", "instead",
      "still",
      "even",
      "again",
      "already", "now", "simply", "later", "very", "often", "usually", "typically", "normally", "generally",
      "frequently",
      "automatically", "first", "conceptually", "manually", "early", "soon", "never", "necessarily", "currently",
      "additionally",
      "however", "likewise", "therefore", "thus", "otherwise", "notably", "most", "please", "so", "much", "too",
      "equally",
      "repeatedly",
      "synchronously", "asynchronously", "once", "twice", "themselves", "itself", "yourself", "here", "there",
      "actually",
      "eventually", "yet", "sometime",
    ])
  /// What is said of a thing that a method is given.
  package static let handed: Set<String> = [
    "given", "specified", "provided", "supplied", "passed", "passed-in", "received",
  ]
  /// An adverb of the list, or one that its ending gives away ("successfully").
  package static func isAdverb(_ word: String) -> Bool {
    adverbs.contains(word)
      || word.count > 4 && word.hasSuffix("ly")
        && !["apply", "reply", "supply", "rely", "multiply", "assembly", "family"].contains(word)
  }

  /// All in one set, because every word of every sentence is asked for several times.
  private static let functionWords: Set<String> = [
    determiners, pronouns, be, have, negations, coordinators, prepositions, causal, temporal, relative, adverbs,
  ].reduce(into: Set(modals.keys)) { $0.formUnion($1.words) }

  /// True for words of the closed classes: none of them is a verb or a noun.
  package static func isFunctionWord(_ word: String) -> Bool {
    functionWords.contains(word)
  }
  /// Words that open a sentence without changing what it promises.
  package static let openers: WordClass = .init(
    bit: 12,
    [
      "however", "additionally", "also", "instead", "therefore", "thus", "furthermore", "moreover", "so", "then", "and",
      "but",
      "consequently", "hence", "similarly", "likewise", "finally", "again", "further", "notably", "now", "nonetheless",
      "nevertheless",
    ])
  /// Words that take a promise back.
  /// What people hold to be so.
  static let beliefs: Set<String> = [
    "belief", "beliefs", "opinion", "misconception", "misconceptions", "misunderstanding", "misunderstandings", "myth",
    "myths", "rumour", "rumours", "rumor", "rumors", "assumption", "fallacy", "fallacies",
  ]

  package static let hedges: WordClass = .init(
    bit: 13,
    [
      "usually", "typically", "generally", "normally", "often", "sometimes", "mostly", "probably", "likely", "possibly",
      "ideally",
      "might", "could", "would", "perhaps", "maybe", "commonly", "rarely", "seldom", "occasionally", "conceptually",
      "almost", "nearly", "practically", "virtually", "roughly", "approximately", "hardly", "barely", "scarcely",
      "supposedly", "presumably", "unlikely", "apparently", "allegedly", "reportedly", "seemingly", "arguably",
      "hopefully", "effectively", "theoretically", "ordinarily", "ostensibly",
      "nominally", "infrequently", "historically", "formerly", "mainly", "chiefly", "primarily", "largely",
      "predominantly", "broadly",
    ])

  package static let contractions: [String: [String]] = [
    "it's": ["it", "is"], "that's": ["that", "is"], "here's": ["here", "is"], "there's": ["there", "is"],
    "what's": ["what", "is"], "don't": ["do", "not"], "doesn't": ["does", "not"], "didn't": ["did", "not"],
    "isn't": ["is", "not"], "aren't": ["are", "not"], "wasn't": ["was", "not"], "weren't": ["were", "not"],
    "won't": ["will", "not"], "wouldn't": ["would", "not"], "can't": ["can", "not"], "cannot": ["can", "not"],
    "couldn't": ["could", "not"], "needn't": ["need", "not"], "mightn't": ["might", "not"],
    "shouldn't": ["should", "not"], "mustn't": ["must", "not"], "hasn't": ["has", "not"],
    "haven't": ["have", "not"], "hadn't": ["had", "not"], "you're": ["you", "are"], "you'll": ["you", "will"],
    "you've": ["you", "have"], "we're": ["we", "are"], "we'll": ["we", "will"], "we've": ["we", "have"],
    "they're": ["they", "are"], "they've": ["they", "have"], "everytime": ["every", "time"], "it'll": ["it", "will"],
    "they'll": ["they", "will"],
    "let's": ["let", "us"], "you'd": ["you", "would"], "we'd": ["we", "would"], "they'd": ["they", "would"],
    "it'd": ["it", "would"],
  ]

  private static let classes: [String: UInt32] = [
    determiners, pronouns, be, have, `do`, negations, coordinators, prepositions, causal, temporal, relative, adverbs,
    openers, hedges,
  ].reduce(into: [:]) { table, one in
    for word in one.words { table[word, default: 0] |= one.mask }
  }

  /// The classes of a word in lower case, a bit for each.
  static func classes(of word: String) -> UInt32 { classes[word] ?? 0 }

  /// Where a program runs.
  static let platforms: Set<String> = [
    "android", "ios", "ipados", "macos", "linux", "windows", "wayland", "x11", "web", "tvos", "watchos", "unix",
    "posix",
    "darwin", "freebsd",
  ]
}
