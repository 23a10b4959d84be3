import AsyncDisplayKit
import Foundation
import HeadlessUIKit

/// All scenarios, in the order in which they are run and reported.
public enum ScenarioCatalogue {
  public static let all: [Scenario] =
    NodeScenarios.all + CollectionScenarios.all + ControllerScenarios.all + MisuseScenarios.all
}
