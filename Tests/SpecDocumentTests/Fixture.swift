import SpecDocument

/// A document made of the text of a test.
func document(_ text: String, limits: Limits = .standard) throws(DocumentError) -> Document {
  try Document(bytes: Array(text.utf8), name: "guide.md", limits: limits)
}
