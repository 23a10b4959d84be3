import Foundation

/// Where the picture and the texts of a row are, in points.
struct ListContentPlaces {
  private(set) var image = CGRect.zero
  private(set) var text = CGRect.zero
  private(set) var secondary = CGRect.zero
  /// How high a row is in which all of it can be seen.
  private(set) var height: CGFloat = 0
  private let configuration: UIListContentConfiguration

  /// - Parameter size: of the row; a height of 0 is one that is to be found.
  init(of configuration: UIListContentConfiguration, in size: CGSize, primary: UILabel, secondary label: UILabel) {
    self.configuration = configuration
    let margins = configuration.directionalLayoutMargins
    var (left, high): (CGFloat, CGFloat) = (margins.leading, 0)
    if let picture = configuration.image {
      let (shown, room) = (
        configuration.imageProperties.size(of: picture), configuration.imageProperties.room(for: picture)
      )
      image = CGRect(x: left + (room.width - shown.width) / 2, y: 0, width: shown.width, height: shown.height)
      left += room.width + configuration.imageToTextPadding
      high = room.height
    }
    let width = max(0, size.width - left - margins.trailing)
    let textHeight = placeTexts(primary, label, x: left, width: width)
    height = margins.top + max(high, textHeight) + margins.bottom
    let middle = (margins.top + max(size.height, height) - margins.bottom) / 2
    image.origin.y = middle - image.height / 2
    (text.origin.y, secondary.origin.y) = (
      text.minY + middle - textHeight / 2, secondary.minY + middle - textHeight / 2
    )
  }

  /// Places the texts below one another, or beside, from 0 on.
  ///
  /// - Returns: how high both are.
  private mutating func placeTexts(_ first: UILabel, _ second: UILabel, x: CGFloat, width: CGFloat) -> CGFloat {
    let room = CGSize(width: max(1, width), height: 10_000)
    let (one, two) = (Self.size(of: first, in: room), Self.size(of: second, in: room))
    let gap = configuration.textToSecondaryTextHorizontalPadding
    if configuration.prefersSideBySideTextAndSecondaryText, one.width + gap + two.width <= width {
      let height = max(one.height, two.height)
      text = CGRect(x: x, y: 0, width: one.width, height: height)
      secondary = CGRect(x: x + width - two.width, y: 0, width: two.width, height: height)
      return height
    }
    let between = one.height > 0 && two.height > 0 ? configuration.textToSecondaryTextVerticalPadding : 0
    text = CGRect(x: x, y: 0, width: width, height: one.height)
    secondary = CGRect(x: x, y: one.height + between, width: width, height: two.height)
    return one.height + between + two.height
  }

  /// Zero for a label without text.
  private static func size(of label: UILabel, in room: CGSize) -> CGSize {
    label.attributedText?.length ?? 0 > 0 ? label.sizeThatFits(room) : .zero
  }
}
