#if !canImport(ObjectiveC)
  import Foundation

  /// Says several things one after the other, which Foundation does on Apple's platforms only: in English, whatever the locale.
  open class ListFormatter: Formatter {
    /// Kept only.
    open var locale: Locale! = .autoupdatingCurrent
    /// Writes what is no text; its description is written if there is none.
    open var itemFormatter: Formatter?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// “a”, “a and b”, “a, b, and c”; nothing for none.
    open class func localizedString(byJoining strings: [String]) -> String {
      guard let last = strings.last, strings.count > 1 else { return strings.first ?? "" }
      if strings.count == 2 { return "\(strings[0]) and \(last)" }
      return strings.dropLast().joined(separator: ", ") + ", and " + last
    }

    open func string(from items: [Any]) -> String? {
      Self.localizedString(byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
    }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string) }
  }
#endif
