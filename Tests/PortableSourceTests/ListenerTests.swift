import PortableSource
import Testing

@Suite("Classes that are told of properties") struct ListenerTests {
  private func portable(_ text: String) -> String {
    WithoutObjectiveC([WithoutObjectiveC.File(path: "A.swift", text: text)]).files[0].text
  }

  @Test("have the class above them that declares the method, if they had only that of all objects")
  func base() {
    let text = "class Gauge: NSObject, NSCoding { override public func observeValue(forKeyPath: String?) {} }"
    #expect(portable(text) == text.replacing("NSObject", with: "KeyValueListener"))
  }

  @Test("that one is found beside what types have to be")
  func conditions() {
    let body = "{ override func observeValue(forKeyPath: String?) {} }"
    let text = "class Gauge<Pump: NSObject>: NSObject, Holder<NSObject> where Pump.Valve: NSObject \(body)"
    let read = "class Gauge<Pump: NSObject>: KeyValueListener, Holder<NSObject> where Pump.Valve: NSObject \(body)"
    #expect(portable(text) == read)
  }

  @Test(
    "others stay as they are",
    arguments: [
      "class Gauge: UIView { override func observeValue(forKeyPath: String?) {} }",
      "class Gauge: NSObject { func observeValue(forKeyPath: String?) {} }",
      "class Gauge: NSObject { override func observe() {} }",
    ])
  func others(text: String) { #expect(portable(text) == text) }
}
