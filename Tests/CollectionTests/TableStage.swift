import AsyncDisplayKit
import HeadlessUIKit
import RuntimeTranscript

/// A table that fills a screen of 320 by 480 points.
enum TableStage {
  @discardableResult
  static func perform<Source: ASTableDataSource & ASTableDelegate>(
    _ source: Source, _ style: UITableView.Style = .plain, on engine: Engine = .deterministic,
    _ body: (ASTableNode) -> Void
  ) -> Transcript {
    let transcript = Transcript()
    HeadlessRuntime(transcript, scheduler: engine.scheduler).runMain {
      let (window, table) = (UIWindow(), ASTableNode(style: style))
      table.dataSource = source
      table.delegate = source
      window.rootViewController = ASViewController(node: table)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      body(table)
      HeadlessRuntime.current.turn()
    }
    return transcript
  }
}
