import SpecMonitors

struct TotalsWire: Encodable {
  let claims: Int
  let conform: Int
  let violated: Int
  let warnings: Int
  let notExercised: Int
  let inconclusive: Int
  let notChecked: Int
  let sentences: Int
  let permission: Int
  let advice: Int
  let definition: Int
  let explanation: Int
  let example: Int
  let notUnderstood: Int

  init(_ totals: Totals) {
    claims = totals.claims
    conform = totals.conform
    violated = totals.violated
    warnings = totals.warnings
    notExercised = totals.notExercised
    inconclusive = totals.inconclusive
    notChecked = totals.notChecked
    sentences = totals.sentences
    permission = totals.permission
    advice = totals.advice
    definition = totals.definition
    explanation = totals.explanation
    example = totals.example
    notUnderstood = totals.notUnderstood
  }
}
