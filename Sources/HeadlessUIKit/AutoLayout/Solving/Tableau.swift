/// Equations in solved form: some variables, the basic ones, as sums of all others. Where the others are 0, the constants are a solution.
///
/// Variables are free, or at least 0. The rows of those that are at least 0 have constants of at least 0, always.
struct Tableau {
  /// By the index of the basic variable.
  private var rows: [LinearForm?] = []
  /// The basic variables, in order.
  private var basics: [SolverVariable] = []
  private var isFree: [Bool] = []
  private var chain = FreeChain()
  private let stepLimit: Int?

  /// - Parameter stepLimit: how many variables may be exchanged to make a sum least; many more than it takes, if not given.
  init(stepLimit: Int? = nil) { self.stepLimit = stepLimit }

  mutating func makeVariable(isFree: Bool) -> SolverVariable {
    self.isFree.append(isFree)
    rows.append(nil)
    chain.makeVariable()
    return SolverVariable(index: self.isFree.count - 1)
  }

  /// What all variables are now, by index.
  func values() -> [Double] { chain.values(rows.map { $0?.constant ?? 0 }) }

  /// Takes a form to be 0 if that only says what a free variable is, of which no row knows: a place that follows from others.
  mutating func define(_ form: LinearForm) -> Bool {
    chain.define(form) { isFree[$0.index] ? rows[$0.index] == nil ? .open : .row : .bound }
  }

  /// The form in terms of what is not basic.
  func reduced(_ form: LinearForm) -> LinearForm {
    let form = chain.expanded(form)
    var reduced = LinearForm(form.constant)
    for term in form.terms {
      reduced = reduced.adding(rows[term.variable.index] ?? LinearForm(term.variable), times: term.factor)
    }
    return reduced
  }

  func freeVariable(in form: LinearForm) -> SolverVariable? { form.weightiest { isFree[$0.index] } }

  /// Makes a variable basic that nothing depends on, or that `form` takes the place of.
  mutating func setRow(_ variable: SolverVariable, _ form: LinearForm) {
    for basic in basics where rows[basic.index]?.factor(of: variable) != 0 {
      rows[basic.index]?.substitute(variable, form)
    }
    if isFree[variable.index] { chain.tangle(form) }
    insert(variable, form)
  }

  /// Has a variable be 0 for good, whoever speaks of it later.
  mutating func drop(_ variable: SolverVariable) {
    for basic in basics { rows[basic.index]?.remove(variable) }
    rows[variable.index] = LinearForm(0)
  }

  @discardableResult
  mutating func removeRow(_ variable: SolverVariable) -> LinearForm? {
    guard let row = rows[variable.index] else { return nil }
    rows[variable.index] = nil
    basics.removeAll { $0 == variable }
    return row
  }

  /// Exchanges a basic variable for one that its row depends on.
  mutating func pivot(_ entering: SolverVariable, for leaving: SolverVariable) {
    guard let row = removeRow(leaving) else { return }
    setRow(entering, (row - LinearForm(leaving)).solved(for: entering))
  }

  /// Makes a sum of variables as small as it can be. It always has a least value: all of them are at least 0.
  ///
  /// - Returns: the sum where it is least, in terms of what is not basic then; where the limit of steps was reached, if that comes first.
  mutating func minimize(_ sum: LinearForm) -> LinearForm {
    var goal = reduced(sum)
    for _ in 0..<(stepLimit ?? (100 + 10 * isFree.count)) {
      // The first variable that helps, and the first of those that limit it: in this order no simplex goes round in circles, but for
      // what rounding does.
      guard let entering = goal.terms.first(where: { $0.factor < -LinearForm.precision })?.variable,
        let leaving = leavingVariable(for: entering)
      else { break }
      pivot(entering, for: leaving)
      if let row = rows[entering.index] { goal.substitute(entering, row) }
    }
    return goal
  }

  private func leavingVariable(for entering: SolverVariable) -> SolverVariable? {
    var best: (variable: SolverVariable, ratio: Double)?
    for basic in basics where !isFree[basic.index] {
      guard let row = rows[basic.index] else { continue }
      let factor = row.factor(of: entering)
      guard factor < -LinearForm.precision else { continue }
      let ratio = -row.constant / factor
      if ratio < (best?.ratio ?? .infinity) - LinearForm.precision { best = (basic, ratio) }
    }
    return best?.variable
  }

  private mutating func insert(_ variable: SolverVariable, _ form: LinearForm) {
    rows[variable.index] = form
    let place = basics.firstIndex { variable < $0 } ?? basics.count
    basics.insert(variable, at: place)
  }
}
