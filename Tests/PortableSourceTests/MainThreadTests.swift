import PortableSource
import Testing

@Suite("Questions for the main thread, and demands for the main queue") struct MainThreadTests {
  private func portable(_ text: String) -> String {
    WithoutObjectiveC([WithoutObjectiveC.File(path: "A.swift", text: text)]).files[0].text
  }

  @Test("who asks whether this is the main thread is told of the main loop")
  func mainThread() {
    #expect(
      portable("if Thread.isMainThread || Thread.current.isMainThread {}")
        == "if Thread.isOfMainLoop || Thread.current.isOfMainLoop {}")
    #expect(portable("let isMainThread = a.isMainThread") == "let isMainThread = a.isMainThread")
    #expect(
      portable(#"print("a \(b("\(Thread.isMainThread)")) Thread.isMainThread", Thread.isMainThread)"#)
        == #"print("a \(b("\(Thread.isOfMainLoop)")) Thread.isMainThread", Thread.isOfMainLoop)"#)
  }

  @Test("who demands to be on the main queue demands it of the main loop")
  func precondition() {
    #expect(
      portable("dispatchPrecondition(condition: .onQueue(.main))") == "mainLoopPrecondition(condition: .onQueue(.main))"
    )
  }
}
