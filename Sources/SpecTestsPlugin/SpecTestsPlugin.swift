import Foundation
import PackagePlugin

/// Writes one test per claim of the pages in `Spec/`, each at the line of the page, before the test target is compiled.
@main
struct SpecTestsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Spec")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let pages = files.filter { $0.pathExtension == "md" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
    let vocabulary = folder.appending(path: "vocabulary.yml")
    let output = context.pluginWorkDirectoryURL.appending(path: "ClaimTests.swift")
    return [
      .buildCommand(
        displayName: "Writing a test for every claim of Spec/", executable: try context.tool(named: "spec-tests").url,
        arguments: [vocabulary.path, output.path] + pages.map(\.path), inputFiles: pages + [vocabulary],
        outputFiles: [output])
    ]
  }
}
