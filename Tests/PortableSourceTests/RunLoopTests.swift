import PortableSource
import Testing

@Suite("Timers and run loops") struct RunLoopTests {
  private func portable(_ text: String) -> String {
    WithoutObjectiveC([WithoutObjectiveC.File(path: "A.swift", text: text)]).files[0].text
  }

  @Test("a timer that is added to the loop of the system is added to that of the runtime")
  func added() {
    #expect(
      portable("RunLoop.main.add(timer, forMode: .common); RunLoop.current.add(t, forMode: mode)")
        == "RunLoop.main.addOnMain(timer, forMode: .common); RunLoop.current.addOnMain(t, forMode: mode)")
    #expect(portable("list.main.add(timer, forMode: .common)") == "list.main.add(timer, forMode: .common)")
  }
}
