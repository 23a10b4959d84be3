#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file of the operating system, closed when it goes out of scope. Errors are journal errors that name the path.
struct OpenFile: ~Copyable {
  let path: String
  private let descriptor: CInt

  init(reading path: String) throws(JournalError) {
    self.path = path
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { throw JournalError(file: path, problem: .cannotRead(Self.reason())) }
  }

  /// Creates the file, or empties it where it exists.
  init(writing path: String) throws(JournalError) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw JournalError(file: path, problem: .cannotWrite(Self.reason())) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// How many bytes were read; 0 at the end of the file.
  borrowing func read(into buffer: UnsafeMutableRawBufferPointer) throws(JournalError) -> Int {
    while true {
      #if canImport(Glibc)
        let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        let count = Musl.read(descriptor, buffer.baseAddress, buffer.count)
      #else
        let count = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
      #endif
      if count >= 0 { return count }
      if errno == EISDIR { throw JournalError(file: path, problem: .isDirectory) }
      if errno != EINTR { throw JournalError(file: path, problem: .cannotRead(Self.reason())) }
    }
  }

  /// Hands all bytes to the system, from where they survive the death of this process.
  borrowing func write(_ bytes: [UInt8]) throws(JournalError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
        #if canImport(Glibc)
          return Glibc.write(descriptor, rest.baseAddress, rest.count)
        #elseif canImport(Musl)
          return Musl.write(descriptor, rest.baseAddress, rest.count)
        #else
          return Darwin.write(descriptor, rest.baseAddress, rest.count)
        #endif
      }
      if count >= 0 { written += count } else if errno != EINTR { throw cannotWrite() }
    }
  }

  /// Waits until the bytes are on the disk. What cannot be synchronised, a pipe for example, is left alone.
  borrowing func synchronize() throws(JournalError) {
    if fsync(descriptor) != 0, errno != EINVAL, errno != EROFS { throw cannotWrite() }
  }

  private borrowing func cannotWrite() -> JournalError {
    JournalError(file: path, problem: .cannotWrite(Self.reason()))
  }

  /// Whether something that is not a plain file, such as a pipe, stands at the path.
  static func isSpecial(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }

  static func rename(_ path: String, to target: String) throws(JournalError) {
    #if canImport(Glibc)
      let result = Glibc.rename(path, target)
    #elseif canImport(Musl)
      let result = Musl.rename(path, target)
    #else
      let result = Darwin.rename(path, target)
    #endif
    if result != 0 { throw JournalError(file: target, problem: .cannotWrite(reason())) }
  }

  /// The first such byte from `start` on. Here, because the C library finds it fastest.
  static func find(_ byte: UInt8, _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    memchr(start, CInt(byte), end - start).map { UnsafePointer($0.assumingMemoryBound(to: UInt8.self)) }
  }

  static func remove(_ path: String) { unlink(path) }

  private static func reason() -> String { String(cString: strerror(errno)) }
}
