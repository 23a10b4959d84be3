import PortableSource
import Testing

@Suite("What sources ask of the platform") struct PlatformTests {
  private func portable(_ text: String) -> String {
    WithoutObjectiveC([WithoutObjectiveC.File(path: "A.swift", text: text)]).files[0].text
  }

  @Test("what is meant for iOS is compiled, what is meant for others is not")
  func platform() {
    #expect(portable("#if os(iOS) || os(tvOS)\nlet a = 1\n#endif") == "#if true || os(tvOS)\nlet a = 1\n#endif")
    #expect(portable("#if os(OSX)\n#elseif !os(iOS)\n#endif") == "#if os(OSX)\n#elseif !true\n#endif")
    #expect(portable("#if DEBUG\nos(iOS)\n#endif") == "#if DEBUG\nos(iOS)\n#endif")
  }

  @Test("earlier names of hooks are the later ones, where they are overridden and where they are called")
  func names() {
    #expect(
      portable("override func didMove(toParentViewController parent: UIViewController?) {}")
        == "override func didMove(toParent parent: UIViewController?) {}")
    #expect(portable("child.willMove(toParentViewController: nil)") == "child.willMove(toParent: nil)")
    #expect(
      portable("override var childViewControllerForStatusBarStyle: UIViewController? { nil }")
        == "override var childForStatusBarStyle: UIViewController? { nil }")
  }
}
