/// Finds values that keep all required constraints, and break the others as little as can be: those of a higher priority before all
/// of a lower one, as the published Cassowary algorithm does. What is left open is as small as it can be.
///
/// Required constraints come first, then the others by falling priority.
struct LinearSolver {
  enum Relation {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
  }

  private var tableau: Tableau
  /// How much the constraints of the open level are broken by.
  private var errors = LinearForm()
  private var lengths = LinearForm()
  /// What was found in the end, by the index of the variable.
  private var values: [Double]?

  /// - Parameter stepLimit: how far it may go to make a sum least; as far as it takes, if not given.
  init(stepLimit: Int? = nil) { tableau = Tableau(stepLimit: stepLimit) }

  /// A number that may be negative: a position.
  mutating func makePosition() -> SolverVariable { tableau.makeVariable(isFree: true) }

  /// A number that is at least 0.
  mutating func makeLength() -> SolverVariable {
    let length = tableau.makeVariable(isFree: false)
    lengths = lengths + LinearForm(length)
    return length
  }

  func value(of form: LinearForm) -> Double {
    guard let values else { return tableau.reduced(form).constant }
    return form.terms.reduce(form.constant) { $0 + $1.factor * values[$1.variable.index] }
  }

  /// Has `form` be in a relation to 0, whatever else there is.
  ///
  /// - Returns: false if that contradicts what is required already; then it is left out.
  mutating func require(_ form: LinearForm, _ relation: Relation) -> Bool {
    switch relation {
    case .equal: return requireZero(form)
    case .greaterThanOrEqual: return requireZero(form - LinearForm(tableau.makeVariable(isFree: false)))
    case .lessThanOrEqual: return requireZero(form + LinearForm(tableau.makeVariable(isFree: false)))
    }
  }

  private mutating func requireZero(_ form: LinearForm) -> Bool {
    if tableau.define(form) { return true }
    var form = tableau.reduced(form)
    if let free = tableau.freeVariable(in: form) {
      tableau.setRow(free, form.solved(for: free))
      return true
    }
    if form.constant < 0 { form = form * -1 }
    // What the form is too much by, as a variable of its own, until it is 0.
    let excess = tableau.makeVariable(isFree: false)
    tableau.setRow(excess, form)
    let least = tableau.minimize(LinearForm(excess))
    return settle(excess, least: least.constant)
  }

  private mutating func settle(_ excess: SolverVariable, least: Double) -> Bool {
    guard let row = tableau.removeRow(excess) else {
      tableau.drop(excess)
      return true
    }
    // An equation less: the others still hold.
    guard least < Self.tolerance else { return false }
    if let entering = row.weightiest() {
      var exact = row
      exact.constant = 0
      tableau.setRow(entering, exact.solved(for: entering))
    }
    return true
  }

  /// How far apart numbers may be, in points, that are said to be equal.
  private static let tolerance = 1e-6

  /// Has `form` be in a relation to 0, or as near to it as the open level and those before it permit.
  mutating func prefer(_ form: LinearForm, _ relation: Relation) {
    let (above, below) = (tableau.makeVariable(isFree: false), tableau.makeVariable(isFree: false))
    if relation != .greaterThanOrEqual { errors = errors + LinearForm(above) }
    if relation != .lessThanOrEqual { errors = errors + LinearForm(below) }
    let rest = LinearForm(below) - LinearForm(above)
    if tableau.define(form + rest) { return }
    let form = tableau.reduced(form)
    let whole = form + rest
    if let free = tableau.freeVariable(in: form) {
      tableau.setRow(free, whole.solved(for: free))
    } else {
      let basic = form.constant < 0 ? below : above
      tableau.setRow(basic, whole.solved(for: basic))
    }
  }

  /// Ends a level: nothing that comes later breaks its constraints more than they are now.
  mutating func closeLevel() {
    minimizeForGood(errors)
    errors = LinearForm()
  }

  /// Makes the lengths that nothing says anything about as small as they can be.
  mutating func finish() {
    minimizeForGood(lengths)
    values = tableau.values()
  }

  private mutating func minimizeForGood(_ sum: LinearForm) {
    let least = tableau.minimize(sum)
    for term in least.terms where term.factor > LinearForm.precision { tableau.drop(term.variable) }
  }
}
