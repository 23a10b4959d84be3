/// The parts of a page's path. Foundation's `deletingLastPathComponent` ends the program on Linux for a name of one letter.
struct PagePath {
  /// The folder the page is in; empty for a page in the working directory.
  let folder: String
  let name: String

  init(_ path: String) {
    let path = path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path
    guard let slash = path.lastIndex(of: "/") else {
      (folder, name) = ("", path)
      return
    }
    folder = slash == path.startIndex ? "/" : String(path[..<slash])
    name = String(path[path.index(after: slash)...])
  }

  /// The name without what stands behind its last dot; a name that begins with its only dot is whole.
  var stem: String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// A file in a folder, which may be the working directory.
  static func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
