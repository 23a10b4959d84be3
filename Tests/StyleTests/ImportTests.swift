import Foundation
import Testing

/// Who imports whom is what the manifest says, and no more than it has to be.
@Suite struct ImportTests {
  /// Come with the toolchain or the platform.
  private static let given: Set<String> = [
    "Foundation", "FoundationNetworking", "FoundationXML", "Dispatch", "Synchronization", "Testing", "PackagePlugin",
    "Glibc", "Musl", "Darwin",
  ]

  @Test func everyTargetImportsWhatItDependsOnAndNothingElse() throws {
    let targets = try Manifest().targets
    #expect(targets.count > 15)
    let executables = Set(targets.filter { $0.kind == "executableTarget" }.map(\.name))
    for target in targets where target.kind != "systemLibrary" && target.kind != "plugin" {
      let files = try PackageFiles.files(in: target.path)
      guard files.contains(where: \.isSwift) else { continue }
      let imported = Set(files.filter(\.isSwift).flatMap(imports)).subtracting(Self.given).subtracting([target.name])
      let declared = target.dependencies.subtracting(executables)
      #expect(imported.subtracting(declared) == [], "\(target.name) imports what Package.swift does not say")
      // The tests of the pages are generated while they are built.
      if target.name != "SpecTests" {
        #expect(declared.subtracting(imported) == [], "\(target.name) depends on what it does not import")
      }
    }
  }

  @Test(arguments: [
    ("CCMark", ["Sources/SpecDocument/"]), ("CGumbo", ["Sources/SpecDocument/", "Sources/HeadlessUIKit/Text/HTML/"]),
    ("CCallRecord", ["Sources/CallTrace/"]), ("CCairo", ["Sources/HeadlessUIKit/Drawing/"]),
  ])
  func oneFileOfALegTalksToC(_ module: String, _ folders: [String]) throws {
    let files = try PackageFiles.swift().filter { imports(of: $0).contains(module) }.map(\.path)
    #expect(files.count == folders.count)
    for folder in folders { #expect(files.count { $0.hasPrefix(folder) } == 1, "\(folder)") }
  }

  @Test func onlyTheRuntimeKnowsTheStateOfThreads() throws {
    let files = try PackageFiles.swift().filter { imports(of: $0).contains("CThreadState") }.map(\.path)
    #expect(!files.isEmpty)
    #expect(files.filter { !$0.hasPrefix("Sources/HeadlessUIKit/") } == [])
  }

  /// The two legs meet in the modules that are there for it.
  @Test func theRuntimeAndTheTraceKnowNothingOfDocuments() throws {
    let targets = try Manifest().targets
    let text: Set = ["SpecDocument", "SpecClaims", "SpecMonitors", "SpecReports"]
    for name in ["HeadlessUIKit", "AsyncDisplayKit", "CallTrace"] {
      let target = try #require(targets.first { $0.name == name })
      #expect(target.dependencies.isDisjoint(with: text), "\(name)")
    }
    for name in ["SpecMonitors", "SpecReports", "SpecClaims", "SpecDocument"] {
      let target = try #require(targets.first { $0.name == name })
      #expect(target.dependencies.isDisjoint(with: ["HeadlessUIKit", "AsyncDisplayKit", "NodeConformance"]), "\(name)")
    }
  }

  /// Not the indented ones: those are of the platform, or text that a generator writes.
  private func imports(of file: PackageFiles.File) -> [String] {
    file.text.matches(of: /(?m)^(?:@\w+ )?(?:public |package )?import (?:struct |class |enum |func )?(\w+)/).map {
      String($0.1)
    }
  }
}
