import HeadlessUIKit

extension ASLayoutSpec: Observable {
  public var observationID: UInt32 { observationIDs.own }
  public var relatedObservationID: UInt32 { observationIDs.related }
}
