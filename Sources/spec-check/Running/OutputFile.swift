import Foundation

/// Files that are there whole or not at all: written beside their place and moved into it.
enum OutputFile {
  /// - Throws: ``Failure`` with the path and the system's reason; nothing is left behind then.
  static func write(_ text: String, to path: String) throws { try write(Array(text.utf8), to: path) }

  /// - Throws: ``Failure`` with the path and the system's reason; nothing is left behind then.
  static func write(_ bytes: [UInt8], to path: String) throws {
    do throws(SystemError) {
      if isDevice(path) {
        try fill(path, O_WRONLY, with: bytes)
      } else {
        try replace(URL(filePath: path).resolvingSymlinksInPath().path, with: bytes)
      }
    } catch {
      throw Failure("\(path): cannot be written: \(error); \(error.advice)")
    }
  }

  /// - Throws: ``Failure`` when the file that ``write(_:to:)`` would write cannot be; nothing is left behind.
  static func check(_ path: String) throws {
    do throws(SystemError) {
      if isFolder(path) == true { throw SystemError(EISDIR) }
      if isDevice(path) {
        guard access(path, W_OK) == 0 else { throw SystemError() }
      } else {
        let temporary = temporary(for: URL(filePath: path).resolvingSymlinksInPath().path)
        try fill(temporary, O_WRONLY | O_CREAT | O_EXCL, with: [])
        unlink(temporary)
      }
    } catch {
      throw Failure("\(path): cannot be written: \(error); \(error.advice)")
    }
  }

  /// - Throws: ``Failure`` with the system's reason, for example that the disk is full to which it is redirected.
  static func print(_ text: String) throws {
    do throws(SystemError) {
      try write(Array(text.utf8), to: STDOUT_FILENO)
    } catch {
      throw Failure("standard output: cannot be written: \(error); \(error.advice)")
    }
  }

  /// - Throws: ``Failure`` when there is a file in its place.
  static func checkFolder(_ path: String) throws {
    if isFolder(path) == false { throw Failure("\(path): is a file, not a folder; name another folder") }
  }

  /// - Throws: ``Failure`` with the path and the system's reason.
  static func makeFolder(_ path: String) throws {
    try checkFolder(path)
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw Failure("\(path): the folder cannot be made; check that you may write where it should be")
    }
  }

  private static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    let temporary = temporary(for: path)
    do throws(SystemError) {
      try fill(temporary, O_WRONLY | O_CREAT | O_EXCL, with: bytes)
      guard rename(temporary, path) == 0 else { throw SystemError() }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func temporary(for path: String) -> String { "\(path).\(UUID().uuidString.prefix(8)).part" }

  /// Nil where nothing is.
  private static func isFolder(_ path: String) -> Bool? {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) ? isFolder.boolValue : nil
  }

  /// `/dev/null` and pipes take what is written and are not to be replaced.
  private static func isDevice(_ path: String) -> Bool {
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    return type == .typeCharacterSpecial || type == .typeUnknown
  }

  private static func fill(_ path: String, _ mode: Int32, with bytes: [UInt8]) throws(SystemError) {
    let file = open(path, mode, 0o666)
    guard file >= 0 else { throw SystemError() }
    defer { close(file) }
    try write(bytes, to: file)
  }

  private static func write(_ bytes: [UInt8], to file: Int32) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw SystemError() }
      rest = rest.dropFirst(count)
    }
  }
}

/// Why the last system call has failed.
private struct SystemError: Error, CustomStringConvertible {
  let number: Int32
  init(_ number: Int32 = errno) { self.number = number }
  var description: String { String(cString: strerror(number)) }

  var advice: String {
    switch number {
    case EISDIR: "name a file"
    case ENOSPC: "make room on the disk"
    default: "check that the folder exists and may be written to"
    }
  }
}
