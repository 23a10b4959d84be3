import AsyncDisplayKit
import Foundation
import HeadlessUIKit

/// All scenarios, in the order in which they are run and reported.
public enum ScenarioCatalogue {
  public static let all: [Scenario] =
    NodeScenarios.all + BackingScenarios.all + LayoutScenarios.all + TransitionScenarios.all + LibraryScenarios.all
    + CollectionScenarios.all
    + ContainerScenarios.all
    + ControllerScenarios.all + TouchScenarios.all
    + DrawingScenarios.all + MisuseScenarios.all
}
