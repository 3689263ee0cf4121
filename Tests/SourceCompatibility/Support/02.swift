// The talk's second file uses this type without declaring it.
enum Field: Hashable {
  case email
  case password
}
