import HeadlessUIKit

extension ASRule {
  public static let viewBlockBeforeLoad = ASRule(
    "view-block-before-load", "A view block or layer block must be set before the node is loaded.")
}
