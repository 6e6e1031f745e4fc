public import Domain
package import Markup

/// One of the four grades, and the day that it leads to.
public struct GradeChoice: Sendable, Equatable {
  public var grade: Grade
  public var days: Int
  public var dueOn: CivilDate
  /// `in 3 days`.
  public var interval: String
  /// `Thu 5 Mar`.
  public var date: String
  public var isSuggested: Bool
  /// Whether it counts today.
  public var isGiven: Bool

  package init(
    grade: Grade, days: Int, dueOn: CivilDate, interval: String, date: String, isSuggested: Bool,
    isGiven: Bool
  ) {
    self.grade = grade
    self.days = days
    self.dueOn = dueOn
    self.interval = interval
    self.date = date
    self.isSuggested = isSuggested
    self.isGiven = isGiven
  }
}

extension PageParts {
  /// Grades to choose from under a title.
  package static func grades(_ title: String, _ choices: [GradeChoice]) -> HTML {
    """
    <fieldset><legend>\(title)</legend>
    \(choices.map(button))</fieldset>

    """
  }

  private static func button(_ choice: GradeChoice) -> HTML {
    let word = choice.isGiven ? "counts" : choice.isSuggested ? "suggested" : nil
    return """
      <button name="grade" value="\(choice.grade.rawValue)" \
      class="grade\(" given", if: choice.isGiven)" \
      aria-pressed="\("true", if: choice.isGiven)\("false", if: !choice.isGiven)">\
      <strong>\(choice.grade.title)</strong>\(word.map { " <small>\($0)</small>" as HTML }) \
      <span>\(choice.interval)</span> \
      <span class="date">\(choice.date)</span></button>

      """
  }
}
