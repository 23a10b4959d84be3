import Foundation
import Testing

/// A spec, a range to measure it in, and the frames that must come out: one line of a file in `Cases`.
struct LayoutCase: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  let spec: CaseElement
  let sizeRange: Range
  let expected: Expected

  struct Range: Decodable, Sendable {
    let min: [CaseLength]
    let max: [CaseLength]
  }

  struct Expected: Decodable, Sendable {
    let size: [CGFloat]
    let frames: [String: [CGFloat]]
  }

  var testDescription: String { id }

  /// Every case of every file, or why one cannot be read; ``LayoutCaseTests`` fails with that.
  static let loaded = Result {
    let folder = Bundle.module.bundleURL.appendingPathComponent("Cases")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let json = files.filter { $0.pathExtension == "json" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
    return try json.flatMap { try JSONDecoder().decode([LayoutCase].self, from: Data(contentsOf: $0)) }
  }

  static var all: [LayoutCase] {
    switch loaded {
    case .success(let cases): cases
    case .failure: []
    }
  }
}

/// A spec or a node of a case.
final class CaseElement: Decodable, Sendable {
  let type: String
  let name: String?
  let style: CaseStyle?
  let child: CaseElement?
  let children: [CaseElement]?
  let background: CaseElement?
  let overlay: CaseElement?
  let corner: CaseElement?
  let insets: [String: CaseLength]?
  let direction: String?
  let spacing: CGFloat?
  let justifyContent: String?
  let alignItems: String?
  let flexWrap: String?
  let alignContent: String?
  let lineSpacing: CGFloat?
  let setVia: [String: String]?
  let horizontalPosition: String?
  let verticalPosition: String?
  let sizingOption: [String]?
  let centering: [String]?
  let ratio: CGFloat?
  let sizing: String?
  let location: String?
  let offset: [CGFloat]?
  let wrapsCorner: Bool?
}

struct CaseStyle: Decodable, Sendable {
  let width: CaseDimension?
  let height: CaseDimension?
  let flexGrow: CGFloat?
  let flexShrink: CGFloat?
  let flexBasis: CaseDimension?
  let alignSelf: String?
  let spacingBefore: CGFloat?
  let spacingAfter: CGFloat?
  let layoutPosition: [CGFloat]?
}

struct CaseDimension: Decodable, Sendable {
  let pt: CGFloat?
  let fraction: CGFloat?
}

/// A number or the text `inf`.
struct CaseLength: Decodable, Sendable {
  let points: CGFloat

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    points = (try? container.decode(String.self)) == "inf" ? .infinity : try container.decode(CGFloat.self)
  }
}
