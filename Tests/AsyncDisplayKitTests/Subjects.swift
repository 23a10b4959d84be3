import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript

/// A node of a fixed size, in points.
final class BoxNode: ASDisplayNode {
  override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize { CGSize(width: 50, height: 40) }
}

/// A node as authors write them: a subnode, a view touched when it is there, a spec, and frames looked at around super.
final class PhotoNode: ASDisplayNode {
  let box = BoxNode()
  private(set) var framesAroundSuper: [CGRect] = []
  var inset: CGFloat = 10

  override init() {
    super.init()
    addSubnode(box)
  }

  override func didLoad() {
    super.didLoad()
    view.addGestureRecognizer(UITapGestureRecognizer())
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    let insets = UIEdgeInsets(top: inset, left: inset, bottom: .infinity, right: .infinity)
    return ASInsetLayoutSpec(insets: insets, child: box)
  }

  override func layout() {
    framesAroundSuper.append(box.frame)
    super.layout()
    framesAroundSuper.append(box.frame)
  }
}

/// A controller as the guide shows it.
final class Screen: ASViewController<ASDisplayNode> {
  let photo: PhotoNode

  init() {
    let photo = PhotoNode()
    self.photo = photo
    super.init(node: photo)
  }

  required init?(coder: NSCoder) { nil }
}

/// A window on screen whose controller shows a node, with a transcript that starts when all is there.
struct Stage {
  let transcript: Transcript
  let window: UIWindow
  let screen: Screen

  /// Runs `body` on main with everything on screen, and settles after it.
  static func perform(
    on scheduler: any LaneScheduler = DeterministicScheduler(seed: 1), _ body: (Stage) -> Void
  ) -> Transcript {
    let transcript = Transcript()
    HeadlessRuntime(transcript, scheduler: scheduler).runMain {
      let stage = Stage(transcript: transcript, window: UIWindow(), screen: HeadlessRuntime.make { Screen() })
      stage.window.rootViewController = stage.screen
      stage.window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      transcript.clear()
      body(stage)
      HeadlessRuntime.current.turn()
    }
    return transcript
  }
}
