/// A block as read, before sections and sentences are made of it. Ranges are source offsets.
struct OutlineBlock {
  enum Content {
    case heading(level: Int, InlineText)
    case paragraph(InlineText)
    case row(TableRow)
    case code(language: String?, text: String)
    case rule
    /// Markup without text.
    case html
  }

  var content: Content
  var range: Range<Int>
  var context: Enclosure
}

/// One row of a table and the header cells above it.
struct TableRow {
  let header: [InlineText]
  let cells: [InlineText]
  let isHeader: Bool
}

/// The containers around a block.
struct Enclosure: Equatable {
  var quoteDepth = 0
  var item: Item?

  /// The innermost list item.
  struct Item: Equatable {
    let list: Int
    /// The list whose item holds this list.
    let parent: Int?
    let ordinal: Int
    /// From 1.
    let depth: Int
    let isOrdered: Bool
  }

  /// The context of an item of a list that stands in this context.
  func item(_ ordinal: Int, of list: Int, isOrdered: Bool) -> Enclosure {
    var context = self
    context.item = Item(
      list: list, parent: item?.list, ordinal: ordinal, depth: (item?.depth ?? 0) + 1, isOrdered: isOrdered)
    return context
  }

  var quoted: Enclosure {
    var context = self
    context.quoteDepth += 1
    return context
  }
}
