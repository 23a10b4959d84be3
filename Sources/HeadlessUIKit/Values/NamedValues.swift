#if !canImport(ObjectiveC)
  import Foundation

  /// What is set and asked for by name, as Objective-C can with all that an object has. Swift alone can read what an object stores, and no more:
  /// a value that is set by its name is kept under it and changes nothing that is seen.
  enum NamedValues {
    static func set(_ value: Any?, _ key: String, of object: AnyObject) {
      AssociationTable.shared.associations(of: object)[named: "value for " + key] = value
    }

    /// What was set, or else what the object, or a class above its own, stores under the name.
    static func value(_ key: String, of object: AnyObject) -> Any? {
      if let kept = AssociationTable.shared.associations(of: object)[named: "value for " + key] { return kept }
      return stored(key, of: object) ?? nil
    }

    /// What the object, or a class above its own, stores under the name; nil where it stores nothing by that name.
    static func stored(_ key: String, of object: AnyObject) -> Any?? {
      var mirror: Mirror? = Mirror(reflecting: object)
      while let one = mirror {
        if let stored = one.children.first(where: { $0.label == key || $0.label == "_" + key })?.value {
          return .some(unwrapped(stored))
        }
        mirror = one.superclassMirror
      }
      return nil
    }

    /// What is in an optional, which is a value of its own for whoever asks for any.
    static func unwrapped(_ value: Any) -> Any? {
      let mirror = Mirror(reflecting: value)
      return mirror.displayStyle == .optional ? mirror.children.first?.value : value
    }
  }

  extension UIResponder {
    /// A value that is kept by a name. Nothing that is seen changes: where there is a property, that is what to set.
    public func setValue(_ value: Any?, forKey key: String) { NamedValues.set(value, key, of: self) }
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

    /// What was set by the name, or what is stored under it; the field of a search bar is there under its old one too.
    public func value(forKey key: String) -> Any? {
      if key == "searchField", let bar = self as? UISearchBar { return bar.searchTextField }
      return NamedValues.value(key, of: self)
    }

    public func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
  }

  extension UIAlertAction {
    /// A value that is kept by a name. Nothing that is seen changes.
    public func setValue(_ value: Any?, forKey key: String) { NamedValues.set(value, key, of: self) }
    public func value(forKey key: String) -> Any? { NamedValues.value(key, of: self) }
  }

  extension UIBarItem {
    /// A value that is kept by a name. Nothing that is seen changes.
    public func setValue(_ value: Any?, forKey key: String) { NamedValues.set(value, key, of: self) }

    /// What was set by the name, or what is stored under it; what a bar shows of a button is there as its view.
    public func value(forKey key: String) -> Any? {
      NamedValues.value(key, of: self) ?? (key == "view" ? (self as? UIBarButtonItem)?.shownView : nil)
    }
  }
#endif
