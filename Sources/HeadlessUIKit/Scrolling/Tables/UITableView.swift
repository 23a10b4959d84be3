import Foundation

/// A scroll view with rows: cells that a data source makes, or what a table node fills it with. Main only.
open class UITableView: AskedTableView {
  /// Has the rows; none are shown without it. Not kept alive. What a table node fills has no use for it.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { sourceDidChange() } }
  /// Not kept alive.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      listener = delegate
      if content != nil, requireMain(.viewOnMain, "delegate") { content?.forget() }
    }
  }
  /// What shows the data source's rows.
  private(set) var content: TableContent?

  /// Whether rows can be deleted, inserted and moved by the user.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }
  private var isBeingEdited = false

  open func setEditing(_ editing: Bool, animated: Bool) {
    isBeingEdited = editing
    for cell in visibleCells { cell.setEditing(editing, animated: animated) }
  }

  /// How sections are told apart.
  public package(set) var style = Style.plain
  /// The headers and footers of sections.
  package private(set) lazy var headings = TableHeadings(of: self)
  package weak var rowLayout: UICollectionViewFlowLayout?

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Above all sections, as wide as the table and as high as it is. Set anew, it may have another height.
  open var tableHeaderView: UIView? { didSet { exchange(oldValue, tableHeaderView) } }
  /// Below all sections, as wide as the table and as high as it is. Set anew, it may have another height.
  open var tableFooterView: UIView? { didSet { exchange(oldValue, tableFooterView) } }
  /// In points; what a delegate says that knows better counts more.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { arrangementDidChange() } }
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { arrangementDidChange() } }
  /// How high headers are taken to be that say it themselves, until they are on screen; in points.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension

  /// For subclasses of the runtime: what is in the table goes to other places.
  open func arrangementDidChange() { content?.setNeedsArranging() }

  private func sourceDidChange() {
    if requireMain(.viewOnMain, "dataSource") { filledWithCells()?.forget() }
  }

  /// What shows cells; nil in a table that a node fills.
  func filledWithCells() -> TableContent? {
    if content == nil, rowSource == nil {
      let content = TableContent(of: self)
      (self.content, rowSource, rowLayout, headings.source) = (content, content, content.layout, content)
      cellTouch = CellTouch(on: content) { [unowned self] in tapRow(at: $0) }
    }
    return content
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content?.layoutPass()
  }

  /// Asks the data source for everything.
  open func reloadData() {
    if requireMain(.viewOnMain, "reloadData()") { list?.reload(completion: nil) }
  }

  /// - Parameter completion: told later, on main, whether the changes are shown.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    if requireMain(.viewOnMain, "performBatchUpdates(_:completion:)") {
      list?.performUpdates(updates, completion: completion)
    }
  }

  // What stands between and behind rows: kept only, none of it takes any room.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  open var backgroundView: UIView?
  open var sectionHeaderTopPadding: CGFloat = 0
  open var sectionIndexColor: UIColor?
  /// In points; what a delegate says that knows better counts more. A row that is a node is as high as that.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { arrangementDidChange() } }
  /// How high rows are taken to be that say it themselves, until they are on screen; in points.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  // What can be selected of cells; of nodes a table node says it.
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var cellLayoutMarginsFollowReadableWidth = false
  public static let automaticDimension: CGFloat = -1

  package weak var rowSource: (any TableRows)?

  /// How sections are told apart: headers of a plain table stay on screen with their rows; groups have room between them, and inset
  /// ones have some at their sides too.
  public enum Style: Int, Hashable, Sendable {
    case plain
    case grouped
    case insetGrouped
  }

  /// Where a row should be after scrolling to it.
  public enum ScrollPosition: Int, Hashable, Sendable {
    case none
    case top
    case middle
    case bottom
  }

  /// How a row comes or goes; nothing is animated here.
  public enum RowAnimation: Int, Hashable, Sendable {
    case fade
    case right
    case left
    case top
    case bottom
    case none
    case middle
    case automatic = 100
  }
}
