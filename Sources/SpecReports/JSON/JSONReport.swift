import SpecMonitors

/// The report for programs, as one JSON object; see ``ReportWire``.
public struct JSONReport: Sendable {
  private let documents: [JudgedDocument]

  public init(documents: [JudgedDocument]) { self.documents = documents }

  public func text() -> String { WireText.pretty(ReportWire(documents)) }
}
