@testable import HeadlessUIKit

/// Constraints among positions and lengths, made around values that keep all that are required. The same for the same seed.
struct RandomSystem {
  struct Rule {
    var terms: [(variable: Int, factor: Double)]
    var constant: Double
    let relation: LinearSolver.Relation

    /// How much it is broken by.
    func breach(in values: [Double]) -> Double {
      let value = terms.reduce(constant) { $0 + values[$1.variable] * $1.factor }
      return switch relation {
      case .equal: abs(value)
      case .lessThanOrEqual: max(0, value)
      case .greaterThanOrEqual: max(0, -value)
      }
    }
  }

  /// Positions and lengths by turns.
  let known: [Double]
  private(set) var required: [Rule] = []
  /// The wishes, those of the highest priority first.
  private(set) var levels: [[Rule]] = []

  init(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    let count = 1 + numbers.below(8)
    known = (0..<count).flatMap { _ in [Double(numbers.below(800)) - 400, Double(numbers.below(300))] }
    required = (0..<2 * count).map { _ in rule(from: &numbers) }
    levels = (0..<4).map { _ in
      (0..<1 + numbers.below(count + 1)).map { _ in
        var wish = rule(from: &numbers)
        wish.constant += Self.any(of: [0, 0, 0, 10, -35, 80.5], from: &numbers)
        return wish
      }
    }
  }

  /// A rule that the known values keep.
  private func rule(from numbers: inout SplitMix64) -> Rule {
    var variables = Array(known.indices)
    let terms = (0..<1 + numbers.below(3)).compactMap { _ in
      variables.isEmpty
        ? nil
        : (
          variable: variables.remove(at: numbers.below(variables.count)),
          factor: Self.any(of: [1, 1, 1, -1, -1, 0.5, 2, -1 / 3, 16 / 9], from: &numbers)
        )
    }
    let value = terms.reduce(0) { $0 + known[$1.variable] * $1.factor }
    let room = Self.any(of: [0, 8, 120], from: &numbers)
    return switch numbers.below(3) {
    case 0: Rule(terms: terms, constant: -value, relation: .equal)
    case 1: Rule(terms: terms, constant: -value - room, relation: .lessThanOrEqual)
    default: Rule(terms: terms, constant: -value + room, relation: .greaterThanOrEqual)
    }
  }

  private static func any(of choices: [Double], from numbers: inout SplitMix64) -> Double {
    choices[numbers.below(choices.count)]
  }

  /// What the solver makes of it.
  ///
  /// - Parameter stepLimit: how far it may go each time; as far as it likes, if not given.
  /// - Returns: the values, and which of the required rules were refused.
  func solved(stepLimit: Int? = nil) -> (values: [Double], refused: [Int]) {
    var solver = LinearSolver(stepLimit: stepLimit)
    let variables = known.indices.map {
      LinearForm($0.isMultiple(of: 2) ? solver.makePosition() : solver.makeLength())
    }
    func form(_ rule: Rule) -> LinearForm {
      rule.terms.reduce(LinearForm(rule.constant)) { $0.adding(variables[$1.variable], times: $1.factor) }
    }
    let refused = required.indices.filter { !solver.require(form(required[$0]), required[$0].relation) }
    for level in levels {
      for wish in level { solver.prefer(form(wish), wish.relation) }
      solver.closeLevel()
    }
    solver.finish()
    return (variables.map(solver.value(of:)), refused)
  }
}
