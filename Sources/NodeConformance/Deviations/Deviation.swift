import AsyncDisplayKit
import HeadlessUIKit
import SpecClaims

/// A deliberate fault: a runtime one step of which is not as promised, or a player who breaks a rule. It must be caught.
public struct Deviation: Sendable {
  public let name: String
  /// What is wrong, in a few words.
  public let summary: String
  /// Ids of the claims of which at least one must turn red; a `*` stands for anything.
  public let breaks: [String]
  /// Ids of claims that may turn red with it, because the fault really breaks them as well.
  public let also: [String]
  let nodeSteps: (any NodeSteps)?
  let controllerSteps: (any ControllerSteps)?
  let cast: Cast?

  init(
    _ name: String, _ summary: String, breaks: [String], also: [String] = [], nodeSteps: (any NodeSteps)? = nil,
    controllerSteps: (any ControllerSteps)? = nil, cast: Cast? = nil
  ) {
    self.name = name
    self.summary = summary
    self.breaks = breaks
    self.also = also
    self.nodeSteps = nodeSteps
    self.controllerSteps = controllerSteps
    self.cast = cast
  }
}

extension Deviation {
  /// Whether it is meant to break something that one of the pages promises. If not, it says nothing of them.
  public func concerns(_ readings: [Reading]) -> Bool {
    readings.contains { $0.claims.contains { claim in breaks.contains { claim.id.matches(glob: $0) } } }
  }
}

/// All deviations.
public enum DeviationCatalogue {
  /// Those that are meant to break something that one of the pages promises.
  public static func concerning(_ readings: [Reading]) -> [Deviation] { all.filter { $0.concerns(readings) } }

  public static let all: [Deviation] =
    NodeDeviations.all + LayoutDeviations.all + TransitionDeviations.all + StateDeviations.all + TouchDeviations.all
    + ControllerDeviations.all
    + SubclassDeviations.all + OverridingDeviations.all + DrawingDeviations.all + TraitDeviations.all
    + CellDeviations.all + OnceOnlyDeviations.all
}
