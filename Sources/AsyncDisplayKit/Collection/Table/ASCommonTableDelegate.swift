import HeadlessUIKit

/// What a delegate is asked and told that has to do with a table's view, and not with its node. Choices are told where the method that
/// takes the node is left out.
public protocol ASCommonTableDelegate: CommonTableDelegate {}
