import ArgumentParser
import SpecClaims
import SpecDiff
import SpecDocument

/// How pages are read, whichever they are.
struct PageOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The largest page to read, in bytes (default: 1048576).", valueName: "bytes"))
  var maximumSize: Int?

  /// The pages that an argument names: a file, a folder, or either in a revision.
  ///
  /// - Throws: ``Failure``, one clear line.
  func documents(_ argument: String) throws -> [Document] {
    var limits = Limits.standard
    if let maximumSize { limits.maximumBytes = maximumSize }
    do {
      return try PageLocation(argument).documents(limits: limits)
    } catch let error as DocumentError {
      if case .tooLarge = error { throw Failure("\(error) with --maximum-size") }
      throw Failure("\(error)")
    } catch {
      throw Failure("\(error)")
    }
  }

  func readings(_ argument: String, _ vocabulary: Vocabulary?) throws -> [Reading] {
    let reader = ClaimReader(vocabulary: vocabulary)
    return try documents(argument).map { reader.read($0) }
  }
}
