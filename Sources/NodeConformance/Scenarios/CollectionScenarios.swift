/// Collections with node blocks.
enum CollectionScenarios {
  static let all: [Scenario] = []
}
