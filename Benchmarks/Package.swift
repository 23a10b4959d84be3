// swift-tools-version: 6.1
import PackageDescription

// Apart from the package itself, so that nobody builds the benchmark library who does not measure.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "spec-check", path: ".."),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.0", traits: []),
  ],
  targets: [
    // The same trees of stacks for the benchmarks and for the comparison with another engine.
    .target(
      name: "StackTrees", dependencies: ["Clocks", .product(name: "AsyncDisplayKit", package: "spec-check")]),
    .executableTarget(name: "stack-trees", dependencies: ["StackTrees"]),
    .target(name: "Clocks"),
    .executableTarget(
      name: "claims-reading",
      dependencies: ["Clocks", .product(name: "SpecClaims", package: "spec-check")]),
    .executableTarget(
      name: "recorded-calls",
      dependencies: [
        "Clocks",
        .product(name: "AsyncDisplayKit", package: "spec-check"),
        .product(name: "HeadlessUIKit", package: "spec-check"),
        .product(name: "CallTrace", package: "spec-check"),
        .product(name: "NodeConformance", package: "spec-check"),
      ]),
    .executableTarget(
      name: "Runtime",
      dependencies: [
        "StackTrees",
        .product(name: "AsyncDisplayKit", package: "spec-check"),
        .product(name: "HeadlessUIKit", package: "spec-check"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/Runtime", plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
  ]
)
