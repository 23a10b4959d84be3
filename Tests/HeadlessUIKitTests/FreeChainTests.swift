import Testing

@testable import HeadlessUIKit

@Suite("Free variables that follow from others") struct FreeChainTests {
  private let variables = (0..<6).map(SolverVariable.init)
  private func form(_ index: Int) -> LinearForm { LinearForm(variables[index]) }

  /// The even variables are lengths, the odd ones are places.
  private func chain(_ forms: [LinearForm], rows: Set<Int> = []) -> (chain: FreeChain, defined: [Bool]) {
    var chain = FreeChain()
    for _ in variables { chain.makeVariable() }
    let defined = forms.map { form in
      chain.define(form) { $0.index.isMultiple(of: 2) ? .bound : rows.contains($0.index) ? .row : .open }
    }
    return (chain, defined)
  }

  @Test("each place after the one before it is the sum of the lengths before it")
  func sums() {
    let (chain, defined) = chain([form(1) - 7, form(3) - form(1) - form(0), form(5) - form(3) - form(2)])
    #expect(defined == [true, true, true])
    #expect(chain.expanded(form(5) * 2 + form(4)) == form(0) * 2 + form(2) * 2 + form(4) + 14)
    #expect(chain.values([10, 0, 20, 0, 30, 0]) == [10, 7, 20, 17, 30, 37])
  }

  @Test("of two places that are not known neither follows, nor does one from a row")
  func open() {
    #expect(chain([form(1) - form(3)]).defined == [false])
    #expect(chain([form(1) - form(3)], rows: [3]).defined == [false])
    #expect(chain([form(0) - form(2)]).defined == [false])
    #expect(chain([form(1) - form(0), form(1) - form(2)]).defined == [true, false])
  }

  @Test("what a row has among its terms follows from nothing but rows")
  func tangled() {
    var (chain, _) = chain([])
    chain.tangle(form(1))
    #expect(!chain.define(form(1) - form(0)) { _ in .open })
    #expect(!chain.define(form(1) - 3) { _ in .open })
    #expect(chain.define(form(3) - 3) { _ in .open })
  }
}
