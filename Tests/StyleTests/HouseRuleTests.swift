import Foundation
import Testing

/// The rules of the house that a machine can hold.
@Suite struct HouseRuleTests {
  @Test(arguments: ["try" + "!", "as" + "!", "fatalError" + "("]) func nothingInSourcesTraps(_ word: String) throws {
    let lines = try PackageFiles.sources().flatMap { file in
      file.lines.enumerated().filter { $0.element.contains(word) }.map { "\(file.path):\($0.offset + 1)" }
    }
    #expect(lines == [])
  }

  @Test func noFileIsOverlong() throws {
    let long = try PackageFiles.swift().filter { $0.lines.count > 201 && !LongFiles.known.contains($0.path) }
    #expect(long.map { "\($0.path): \($0.lines.count - 1) lines" } == [], "split by meaning; 200 lines at most")
  }

  /// The list of exceptions only gets shorter.
  @Test func everyExceptionIsOne() throws {
    let short = try PackageFiles.swift().filter { $0.lines.count <= 201 }.map(\.path)
    #expect(LongFiles.known.intersection(short) == [], "not over 200 lines any more: take them off the list")
    let all = try Set(PackageFiles.swift().map(\.path))
    #expect(LongFiles.known.subtracting(all) == [], "there are no such files")
  }

  @Test func namesSayWhatThingsAre() throws {
    let empty =
      /(?m)^\s*(?:[\w@()]+\s+)*(?:class|struct|enum|actor|protocol|typealias)\s+(\w*(?:Manager|Helpers?|Utils?|Impl|Context|Core))\b/
    // What UIKit, Core Graphics, Core Location and AsyncDisplayKit call theirs.
    let theirs: Set<Substring> = [
      "CGContext", "UIGraphicsImageRendererContext", "NSStringDrawingContext", "ASBatchContext", "ASSectionContext",
      "ASCollectionLayoutContext", "CLLocationManager", "UIStatusBarManager", "UndoManager",
      "UIViewControllerTransitionCoordinatorContext", "UICollectionViewLayoutInvalidationContext",
      "UICollectionViewFlowLayoutInvalidationContext", "UIFocusUpdateContext", "NSLayoutManager", "CIContext",
      "UISheetPresentationControllerDetentResolutionContext",
    ]
    let names = try PackageFiles.swift().flatMap { file in
      file.text.matches(of: empty).filter { !theirs.contains($0.1) }.map { "\(file.path): \($0.1)" }
    }
    #expect(names == [])
  }

  /// `Trace.Event` would not resolve in a module `Trace` with a type `Trace`.
  @Test func noModuleSharesItsNameWithAType() throws {
    let modules = try Manifest().targets.filter { $0.kind != "plugin" }.map(\.name)
    let declared = try PackageFiles.sources().flatMap { file in
      file.text.matches(of: /(?m)^\s*(?:\w+\s+)*(?:class|struct|enum|actor|protocol)\s+(\w+)/).map { String($0.1) }
    }
    #expect(Set(modules).intersection(declared) == [])
  }

  /// What is committed must mean the same on every machine.
  @Test func nothingCommittedNamesAMachine() throws {
    // Put together here, so that this file does not name them either.
    let words = ["/wo" + "rk/", "/ho" + "me/", "/Use" + "rs/", "/ro" + "ot/", "local" + "host", "127.0" + ".0.1"]
    let lines = try PackageFiles.all().flatMap { file in
      file.lines.enumerated().filter { line in words.contains { line.element.contains($0) } }.map {
        "\(file.path):\($0.offset + 1): \($0.element)"
      }
    }
    #expect(lines == [])
  }

  @Test func readmeMapsEveryModule() throws {
    let readme = try PackageFiles.text(of: "README.md")
    let rows = readme.split(separator: "\n").filter { $0.hasPrefix("| `") }.joined(separator: "\n")
    let modules = try Manifest().targets.filter { !$0.path.hasPrefix("Tests/") }.map(\.name)
    #expect(modules.filter { !rows.contains("`\($0)`") } == [], "README.md's map does not have them")
  }
}
