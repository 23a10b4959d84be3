// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that ordinary builds do not see it: everything here is compiled for libFuzzer. See `make fuzz`.
let package = Package(
  name: "fuzz-claims",
  platforms: [.macOS(.v15)],
  dependencies: [.package(url: "https://github.com/jpsim/Yams", from: "6.2.0")],
  targets: [
    .systemLibrary(
      name: "CCMark", path: "Sources/CCMark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .systemLibrary(
      name: "CGumbo", path: "Sources/CGumbo", pkgConfig: "gumbo",
      providers: [.apt(["libgumbo-dev"]), .brew(["gumbo-parser"])]),
    .target(name: "SpecDocument", dependencies: ["CCMark", "CGumbo"], swiftSettings: instrumented),
    .target(
      name: "SpecClaims", dependencies: ["SpecDocument", .product(name: "Yams", package: "Yams")],
      swiftSettings: instrumented),
    .executableTarget(
      name: "fuzz-claims", dependencies: ["SpecClaims", "SpecDocument"],
      swiftSettings: instrumented + [.unsafeFlags(["-parse-as-library"])],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]),
  ]
)

var instrumented: [SwiftSetting] { [.unsafeFlags(["-sanitize=fuzzer", "-parse-as-library"])] }
