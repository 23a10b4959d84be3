import Foundation

/// Reads files without trusting their size.
enum FileReading {
  /// At most `limit + 1` bytes of a file; one more than the limit tells that there are more.
  static func bytes(of path: String, limit: Int) throws(DocumentError) -> [UInt8] {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw .unreadable(name: path, reason: "no such file")
    }
    guard !isDirectory.boolValue else { throw .isDirectory(name: path) }
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw .unreadable(name: path, reason: "permission denied")
    }
    defer { try? handle.close() }
    do {
      var bytes: [UInt8] = []
      while bytes.count <= limit, let data = try handle.read(upToCount: limit + 1 - bytes.count), !data.isEmpty {
        bytes.append(contentsOf: data)
      }
      return bytes
    } catch {
      throw .unreadable(name: path, reason: "it could not be read to its end")
    }
  }
}
