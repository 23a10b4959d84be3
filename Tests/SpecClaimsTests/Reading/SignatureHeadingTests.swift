import Testing

@testable import SpecClaims

/// Headings that are declarations, events named by a string, and names with what they are.
@Suite struct SignatureHeadingTests {
  private func subjects(under heading: String) throws -> [String] {
    try read("# Tank\n\nA class to be subclassed.\n\n## \(heading)\n\nCalled on the main thread.\n").map(
      \.subject.written)
  }

  @Test(arguments: [
    ("func (t *Tank) Fill(level int, done chan<- bool) error", "Fill()"), ("func (*Tank) Fill", "Fill()"),
    ("func NewTank(opts ...Option) *Tank", "NewTank()"), ("(t *Tank) Fill(level int) (Row, error)", "Fill()"),
    ("Apply(*Row) interface{}", "Apply()"), ("Restore(row io.Reader) error", "Restore()"),
    ("Tank.Fill(ctx context.Context) error", "Fill()"), ("virtual void OnFill(const Row& row) = 0;", "OnFill()"),
    ("std::shared_ptr<Tank> Tank::Fill(std::function<void ()> done)", "Fill()"),
    ("Tank::Fill(int) const noexcept", "Fill()"), ("~Tank()", "~Tank()"),
    ("fn fill(&self, level: u32) -> Result<()>", "fill()"), ("onFill(tank: Tank): Promise<void>", "onFill()"),
    ("func fill(level: Int) async throws -> Bool", "fill()"), ("void onFill(Tank) throws IOException", "onFill()"),
    ("fill(level) => Row", "fill()"), ("[method] onFill", "onFill"),
    ("tank_fill — fills a tank", "tank_fill"), ("on_fill (callback)", "on_fill"),
    ("Event 'did-fill'", "did-fill"), ("`'fill'` event", "fill"), ("`tank.on('fill', listener)`", "fill"),
    ("on(\"fill\", listener)", "fill"), ("``Tank/fill(level:)``", "fill(level:)"),
  ]) func namesTheMethod(_ heading: String, _ subject: String) throws {
    #expect(try subjects(under: heading) == [subject])
  }

  @Test(arguments: [
    "Filling the tank (and draining it)", "Threading (main loop)", "fill(level) before drain", "Lifecycle (since 2.0)",
    "What is fill(level)?", "The event loop", "Events 'in flight'", "Migration from fill() to drain()",
  ]) func proseNamesNone(_ heading: String) throws {
    #expect(try subjects(under: heading) == ["unknown"])
  }

  @Test(arguments: ["type Valve interface", "interface Valve extends Tank", "trait Valve: Send", "type Valve"])
  func aDeclaredTypeIsOne(_ heading: String) throws {
    #expect(try subjects(under: heading) == ["Valve"])
  }

  @Test(arguments: [
    "- onFill - Called on the main thread.", "- **onFill** - Called on the main thread.",
    "- **onFill(row)**: Called on the main thread.", "- onFill(row): Called on the main thread.",
    "onFill(row)\n: Called on the main thread.", "- on_fill: Called on the main thread.",
    "- OnFill: Called on the main thread.",
  ]) func bareNamesOpenItems(_ item: String) throws {
    let claims = try read("# Tank\n\nA class to be subclassed. Its hooks follow.\n\n\(item)\n")
    #expect(claims.map(\.payload.kind) == ["thread"])
    #expect(claims.allSatisfy { $0.subject.written.lowercased().hasPrefix("on") })
  }

  @Test(arguments: ["- main - Called on the main thread.", "- Pumps: called on the main thread."])
  func otherWordsDoNot(_ item: String) throws {
    #expect(try read("# Tank\n\nA class to be subclassed. Its hooks follow.\n\n\(item)\n").isEmpty)
  }

  @Test func namesAreCalledWithoutTheirDeclaration() {
    #expect(MethodName(written: "drain(int level)").called == "drain")
    #expect(MethodName(written: "drain(level: number)").called == "drain")
    #expect(MethodName(written: "drain(Row, Level)").called == "drain(Row, Level)")
    #expect(MethodName(written: "drain(_:)").called == "drain(_:)")
  }
}
