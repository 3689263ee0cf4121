import FoveaNode

extension View {
  /// Says what a field holds, for whoever fills fields in; `nil` takes it back (F327, F328).
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.textContentType, textContentType)
  }
}

/// The meanings of a field.
///
/// Source: UIKit `UITextContentType`, AppKit `NSTextContentType`, WatchKit `WKTextContentType`: one
/// type here, under all three names (F329).
nonisolated public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = name }

  public static let name = Self("name")
  public static let namePrefix = Self("namePrefix")
  public static let givenName = Self("givenName")
  public static let middleName = Self("middleName")
  public static let familyName = Self("familyName")
  public static let nameSuffix = Self("nameSuffix")
  public static let nickname = Self("nickname")
  public static let jobTitle = Self("jobTitle")
  public static let organizationName = Self("organizationName")
  public static let location = Self("location")
  public static let fullStreetAddress = Self("fullStreetAddress")
  public static let streetAddressLine1 = Self("streetAddressLine1")
  public static let streetAddressLine2 = Self("streetAddressLine2")
  public static let addressCity = Self("addressCity")
  public static let addressState = Self("addressState")
  public static let addressCityAndState = Self("addressCityAndState")
  public static let sublocality = Self("sublocality")
  public static let countryName = Self("countryName")
  public static let postalCode = Self("postalCode")
  public static let telephoneNumber = Self("telephoneNumber")
  public static let emailAddress = Self("emailAddress")
  public static let URL = Self("URL")
  public static let username = Self("username")
  public static let password = Self("password")
  public static let newPassword = Self("newPassword")
  public static let oneTimeCode = Self("oneTimeCode")
  public static let dateTime = Self("dateTime")
  public static let flightNumber = Self("flightNumber")
  public static let shipmentTrackingNumber = Self("shipmentTrackingNumber")
  public static let creditCardNumber = Self("creditCardNumber")
  public static let creditCardExpiration = Self("creditCardExpiration")
  public static let creditCardExpirationMonth = Self("creditCardExpirationMonth")
  public static let creditCardExpirationYear = Self("creditCardExpirationYear")
  public static let creditCardSecurityCode = Self("creditCardSecurityCode")
  public static let creditCardType = Self("creditCardType")
  public static let creditCardName = Self("creditCardName")
  public static let creditCardGivenName = Self("creditCardGivenName")
  public static let creditCardMiddleName = Self("creditCardMiddleName")
  public static let creditCardFamilyName = Self("creditCardFamilyName")
  public static let birthdate = Self("birthdate")
  public static let birthdateDay = Self("birthdateDay")
  public static let birthdateMonth = Self("birthdateMonth")
  public static let birthdateYear = Self("birthdateYear")
  public static let cellularEID = Self("cellularEID")
  public static let cellularIMEI = Self("cellularIMEI")

  /// HTML's `autocomplete` token; `nil` where there is none (table T, F331).
  package var autocompleteToken: String? { Self.tokens[self] }

  private static let tokens: [UITextContentType: String] = [
    .name: "name", .namePrefix: "honorific-prefix", .givenName: "given-name",
    .middleName: "additional-name", .familyName: "family-name", .nameSuffix: "honorific-suffix",
    .nickname: "nickname", .jobTitle: "organization-title", .organizationName: "organization",
    .fullStreetAddress: "street-address", .streetAddressLine1: "address-line1",
    .streetAddressLine2: "address-line2", .addressCity: "address-level2",
    .addressState: "address-level1", .sublocality: "address-level3",
    .countryName: "country-name", .postalCode: "postal-code", .telephoneNumber: "tel",
    .emailAddress: "email", .URL: "url", .username: "username", .password: "current-password",
    .newPassword: "new-password", .oneTimeCode: "one-time-code", .creditCardNumber: "cc-number",
    .creditCardExpiration: "cc-exp", .creditCardExpirationMonth: "cc-exp-month",
    .creditCardExpirationYear: "cc-exp-year", .creditCardSecurityCode: "cc-csc",
    .creditCardType: "cc-type", .creditCardName: "cc-name",
    .creditCardGivenName: "cc-given-name", .creditCardMiddleName: "cc-additional-name",
    .creditCardFamilyName: "cc-family-name", .birthdate: "bday", .birthdateDay: "bday-day",
    .birthdateMonth: "bday-month", .birthdateYear: "bday-year",
  ]
}

/// AppKit's name of `UITextContentType`.
public typealias NSTextContentType = UITextContentType
/// WatchKit's name of `UITextContentType`.
public typealias WKTextContentType = UITextContentType

private struct ContentTypeKey: EnvironmentKey {
  static var defaultValue: UITextContentType? { nil }
}

extension EnvironmentValues {
  package var textContentType: UITextContentType? {
    get { self[ContentTypeKey.self] }
    set { self[ContentTypeKey.self] = newValue }
  }
}
