import HeadlessUIKit
import Testing

@Suite("How symbols look") struct SymbolConfigurationTests {
  @Test("a configuration says what the one applied to it leaves open")
  func applied() {
    let both = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
      .applying(UIImage.SymbolConfiguration(hierarchicalColor: .red))
      .applying(UIImage.SymbolConfiguration(scale: .large))
    #expect(both.pointSize == 30 && both.weight == .bold && both.scale == .large && both.colors == [.red])
    #expect(both.applying(UIImage.SymbolConfiguration(pointSize: 17)).pointSize == 17)
  }
}
