package import Domain

extension Solution {
  /// The name shown to people.
  package static func title(of name: String) -> String {
    switch name {
    case "fast": return "Fast"
    case "brute": return "Brute force"
    default:
      let words = name.replacing("-", with: " ")
      return words.prefix(1).uppercased() + words.dropFirst()
    }
  }
}
