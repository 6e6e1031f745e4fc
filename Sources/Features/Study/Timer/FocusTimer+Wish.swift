public import Domain

extension FocusTimer.Wish {
  /// What was typed: minutes as a number, a problem by its slug, title or number; both may be empty.
  ///
  /// Throws: ``TimerError/badLength(text:)``.
  public init(minutes: String?, problem: String?, phase: FocusSession.Phase? = nil) throws {
    func typed(_ text: String?) -> String? {
      let words = text.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      return words?.isEmpty == false ? words : nil
    }
    let number = typed(minutes)
    self.init(
      minutes: try number.map { text in
        guard let minutes = Int(text), Preferences.TimerLengths.minutes.contains(minutes) else {
          throw TimerError.badLength(text: text)
        }
        return minutes
      }, slug: typed(problem), phase: phase)
  }
}

extension FocusTimer.Model {
  /// Says what is wrong with what was typed, and leaves that where it is.
  public mutating func explain(_ trouble: String, minutes: String?, problem: String?) {
    self.trouble = trouble
    if let minutes { typedMinutes = minutes }
    if let problem { chosen = problem }
  }
}
