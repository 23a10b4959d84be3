import SpecDocument

/// The methods and the type that the headings above a sentence name.
package struct SectionScope: Hashable, Sendable {
  package var methods: [MethodReference] = []
  package var type: String?

  /// The nearest heading that names methods decides them; the nearest one that names a type decides that. A heading of another
  /// type between the two hides the methods above it.
  package init(section index: Int, in document: Document) {
    var names: [MethodName] = []
    var current: Int? = index
    while let position = current {
      let section = document.sections[position]
      let reading = HeadingReader.read(section.title)
      if names.isEmpty && type == nil { names = reading.methods }
      if type == nil { type = reading.type }
      current = section.parent
    }
    methods = names.map { MethodReference(type: $0.type ?? type, name: $0) }
  }
}
