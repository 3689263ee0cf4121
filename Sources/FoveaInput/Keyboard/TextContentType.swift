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
  /// The word by which UIKit knows the meaning.
  public let rawValue: String

  /// A meaning by its word; browsers are told only of those that have a constant here.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = name }

  /// A person's whole name.
  public static let name = Self("name")
  /// A title before the name, such as Dr.
  public static let namePrefix = Self("namePrefix")
  /// A first name.
  public static let givenName = Self("givenName")
  /// A second first name.
  public static let middleName = Self("middleName")
  /// A last name.
  public static let familyName = Self("familyName")
  /// A title after the name, such as Jr.
  public static let nameSuffix = Self("nameSuffix")
  /// A name among friends.
  public static let nickname = Self("nickname")
  /// What a person does in an organisation.
  public static let jobTitle = Self("jobTitle")
  /// An organisation's name.
  public static let organizationName = Self("organizationName")
  /// A place; browsers have no word for it.
  public static let location = Self("location")
  /// Street and house, on as many lines as it takes.
  public static let fullStreetAddress = Self("fullStreetAddress")
  /// The first line of street and house.
  public static let streetAddressLine1 = Self("streetAddressLine1")
  /// The second line of street and house.
  public static let streetAddressLine2 = Self("streetAddressLine2")
  /// A town.
  public static let addressCity = Self("addressCity")
  /// A state or a province.
  public static let addressState = Self("addressState")
  /// A town with its state; browsers have no word for both.
  public static let addressCityAndState = Self("addressCityAndState")
  /// A part of a town.
  public static let sublocality = Self("sublocality")
  /// A country's name.
  public static let countryName = Self("countryName")
  /// A code for the post.
  public static let postalCode = Self("postalCode")
  /// A telephone number.
  public static let telephoneNumber = Self("telephoneNumber")
  /// An address for mail.
  public static let emailAddress = Self("emailAddress")
  /// The address of a web page.
  public static let URL = Self("URL")
  /// The name with which a person signs in.
  public static let username = Self("username")
  /// The password of an account that exists.
  public static let password = Self("password")
  /// A password that is chosen now.
  public static let newPassword = Self("newPassword")
  /// A code that is sent and used once.
  public static let oneTimeCode = Self("oneTimeCode")
  /// A date with a time; browsers have no word for it.
  public static let dateTime = Self("dateTime")
  /// The number of a flight; browsers have no word for it.
  public static let flightNumber = Self("flightNumber")
  /// The number that follows a parcel; browsers have no word for it.
  public static let shipmentTrackingNumber = Self("shipmentTrackingNumber")
  /// The number of a payment card.
  public static let creditCardNumber = Self("creditCardNumber")
  /// Month and year in which a payment card ends.
  public static let creditCardExpiration = Self("creditCardExpiration")
  /// The month in which a payment card ends.
  public static let creditCardExpirationMonth = Self("creditCardExpirationMonth")
  /// The year in which a payment card ends.
  public static let creditCardExpirationYear = Self("creditCardExpirationYear")
  /// The security code on a payment card.
  public static let creditCardSecurityCode = Self("creditCardSecurityCode")
  /// The kind of a payment card, such as Visa.
  public static let creditCardType = Self("creditCardType")
  /// The name on a payment card.
  public static let creditCardName = Self("creditCardName")
  /// The first name on a payment card.
  public static let creditCardGivenName = Self("creditCardGivenName")
  /// The second first name on a payment card.
  public static let creditCardMiddleName = Self("creditCardMiddleName")
  /// The last name on a payment card.
  public static let creditCardFamilyName = Self("creditCardFamilyName")
  /// A day of birth with month and year.
  public static let birthdate = Self("birthdate")
  /// The day of the month of a birth.
  public static let birthdateDay = Self("birthdateDay")
  /// The month of a birth.
  public static let birthdateMonth = Self("birthdateMonth")
  /// The year of a birth.
  public static let birthdateYear = Self("birthdateYear")
  /// The identifier of a phone's built-in SIM; browsers have no word for it.
  public static let cellularEID = Self("cellularEID")
  /// The identifier of a phone; browsers have no word for it.
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
