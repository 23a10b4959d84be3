import PortableSource
import Testing

@Suite("Overrides of delegates") struct DelegateTests {
  private func portable(_ text: String) -> String {
    WithoutObjectiveC([WithoutObjectiveC.File(path: "A.swift", text: text)]).files[0].text
  }

  @Test("a video node's has the type of its superclass's") func video() {
    #expect(
      portable("class A: ASVideoNode { override weak var delegate: ASVideoNodeDelegate? { didSet {} } }")
        == "class A: ASVideoNode { override weak var delegate: ASNetworkImageNodeDelegate? { didSet {} } }")
    let other = "class A: ASVideoNode { weak var delegate: ASVideoNodeDelegate? }"
    #expect(portable(other) == other)
  }

  @Test("a scroll view's has another name, above and in the class itself") func scroll() {
    #expect(
      portable(
        "class A: UIScrollView { override var delegate: UIScrollViewDelegate? { get { super.delegate } set {} } }")
        == "class A: UIScrollView { override var scrollDelegate: UIScrollViewDelegate? { get { super.scrollDelegate } set {} } }"
    )
    let other = "class A: UITableView { override var delegate: UITableViewDelegate? { get { super.delegate } set {} } }"
    #expect(portable(other) == other)
  }
}
