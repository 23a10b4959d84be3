import AsyncDisplayKit
import Foundation
import Testing

@Suite("As the original: dimensions, ranges and styles") struct ValueCases {
  @Test(arguments: BehaviourCase.of("dimensionParse"))
  func dimension(of behaviour: BehaviourCase) throws {
    let dimension = ASDimensionMake(try #require(behaviour.input["text"].text))
    #expect(dimension.json == behaviour.expected["dimension"])
  }

  @Test(arguments: BehaviourCase.of("sizeRangeIntersect"))
  func intersection(of behaviour: BehaviourCase) throws {
    let (range, other) = (try #require(behaviour.input["range"].range), try #require(behaviour.input["other"].range))
    #expect(ASSizeRangeIntersect(range, other) == behaviour.expected["result"].range)
  }

  @Test(arguments: BehaviourCase.of("style"))
  func style(of behaviour: BehaviourCase) throws {
    onMain {
      let style = ASDisplayNode().style
      for (key, value) in behaviour.expected.members {
        switch key {
        case "flexGrow": #expect(JSONValue.number(style.flexGrow) == value)
        case "flexShrink": #expect(JSONValue.number(style.flexShrink) == value)
        case "flexBasis": #expect(style.flexBasis.json == value)
        case "value": #expect(JSONValue(style.preferredSize) == value)
        default: Issue.record("\(key) is not known")
        }
      }
    }
  }
}

extension ASDimension {
  fileprivate var json: JSONValue {
    switch unit {
    case .auto: .text("auto")
    case .points: .object(["pt": .number(value)])
    case .fraction: .object(["fraction": .number(value)])
    }
  }
}

extension JSONValue {
  /// Least and greatest size.
  fileprivate var range: ASSizeRange? {
    guard let least = self[0].size, let most = self[1].size else { return nil }
    return ASSizeRange(min: least, max: most)
  }
}
