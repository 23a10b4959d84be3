import AsyncDisplayKit
import Combine

/// A city, and how it is called where it lies.
struct City: Hashable {
  let name: String
  let country: String
}

/// Finds cities while somebody types: not before they pause, and only what they typed last.
final class CityFinder {
  @Published var query = ""
  @Published private(set) var found: [City] = []
  @Published private(set) var isBusy = false
  private let atlas = [
    City(name: "Basel", country: "Switzerland"), City(name: "Bergen", country: "Norway"),
    City(name: "Berlin", country: "Germany"), City(name: "Bern", country: "Switzerland"),
  ]

  init() {
    let answers = $query.dropFirst()
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .map { [unowned self] query in search(query) }
      .switchToLatest()
      .receive(on: DispatchQueue.main)
      .share()
    answers.assign(to: &$found)
    $query.dropFirst().map { _ in true }.merge(with: answers.map { _ in false }).assign(to: &$isBusy)
  }

  /// Looked up elsewhere, which takes a while.
  private func search(_ query: String) -> AnyPublisher<[City], Never> {
    Just(atlas.filter { $0.name.hasPrefix(query) })
      .delay(for: .seconds(1), scheduler: DispatchQueue.global(qos: .userInitiated))
      .eraseToAnyPublisher()
  }
}

/// A city that was found, with a count of how long it has been looked at.
final class CityNode: ASCellNode {
  private let nameNode = ASTextNode()
  private let secondsNode = ASTextNode()
  private var clock: AnyCancellable?

  init(_ city: City) {
    super.init()
    automaticallyManagesSubnodes = true
    nameNode.attributedText = NSAttributedString(
      string: "\(city.name), \(city.country)", attributes: [.font: UIFont.systemFont(ofSize: 16)])
    show(0)
  }

  private func show(_ seconds: Int) {
    secondsNode.attributedText = NSAttributedString(
      string: "\(seconds) s", attributes: [.font: UIFont.systemFont(ofSize: 12)])
  }

  override func didEnterVisibleState() {
    super.didEnterVisibleState()
    clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .scan(0) { seconds, _ in seconds + 1 }
      .sink { [weak self] in self?.show($0) }
  }

  override func didExitVisibleState() {
    super.didExitVisibleState()
    clock = nil
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    let row = ASStackLayoutSpec.horizontal()
    row.justifyContent = .spaceBetween
    row.children = [nameNode, secondsNode]
    return ASInsetLayoutSpec(insets: UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16), child: row)
  }
}

/// Cities that begin with what was typed. Somebody types as soon as it is there.
final class CityFinderController: ASDKViewController<ASTableNode> {
  private let finder = CityFinder()
  private var cities: [City] = []
  private var cancellables = Set<AnyCancellable>()

  override init() {
    super.init(node: ASTableNode())
    node.dataSource = self
  }

  required init?(coder: NSCoder) {
    fatalError("not made from an archive")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    finder.$found.dropFirst()
      .sink { [weak self] in self?.show($0) }
      .store(in: &cancellables)
    finder.$isBusy.combineLatest(finder.$query) { $0 ? "Looking for \($1)…" : "Cities" }
      .map(Optional.some)
      .assign(to: \.title, on: self)
      .store(in: &cancellables)
    ["B", "Be", "Ber"].publisher
      .flatMap(maxPublishers: .max(1)) { Just($0).delay(for: .milliseconds(100), scheduler: RunLoop.main) }
      .sink { [finder] in finder.query = $0 }
      .store(in: &cancellables)
  }

  private func show(_ found: [City]) {
    cities = found
    node.reloadData()
  }
}

extension CityFinderController: ASTableDataSource {
  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { cities.count }

  func tableNode(_ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath) -> ASCellNodeBlock {
    let city = cities[indexPath.row]
    return { CityNode(city) }
  }
}
