import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Visual formats") struct VisualFormatTests {
  private func parsed(_ text: String) throws -> VisualFormat {
    var parser = VisualFormatParser(text)
    return try parser.parse()
  }

  @Test("views, their lengths, and distances of all kinds")
  func reads() throws {
    #expect(
      try parsed("|-[a(44)]-gap-[b(>=c@250, <=9.5)]-(-3)-[c]|")
        == VisualFormat(
          axis: .horizontal,
          parts: [
            .edge, .view("a", [.init(length: .number(44))]),
            .view(
              "b",
              [
                .init(relation: .greaterThanOrEqual, length: .named("c"), priority: .number(250)),
                .init(relation: .lessThanOrEqual, length: .number(9.5)),
              ]), .view("c", []), .edge,
          ],
          distances: [
            .standard, .predicates([.init(length: .named("gap"))]), .predicates([.init(length: .number(-3))]), .none,
          ]))
    #expect(try parsed("V:[a]-[b]").axis == .vertical)
  }

  @Test(
    "what is none is told by what is missing, and where",
    arguments: [
      ("H:|", "[view]", 3), ("[a", "]", 2), ("[]", "a view's name", 1), ("[a]-(3", ")", 6),
      ("[a]|[b]", "| at an end only", 7), ("[a]-3[b]", "-", 5), ("[a(>=)]", "a number or a name", 5), ("", "[", 0),
      ("H:|  -  [v", "]", 10), ("[a] - ? [b]", "a number or a name", 6),
    ])
  func refuses(_ text: String, _ expected: String, _ offset: Int) {
    #expect { try parsed(text) } throws: {
      ($0 as? VisualFormatError) == VisualFormatError(expected: expected, offset: offset)
    }
  }

  @Test("words that elsewhere are numbers are names", arguments: ["inf", "nan", "infinity", "e5"])
  func words(_ word: String) throws {
    #expect(try parsed("[a]-\(word)-[b]").distances == [.predicates([.init(length: .named(word))])])
  }

  @Test("the frames that a format makes, with metrics, options and the margins")
  func frames() {
    ConstraintStage.run { stage in
      let (icon, title) = (stage.add(UIView()), stage.add(UIView()))
      let views = ["icon": icon, "title": title]
      stage.room.addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-[icon(side)]-gap-[title]-|", options: [.alignAllTop, .alignAllBottom],
          metrics: ["side": 44, "gap": 3.5], views: views))
      stage.room.addConstraints(
        NSLayoutConstraint.constraints(withVisualFormat: "V:|-6-[icon(==44)]", metrics: nil, views: views))
      stage.window.layoutIfNeeded()
      #expect(icon.frame == CGRect(x: 8, y: 6, width: 44, height: 44))
      #expect(title.frame == CGRect(x: 55.5, y: 6, width: 236.5, height: 44))
    }
  }

  @Test(
    "directions, margins, limits, priorities and lengths of others",
    arguments: [
      ("H:|[one(10)]", [], CGRect(x: 290, y: 0, width: 10, height: 0)),
      ("H:|[one(10)]", .directionLeftToRight, CGRect(x: 0, y: 0, width: 10, height: 0)),
      ("H:[one(10)]|", .directionLeftToRight, CGRect(x: 290, y: 0, width: 10, height: 0)),
      ("V:|-[one]-|", [], CGRect(x: 0, y: 5, width: 0, height: 189)),
      ("V:|[one(50@100,<=40)]", [], CGRect(x: 0, y: 0, width: 0, height: 40)),
      ("V:|[one(20@100,<=40)]", [], CGRect(x: 0, y: 0, width: 0, height: 20)),
      ("V:|[one(the_other)]", [], CGRect(x: 0, y: 0, width: 0, height: 7)),
      ("V:|-9-[the_other]-[one]", [], CGRect(x: 0, y: 24, width: 0, height: 0)),
    ] as [(String, NSLayoutConstraint.FormatOptions, CGRect)])
  func variants(format: String, options: NSLayoutConstraint.FormatOptions, expected: CGRect) {
    ConstraintStage.run { stage in
      let (one, other) = (stage.add(UIView()), stage.add(UIView()))
      for view in [stage.room, one] { view.semanticContentAttribute = .forceRightToLeft }
      stage.room.layoutMargins = UIEdgeInsets(top: 5, left: 0, bottom: 6, right: 0)
      other.heightAnchor.constraint(equalToConstant: 7).isActive = true
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: nil, views: ["one": one, "the_other": other]))
      stage.window.layoutIfNeeded()
      #expect(one.frame == expected)
    }
  }

  @Test("a name that nobody gave is a broken rule, and no constraint")
  func names() {
    ConstraintStage.run(breaking: ["visual-format-reads"]) { stage in
      let made = NSLayoutConstraint.constraints(
        withVisualFormat: "[a]-gap-[b]", metrics: nil, views: ["a": stage.room, "b": stage.room])
      #expect(made == [])
    }
  }
}
