import AsyncDisplayKit
import HeadlessUIKit
import RuntimeTranscript

func showList<Source: ASCollectionDataSource & ASCollectionDelegate>(
  of source: Source, _ engine: Engine, _ body: (ASCollectionNode, Source) -> Void
) {
  HeadlessRuntime(Transcript(), scheduler: engine.scheduler).runMain {
    let (window, list) = (UIWindow(), ASCollectionNode())
    list.dataSource = source
    list.delegate = source
    window.rootViewController = ASViewController(node: list)
    window.makeKeyAndVisible()
    HeadlessRuntime.current.turn()
    body(list, source)
  }
}

func showTable<Source: ASTableDataSource & ASTableDelegate>(
  of source: Source, _ engine: Engine, _ body: (ASTableNode, Source) -> Void
) { TableStage.perform(source, on: engine) { body($0, source) } }
