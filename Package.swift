// swift-tools-version: 6.2
import PackageDescription

// The tool of a build plugin is built before anything else, and in every build, so whoever wants a program and no tests sets this.
let pageTests: [Target.PluginUsage] = Context.environment["WITHOUT_PAGE_TESTS"] == nil ? ["SpecTestsPlugin"] : []

// Apple's platforms have a Combine of their own.
let withoutCombine = TargetDependencyCondition.when(platforms: [.linux])

let package = Package(
  name: "spec-check",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "spec-check", targets: ["spec-check"]),
    .library(name: "AsyncDisplayKit", targets: ["AsyncDisplayKit"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "HeadlessCombine", targets: ["HeadlessCombine"]),
    .library(name: "CallTrace", targets: ["CallTrace"]),
    .library(name: "SpecClaims", targets: ["SpecClaims", "SpecDocument"]),
    .library(name: "SpecMonitors", targets: ["SpecMonitors"]),
    .library(name: "NodeConformance", targets: ["NodeConformance"]),
    // Linked to a file of somebody else's by Examples/try.sh.
    .library(name: "ScreenTrial", type: .dynamic, targets: ["ScreenTrial"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    // The text leg: documents, sentences, claims.
    .systemLibrary(
      name: "CCMark", path: "Sources/CCMark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .systemLibrary(
      name: "CGumbo", path: "Sources/CGumbo", pkgConfig: "gumbo",
      providers: [.apt(["libgumbo-dev"]), .brew(["gumbo-parser"])]),
    .target(name: "SpecDocument", dependencies: ["CCMark", "CGumbo"]),
    .target(name: "SpecClaims", dependencies: ["SpecDocument", .product(name: "Yams", package: "Yams")]),

    // What changed between two versions of a documentation, and where pages contradict one another.
    .target(name: "SpecDiff", dependencies: ["SpecClaims", "SpecDocument", "SpecReports"]),

    // The run leg: the node runtime, which does not know that it is watched.
    .target(name: "CThreadState"),
    .systemLibrary(
      name: "CCairo", path: "Sources/CCairo", pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .target(name: "HeadlessUIKit", dependencies: ["CThreadState", "CCairo", "CGumbo"]),
    // A file that imports both Testing and UIKit has the compiler look for this module.
    .target(name: "_Testing_UIKit"),
    // The name that node subclasses import.
    .target(name: "UIKit", dependencies: ["HeadlessUIKit", "_Testing_UIKit"]),
    .target(name: "AsyncDisplayKit", dependencies: ["HeadlessUIKit"]),

    // What files that import Combine get, on the clocks of the runtime. Only who shows their screens builds it.
    .target(
      name: "HeadlessCombine",
      dependencies: ["HeadlessUIKit", .product(name: "OpenCombine", package: "OpenCombine", condition: withoutCombine)]),

    // Traces, and what is decided over them.
    .target(name: "CCallRecord"),
    .target(name: "CallTrace", dependencies: ["CCallRecord"]),
    .target(name: "SpecMonitors", dependencies: ["CallTrace", "SpecClaims", "SpecDocument"]),

    // Where the legs meet.
    .target(
      name: "NodeConformance",
      dependencies: ["AsyncDisplayKit", "HeadlessUIKit", "CallTrace", "SpecMonitors", "SpecClaims", "SpecDocument"]),
    // One screen of somebody else's, judged by the guide. What it imports must have been built: hence UIKit and HeadlessCombine.
    .target(
      name: "ScreenTrial",
      dependencies: [
        "NodeConformance", "AsyncDisplayKit", "HeadlessCombine", "HeadlessUIKit", "SpecMonitors", "UIKit",
      ]),
    // Sources that were written for Objective-C platforms, made ready for that by Examples/try.sh.
    .target(name: "PortableSource"),
    .executableTarget(name: "portable-source", dependencies: ["PortableSource"]),
    .target(
      name: "SpecReports",
      dependencies: [
        "SpecMonitors", "SpecClaims", "SpecDocument", "CallTrace",
        .product(name: "Mustache", package: "swift-mustache"),
      ]),
    .target(
      name: "SpecTesting",
      dependencies: ["NodeConformance", "SpecMonitors", "SpecClaims", "SpecDocument", "CallTrace"]),
    .executableTarget(
      name: "spec-check",
      dependencies: [
        "SpecReports", "SpecDiff", "NodeConformance", "SpecMonitors", "SpecClaims", "SpecDocument", "CallTrace",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // One test per claim of Spec/, written anew whenever a page changes.
    .executableTarget(name: "spec-tests", dependencies: ["SpecClaims", "SpecDocument"]),
    .plugin(
      name: "SpecTestsPlugin", capability: .buildTool(), dependencies: ["spec-tests"], path: "Sources/SpecTestsPlugin"),
    .testTarget(name: "SpecTests", dependencies: ["SpecTesting"], exclude: ["README.md"], plugins: pageTests),

    .testTarget(name: "SpecDocumentTests", dependencies: ["SpecDocument"]),
    .testTarget(name: "SpecClaimsTests", dependencies: ["SpecClaims", "SpecDocument"]),
    .testTarget(name: "SpecDiffTests", dependencies: ["SpecDiff", "SpecClaims", "SpecDocument"]),
    // What an observer of the runtime is told, as text; for the two test targets below.
    .target(name: "RuntimeTranscript", dependencies: ["HeadlessUIKit"], path: "Tests/RuntimeTranscript"),
    .testTarget(name: "NodeTests", dependencies: ["AsyncDisplayKit", "UIKit"]),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit", "RuntimeTranscript"]),
    .testTarget(name: "CombineTests", dependencies: ["HeadlessCombine", "HeadlessUIKit", "RuntimeTranscript"]),
    // Nodes and controllers that note which of their hooks are called; for the two test targets below.
    .target(
      name: "HookRecording", dependencies: ["AsyncDisplayKit", "HeadlessUIKit", "RuntimeTranscript"],
      path: "Tests/HookRecording"),
    .testTarget(
      name: "AsyncDisplayKitTests",
      dependencies: ["AsyncDisplayKit", "HeadlessUIKit", "HookRecording", "RuntimeTranscript"]),
    .testTarget(
      name: "CollectionTests",
      dependencies: ["AsyncDisplayKit", "HeadlessUIKit", "HookRecording", "RuntimeTranscript"],
      resources: [.copy("Cases")]),
    .testTarget(
      name: "LayoutTests", dependencies: ["AsyncDisplayKit", "HeadlessUIKit"], resources: [.copy("Cases")]),
    // What the original does, with its numbers.
    .testTarget(
      name: "BehaviourTests", dependencies: ["AsyncDisplayKit", "HeadlessUIKit", "RuntimeTranscript"],
      resources: [.copy("Cases")]),
    .testTarget(name: "PortableSourceTests", dependencies: ["PortableSource"]),
    .testTarget(name: "CallTraceTests", dependencies: ["CallTrace"]),
    .testTarget(
      name: "SpecMonitorsTests", dependencies: ["SpecMonitors", "CallTrace", "SpecClaims", "SpecDocument"]),
    .testTarget(
      name: "SpecReportsTests",
      dependencies: ["SpecReports", "SpecMonitors", "SpecClaims", "SpecDocument", "CallTrace"]),
    .testTarget(
      name: "NodeConformanceTests",
      dependencies: [
        "NodeConformance", "AsyncDisplayKit", "HeadlessUIKit", "SpecMonitors", "SpecClaims", "SpecDocument",
        "CallTrace",
      ]),
    .testTarget(
      name: "ReadmeTests",
      dependencies: [
        "NodeConformance", "SpecReports", "SpecMonitors", "SpecClaims", "SpecDocument", "AsyncDisplayKit",
        "HeadlessUIKit",
      ]),
    .testTarget(name: "CommandLineTests", dependencies: ["spec-check"]),
    .testTarget(
      name: "StyleTests",
      dependencies: ["NodeConformance", "SpecReports", "SpecMonitors", "SpecClaims", "SpecDocument"]),
  ]
)
