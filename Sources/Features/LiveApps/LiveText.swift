extension String {
  /// With blanks before it, up to a width.
  func left(_ width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }

  /// With blanks behind it, up to a width.
  func right(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
