import Foundation
import SpecClaims
import SpecDocument
import Testing

@testable import SpecDiff

/// The folder of the documents that this project began with.
private enum Founding {
  /// The variable `FOUNDING`, which `make test` sets where they lie beside the checkout.
  static let folder: String? = ProcessInfo.processInfo.environment["FOUNDING"].flatMap { path in
    FileManager.default.fileExists(atPath: path) ? path : nil
  }
}

/// Those documents, compared with one another and with the pages of `Spec/`. They are not part of it, and no
/// sentence of theirs is here.
@Suite(
  .enabled(
    if: Founding.folder != nil, "the founding documents are not here; FOUNDING names their folder"))
struct FoundingDiffTests {
  private static let (earlier, guide) = ("S1-node-subclassing.md", "S0-subclassing.md")
  private static let reference = "S4-subclassing-header-reference.txt"
  private let vocabulary: Vocabulary
  private let spec = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Spec").standardized

  init() throws { vocabulary = try Vocabulary(path: spec.appending(path: "vocabulary.yml").path) }

  // MARK: Our pages keep what was promised

  @Test func nothingOfTheGuideIsLost() throws {
    let diff = try diff(from: Self.guide, to: ours())
    #expect(diff.losses == [])
    #expect(
      diff.ids(.strengthened) == [
        "ASDisplayNode.init/never-create-uikit-object", "ASDisplayNode.init/never-touch-view",
        "ASDisplayNode.init/never-add-gesture-recognizer", "ASDisplayNode.didLoad/immediately-after-view-loaded",
        "ASDisplayNode.layoutSpecThatFits/never-kept-spec", "ASDisplayNode.layoutSpecThatFits/never-touch-view",
        "ASDisplayNode.layoutSpecThatFits/never-create-node", "ASViewController/create-asviewcontroller-on-main",
        "ASViewController.init/never-touch-controller-view",
      ])
    #expect(diff.kept >= 50)
  }

  @Test func nothingOfTheReferenceIsLost() throws {
    let diff = try diff(from: Self.reference, to: ours())
    #expect(diff.losses == [])
    #expect(
      diff.ids(.strengthened) == [
        "ASDisplayNode.*/caller-not-call-other-classe", "ASDisplayNode.layout/super-makes-layout-applied",
        "ASDisplayNode.layoutDidFinish/immediately-after-layout", "ASDisplayNode.layoutSpecThatFits/thread-background",
        "ASDisplayNode.invalidateCalculatedLayout/call-invalidatecalculatedlayout",
      ])
    #expect(diff.kept >= 85)
  }

  /// The guide that came later withdrew it, and so do our pages.
  @Test func ofTheEarlierGuideOnlyDeallocIsLost() throws {
    let diff = try diff(from: Self.earlier, to: ours())
    #expect(diff.losses == ["removed dealloc/thread-main-with-footnote"])
    #expect(diff.kept >= 17)
  }

  // MARK: From the earlier guide to the current one

  @Test func whatTheGuideWithdrewAndWeakened() throws {
    let states = "fetchStateDidChange+displayStateDidChange+visibilityDidChange"
    #expect(
      try diffOfGuides().losses == [
        "removed dealloc/thread-main-with-footnote", "removed \(states)/thread-main-with-footnote",
        "weakened ASDisplayNode.init/never-create-uikit-object", "weakened ASDisplayNode.init/never-touch-view",
        "weakened ASDisplayNode.init/never-add-gesture-recognizer",
        "weakened ASDisplayNode.layoutSpecThatFits/never-create-node-unless-know-what-do",
      ])
  }

  @Test func aSpecIsMadeInTheBackgroundNow() throws {
    let change = try #require(try diffOfGuides().changes.first { $0.kind == .strengthened })
    #expect(change.claim == "ASDisplayNode.layoutSpecThatFits/thread-background")
    #expect(change.details == ["on any thread → on a background thread"])
    #expect(try diffOfGuides().ids(.strengthened).count == 1)
  }

  @Test func theSectionOnControllersIsNew() throws {
    let added = try diffOfGuides().ids(.added)
    let methods = Set(added.filter { $0.hasPrefix("ASViewController.") }.map { $0.prefix { $0 != "/" } })
    #expect(
      methods.sorted() == [
        "ASViewController.init", "ASViewController.loadView", "ASViewController.viewDidDisappear",
        "ASViewController.viewDidLoad", "ASViewController.viewWillAppear",
        "ASViewController.viewWillAppear+viewDidDisappear", "ASViewController.viewWillLayoutSubviews",
      ])
    #expect(added.count == 35)
  }

  /// What is said in other words is neither lost nor new.
  @Test func noRewordingIsAChange() throws {
    #expect(
      try diffOfGuides().ids(.reworded) == [
        "ASDisplayNode.didLoad/after-view-loaded", "ASDisplayNode.didLoad/thread-main",
        "layout-spec/makes-placed-by-spec", "layout-spec/write-spec",
        "ASDisplayNode.layout/super-makes-layout-calculated", "ASDisplayNode.layout/super-makes-subnodes-positioned",
        "ASViewController.*/thread-main",
      ])
    #expect(try diffOfGuides().unchanged == 4)
    #expect(try diff(from: Self.guide, to: read(Self.guide)).changes == [])
  }

  // MARK: Reading

  private func diffOfGuides() throws -> ContractDiff { try diff(from: Self.earlier, to: read(Self.guide)) }

  private func diff(from old: String, to new: [Reading]) throws -> ContractDiff {
    ContractDiff(from: try read(old), to: new, vocabulary: vocabulary)
  }

  private func read(_ name: String) throws -> [Reading] {
    let document = try Document(path: "\(try #require(Founding.folder))/\(name)")
    return [ClaimReader(vocabulary: vocabulary).read(document)]
  }

  private func ours() throws -> [Reading] {
    try PageLocation(spec.path).documents().map { ClaimReader(vocabulary: vocabulary).read($0) }
  }
}

extension ContractDiff {
  fileprivate func ids(_ kind: Change.Kind) -> [String] { changes.filter { $0.kind == kind }.map(\.claim) }

  /// What is lost, and what could not be understood on one side, with the kind.
  fileprivate var losses: [String] {
    changes.filter { $0.kind.isLoss || $0.kind == .unclear }.map { "\($0.kind.rawValue) \($0.claim)" }
  }

  /// Promises of the old pages that hold still.
  fileprivate var kept: Int { unchanged + count(of: .reworded) + count(of: .moved) + count(of: .strengthened) }
}
