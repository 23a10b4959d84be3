/// Free variables that follow from others: each place after the one before it, and so on.
///
/// Nothing keeps a free variable from being what it follows to be. So it need not be kept up to date while others change: a row of views
/// is found in far fewer steps than if each place was known as the sum of all lengths before it.
struct FreeChain {
  enum Kind {
    /// At least 0.
    case bound
    /// Free, and nothing is known of it.
    case open
    /// Free, and a row says what it is.
    case row
  }

  /// By index: the variable as a sum of others, all of which were known before it.
  private var links: [LinearForm?] = []
  /// By index: which of the links it is, counted from 0.
  private var ranks: [Int] = []
  /// In the order in which they became known.
  private var order: [SolverVariable] = []
  /// By index: whether a row has it among its terms.
  private var isTangled: [Bool] = []

  mutating func makeVariable() {
    links.append(nil)
    ranks.append(-1)
    isTangled.append(false)
  }

  /// Solves a form that is 0 for the only variable in it that is open.
  ///
  /// - Returns: false if there is no such variable, or one that rows have to be told of.
  mutating func define(_ form: LinearForm, kind: (SolverVariable) -> Kind) -> Bool {
    var open: SolverVariable?
    for variable in form.terms.map(\.variable) where links[variable.index] == nil {
      switch kind(variable) {
      case .bound: continue
      case .row: return false
      case .open:
        if open != nil { return false }
        open = variable
      }
    }
    guard let open, !isTangled[open.index], abs(form.factor(of: open)) > LinearForm.precision else { return false }
    links[open.index] = form.solved(for: open)
    ranks[open.index] = order.count
    order.append(open)
    return true
  }

  /// A row has these variables among its terms from now on.
  mutating func tangle(_ form: LinearForm) {
    for term in form.terms { isTangled[term.variable.index] = true }
  }

  /// The form without the variables that follow from others.
  func expanded(_ form: LinearForm) -> LinearForm {
    var form = form
    while let last = form.terms.max(by: { ranks[$0.variable.index] < ranks[$1.variable.index] })?.variable,
      let link = links[last.index]
    {
      form.substitute(last, link)
    }
    return form
  }

  /// What all variables are, where those are known that follow from none.
  func values(_ known: [Double]) -> [Double] {
    var values = known
    for variable in order {
      guard let link = links[variable.index] else { continue }
      values[variable.index] = link.terms.reduce(link.constant) { $0 + $1.factor * values[$1.variable.index] }
    }
    return values
  }
}
