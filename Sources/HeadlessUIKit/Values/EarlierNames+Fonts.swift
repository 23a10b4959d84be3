import Foundation

// Names of fonts' attributes and features that UIKit had before Swift 4.
public typealias UIFontWeight = UIFont.Weight

public let NSExpansionAttributeName = NSAttributedString.Key.expansion
public let NSLigatureAttributeName = NSAttributedString.Key.ligature
public let NSTextEffectAttributeName = NSAttributedString.Key.textEffect
public let NSWritingDirectionAttributeName = NSAttributedString.Key.writingDirection

public let UIFontDescriptorFamilyAttribute = UIFontDescriptor.AttributeName.family.rawValue
public let UIFontDescriptorNameAttribute = UIFontDescriptor.AttributeName.name.rawValue
public let UIFontDescriptorFaceAttribute = UIFontDescriptor.AttributeName.face.rawValue
public let UIFontDescriptorSizeAttribute = UIFontDescriptor.AttributeName.size.rawValue
public let UIFontDescriptorTraitsAttribute = UIFontDescriptor.AttributeName.traits.rawValue
public let UIFontDescriptorTextStyleAttribute = UIFontDescriptor.AttributeName.textStyle.rawValue
public let UIFontDescriptorFeatureSettingsAttribute = UIFontDescriptor.AttributeName.featureSettings.rawValue
public let UIFontSymbolicTrait = UIFontDescriptor.TraitKey.symbolic.rawValue
public let UIFontWeightTrait = UIFontDescriptor.TraitKey.weight.rawValue
public let UIFontWidthTrait = UIFontDescriptor.TraitKey.width.rawValue
public let UIFontSlantTrait = UIFontDescriptor.TraitKey.slant.rawValue
public let UIFontFeatureTypeIdentifierKey = UIFontDescriptor.FeatureKey.type.rawValue
public let UIFontFeatureSelectorIdentifierKey = UIFontDescriptor.FeatureKey.selector.rawValue

extension UIFontDescriptor {
  @_disfavoredOverload
  public convenience init(fontAttributes attributes: [String: Any]) {
    self.init(fontAttributes: Self.named(attributes))
  }

  @_disfavoredOverload
  public func addingAttributes(_ attributes: [String: Any]) -> UIFontDescriptor {
    addingAttributes(Self.named(attributes))
  }

  private static func named(_ attributes: [String: Any]) -> [AttributeName: Any] {
    [AttributeName: Any](
      uniqueKeysWithValues: attributes.map { key, value in
        let traits = (value as? [String: Any]).map { traits in
          [TraitKey: Any](uniqueKeysWithValues: traits.map { (TraitKey(rawValue: $0.key), $0.value) })
        }
        let name = AttributeName(rawValue: key)
        return (name, name == .traits ? traits ?? value : value)
      })
  }
}

// What CoreText calls the features of a face. No face has any here: they are kept in descriptors only.
public let kLigaturesType = 1
public let kCommonLigaturesOnSelector = 2
public let kCommonLigaturesOffSelector = 3
public let kNumberSpacingType = 6
public let kMonospacedNumbersSelector = 0
public let kProportionalNumbersSelector = 1
public let kVerticalPositionType = 10
public let kNormalPositionSelector = 0
public let kSuperiorsSelector = 1
public let kInferiorsSelector = 2
public let kFractionsType = 11
public let kNoFractionsSelector = 0
public let kDiagonalFractionsSelector = 2
public let kNumberCaseType = 21
public let kLowerCaseNumbersSelector = 0
public let kUpperCaseNumbersSelector = 1
public let kStylisticAlternativesType = 35
public let kStylisticAltOneOnSelector = 2
public let kStylisticAltTwoOnSelector = 4
public let kStylisticAltThreeOnSelector = 6
public let kContextualAlternatesType = 36
public let kLowerCaseType = 37
public let kDefaultLowerCaseSelector = 0
public let kLowerCaseSmallCapsSelector = 1
public let kUpperCaseType = 38
public let kDefaultUpperCaseSelector = 0
public let kUpperCaseSmallCapsSelector = 1
