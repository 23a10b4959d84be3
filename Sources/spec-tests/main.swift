import Foundation
import SpecClaims
import SpecDocument

// spec-tests VOCABULARY OUTPUT PAGE…: the tool behind the build plugin. What it writes is compiled into the test target.
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 3 else {
  FileHandle.standardError.write(Data("usage: spec-tests VOCABULARY OUTPUT PAGE…\n".utf8))
  exit(2)
}
do {
  let reader = ClaimReader(vocabulary: try Vocabulary(path: arguments[0]))
  var source = TestSource()
  for page in arguments[2...] { source.add(reader.read(try Document(path: page)), path: page) }
  try source.text.write(toFile: arguments[1], atomically: true, encoding: .utf8)
} catch {
  FileHandle.standardError.write(Data("spec-tests: \(error)\n".utf8))
  exit(2)
}
