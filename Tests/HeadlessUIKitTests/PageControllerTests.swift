import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Pages, splits and pickers") struct PageControllerTests {
  private final class Page: UIViewController, @unchecked Sendable {
    let number: Int
    init(_ number: Int) {
      self.number = number
      super.init(nibName: nil, bundle: nil)
      title = "\(number)"
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    var log: [String] = []
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { Page(2) }
    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { log.append("to \(pendingViewControllers.compactMap(\.title))") }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { log.append("from \(previousViewControllers.compactMap(\.title))") }
  }

  @Test("a page that is turned disappears before the next one appears, and the delegate hears of both ends")
  func pages() {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let (window, book) = (UIWindow(), Book())
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      (pages.dataSource, pages.delegate) = (book, book)
      pages.setViewControllers([Page(1)], direction: .forward, animated: false)
      window.rootViewController = pages
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      transcript.clear()
      pages.turnPage(.reverse)
      #expect(transcript.story("viewWillAppear(_:)", "viewWillDisappear(_:)") == "")
      pages.turnPage(.forward)
      #expect(book.log == ["to [\"2\"]"])
      let begun = HeadlessRuntime.current.time
      HeadlessRuntime.current.async(.main, after: 0.34) { #expect(book.log.count == 1) }
      HeadlessRuntime.current.async(.main, after: 0.36) { #expect(book.log.count == 2) }
      HeadlessRuntime.current.turn()
      #expect(HeadlessRuntime.current.time - begun > 0.35)
      #expect(book.log == ["to [\"2\"]", "from [\"1\"]"])
      #expect(pages.children.map(\.title) == ["2"])
    }
    let appearing = ["viewWillDisappear(_:)", "viewWillAppear(_:)", "viewDidDisappear(_:)", "viewDidAppear(_:)"]
    #expect(
      transcript.story(appearing) == appearing.map { "main Page \($0)" }.joined(separator: "\n"))
  }

  @Test("whoever sets a page hears that it is there, once it is")
  func completion() {
    HeadlessRuntime(Transcript()).runMain {
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      var told: [Bool] = []
      pages.setViewControllers([Page(1)], direction: .forward, animated: false) { told.append($0) }
      #expect(told == [])
      HeadlessRuntime.current.turn()
      #expect(told == [true])
    }
  }

  @Test("a split shows its first controller, and the second one when it is asked for")
  func splits() {
    HeadlessRuntime(Transcript()).runMain {
      let (window, split) = (UIWindow(), UISplitViewController())
      let (first, second) = (Page(1), Page(2))
      split.viewControllers = [first]
      window.rootViewController = split
      window.makeKeyAndVisible()
      #expect(first.view.window === window)
      #expect(first.splitViewController === split)
      split.showDetailViewController(second, sender: nil)
      #expect(first.view.window == nil)
      #expect(second.view.window === window)
      #expect(split.viewControllers == [first, second])
    }
  }

  private final class Chooser: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    var sizes: [CGSize] = []
    var isCancelled = false
    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { sizes.append((info[.originalImage] as? UIImage)?.size ?? .zero) }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { isCancelled = true }
  }

  private final class Careless: UIImagePickerControllerDelegate, UINavigationControllerDelegate {}

  @Test("what is picked goes to the delegate")
  func picking() {
    HeadlessRuntime(Transcript()).runMain {
      let (picker, chooser) = (UIImagePickerController(), Chooser())
      picker.delegate = chooser
      picker.pick(UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4)).image { _ in })
      #expect(!chooser.isCancelled)
      picker.pick(nil)
      #expect(chooser.sizes == [CGSize(width: 3, height: 4)])
      #expect(chooser.isCancelled)
    }
  }

  @Test("there is a library and no camera; a picker that nobody takes away goes by itself")
  func leaving() {
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    HeadlessRuntime(Transcript()).runMain {
      let (window, page, picker, careless) = (UIWindow(), Page(1), UIImagePickerController(), Careless())
      window.rootViewController = page
      window.makeKeyAndVisible()
      picker.delegate = careless
      page.present(picker, animated: false)
      picker.pick(nil)
      HeadlessRuntime.current.turn()
      #expect(page.presentedViewController == nil)
    }
  }
}
