/// A number that a solver finds. The order of variables is the order in which they were made.
struct SolverVariable: Hashable, Comparable {
  let index: Int

  static func < (one: Self, other: Self) -> Bool { one.index < other.index }
}

/// A sum of variables, each with its factor, and a constant. The terms are in the order of their variables, so that the same constraints
/// have the same solution in every run.
struct LinearForm: Equatable {
  struct Term: Equatable {
    let variable: SolverVariable
    var factor: Double
  }

  var constant: Double
  private(set) var terms: [Term] = []

  /// Differences below this come from rounding.
  static let precision = 1e-8

  init(_ constant: Double = 0) { self.constant = constant }

  init(_ variable: SolverVariable, times factor: Double = 1) {
    constant = 0
    terms = [Term(variable: variable, factor: factor)]
  }

  func factor(of variable: SolverVariable) -> Double {
    place(of: variable).map { terms[$0].factor } ?? 0
  }

  /// The variable that is best solved for, among those wanted: dividing by a small factor would make errors large. The first of equals.
  func weightiest(where isWanted: (SolverVariable) -> Bool = { _ in true }) -> SolverVariable? {
    let wanted = terms.filter { abs($0.factor) > Self.precision && isWanted($0.variable) }
    return wanted.max { abs($0.factor) < abs($1.factor) }?.variable
  }

  /// Takes a variable out.
  ///
  /// - Returns: what its factor was; 0 if it was not in.
  @discardableResult
  mutating func remove(_ variable: SolverVariable) -> Double {
    guard let place = place(of: variable) else { return 0 }
    return terms.remove(at: place).factor
  }

  /// Puts a form in the place of a variable.
  mutating func substitute(_ variable: SolverVariable, _ form: LinearForm) {
    let factor = remove(variable)
    if factor != 0 { self = adding(form, times: factor) }
  }

  /// What a variable of the form must be for the form to be 0.
  func solved(for variable: SolverVariable) -> LinearForm {
    var rest = self
    let factor = rest.remove(variable)
    return rest * (-1 / factor)
  }

  func adding(_ other: LinearForm, times factor: Double = 1) -> LinearForm {
    var sum = LinearForm(constant + other.constant * factor)
    sum.terms.reserveCapacity(terms.count + other.terms.count)
    var (left, right) = (terms[...], other.terms[...])
    while let one = left.first, let two = right.first {
      if one.variable < two.variable {
        sum.terms.append(left.removeFirst())
      } else if two.variable < one.variable {
        sum.terms.append(Term(variable: two.variable, factor: two.factor * factor))
        right.removeFirst()
      } else {
        let both = one.factor + two.factor * factor
        if abs(both) > Self.precision { sum.terms.append(Term(variable: one.variable, factor: both)) }
        left.removeFirst()
        right.removeFirst()
      }
    }
    sum.terms += left
    sum.terms += right.map { Term(variable: $0.variable, factor: $0.factor * factor) }
    return sum
  }

  static func + (one: Self, other: Self) -> Self { one.adding(other) }
  static func - (one: Self, other: Self) -> Self { one.adding(other, times: -1) }
  static func + (one: Self, other: Double) -> Self { one.adding(LinearForm(other)) }
  static func - (one: Self, other: Double) -> Self { one.adding(LinearForm(-other)) }
  static func * (one: Self, factor: Double) -> Self { LinearForm().adding(one, times: factor) }

  private func place(of variable: SolverVariable) -> Int? {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return low < terms.count && terms[low].variable == variable ? low : nil
  }
}
