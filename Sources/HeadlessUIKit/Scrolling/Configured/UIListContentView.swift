import Foundation

/// Shows a picture and one or two texts. Main only.
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration { didSet { fillIn() } }
  private let imageView = UIImageView()
  private let label = UILabel(frame: .zero)
  private let secondaryLabel = UILabel(frame: .zero)
  // Where the parts are, for constraints.
  public let textLayoutGuide: UILayoutGuide? = nil
  public let secondaryTextLayoutGuide: UILayoutGuide? = nil
  public let imageLayoutGuide: UILayoutGuide? = nil

  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for view in [imageView, label, secondaryLabel] { addSubview(view) }
    imageView.contentMode = .scaleAspectFit
    fillIn()
  }

  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
  }

  /// One of lists; others are not shown.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set { if let list = newValue as? UIListContentConfiguration { shown = list } }
  }

  private func fillIn() {
    imageView.image = shown.image
    imageView.tintColor = shown.imageProperties.tintColor
    imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
    imageView.clipsToBounds = shown.imageProperties.cornerRadius > 0
    fillIn(label, shown.text, shown.attributedText, shown.textProperties)
    fillIn(secondaryLabel, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func fillIn(
    _ label: UILabel, _ text: String?, _ styled: NSAttributedString?, _ looks: UIListContentConfiguration.TextProperties
  ) {
    label.font = looks.font
    label.textColor = looks.resolvedColor()
    label.numberOfLines = looks.numberOfLines
    label.lineBreakMode = looks.lineBreakMode
    label.textAlignment = looks.alignment == .center ? .center : looks.alignment == .justified ? .justified : .natural
    if let styled { label.attributedText = styled } else { label.text = text.map(looks.written) }
  }

  // MARK: Places

  open override func layoutSubviews() {
    super.layoutSubviews()
    let places = ListContentPlaces(of: shown, in: bounds.size, primary: label, secondary: secondaryLabel)
    imageView.frame = mirrored(places.image)
    label.frame = mirrored(places.text)
    secondaryLabel.frame = mirrored(places.secondary)
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard isMirrored else { return frame }
    return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && size.width < 10_000 ? size.width : 320
    let places = ListContentPlaces(
      of: shown, in: CGSize(width: width, height: 0), primary: label, secondary: secondaryLabel)
    return CGSize(width: width, height: max(44, places.height))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }
}
