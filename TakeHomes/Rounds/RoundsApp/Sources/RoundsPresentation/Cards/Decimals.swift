/// Numbers with two digits after the point, whatever the system's language.
enum Decimals {
  static func text(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let rest = hundredths.magnitude % 100
    let sign = hundredths < 0 ? "-" : ""
    return "\(sign)\(hundredths.magnitude / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
