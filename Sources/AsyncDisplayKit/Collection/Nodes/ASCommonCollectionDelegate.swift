import HeadlessUIKit

/// What a delegate is told of choices under earlier names, which take the view and not the node. Told where the method that takes the node is left out.
public protocol ASCommonCollectionDelegate: CommonCollectionDelegate {}
