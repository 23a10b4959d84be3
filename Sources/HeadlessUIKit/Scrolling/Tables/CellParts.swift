import Foundation

/// The texts and the picture of a table's cell.
struct CellParts {
  var title: UILabel?
  var detail: UILabel?
  var picture: UIImageView?

  /// Room at the sides, and between a picture and a text, in points.
  private static let margin: CGFloat = 15
  /// Above and below, in points.
  private static let rim: CGFloat = 11

  /// Puts them where they belong in a cell of a style.
  func place(in bounds: CGRect, style: UITableViewCell.CellStyle) {
    var room = bounds.insetBy(dx: Self.margin, dy: 0)
    if let size = picture?.image?.size {
      picture?.frame = CGRect(
        x: room.minX, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      room = CGRect(
        x: room.minX + size.width + Self.margin, y: 0, width: max(0, room.width - size.width - Self.margin),
        height: room.height)
    }
    switch style {
    case .default: title?.frame = room
    case .subtitle: placeBelow(in: room)
    case .value1: placeBeside(in: room, from: width(of: title))
    case .value2: placeBeside(in: room, from: 90)
    }
  }

  private func placeBelow(in room: CGRect) {
    let (first, second) = (height(of: title, in: room.width), height(of: detail, in: room.width))
    let top = (room.height - first - second) / 2
    title?.frame = CGRect(x: room.minX, y: top, width: room.width, height: first)
    detail?.frame = CGRect(x: room.minX, y: top + first, width: room.width, height: second)
  }

  private func placeBeside(in room: CGRect, from width: CGFloat) {
    let first = min(room.width, width)
    let gap = detail == nil ? 0 : min(6, room.width - first)
    title?.frame = CGRect(x: room.minX, y: 0, width: first, height: room.height)
    detail?.frame = CGRect(
      x: room.minX + first + gap, y: 0, width: max(0, room.width - first - gap), height: room.height)
  }

  /// How high a cell is in which all of it can be seen.
  func height(in width: CGFloat, style: UITableViewCell.CellStyle) -> CGFloat {
    let picture = picture?.image?.size
    let room = width - 2 * Self.margin - (picture.map { $0.width + Self.margin } ?? 0)
    let texts = [height(of: title, in: room), height(of: detail, in: room)]
    let height = style == .subtitle ? texts[0] + texts[1] : max(texts[0], texts[1])
    return max(height > 0 ? height + 2 * Self.rim : 0, picture?.height ?? 0)
  }

  private func height(of label: UILabel?, in width: CGFloat) -> CGFloat {
    label.map { $0.sizeThatFits(CGSize(width: max(1, width), height: 0)).height } ?? 0
  }

  private func width(of label: UILabel?) -> CGFloat { label?.sizeThatFits(.zero).width ?? 0 }
}
