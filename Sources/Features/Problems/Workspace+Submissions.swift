public import Domain
import Markup

extension Workspace {
  /// One line of the past attempts.
  public struct Submission: Sendable, Equatable {
    public var id: Int
    public var path: SitePath
    public var verdict: String
    public var tone: Coding.Model.Tone
    /// `Run` or `Submission`.
    public var purpose: String
    public var language: String
    public var passed: String
    public var finishedAt: Instant

    public init(_ attempt: Attempt, slug: String) {
      let verdict = attempt.verdict
      id = attempt.id
      path = .attempt(slug: slug, id: attempt.id)
      self.verdict = verdict.verdict.title
      tone = Coding.Model.Tone(verdict.verdict)
      purpose = attempt.purpose == .run ? "Run" : "Submission"
      language = verdict.language.title
      let left = Coding.leftOut(verdict)
      passed = "\(verdict.passed)/\(verdict.total)" + (left.isEmpty ? "" : " · \(left)")
      finishedAt = attempt.finishedAt
    }
  }

  /// The past attempts, newest first; a script adds each new one.
  static func submissions(_ rows: [Submission]) -> HTML {
    """
    <ul id="attempts" class="submissions">\(rows.map { row($0) })</ul>
    <div class="empty"><p><strong>Nothing submitted yet.</strong></p>
    <p>Every run and submission will stand here with its code and its verdict.</p></div>

    """
  }

  /// A new line for the list, which a script puts first.
  static func newSubmission(_ attempt: Attempt) -> HTML {
    row(Submission(attempt, slug: attempt.verdict.slug), attributes: " data-new-in=\"attempts\"")
  }

  private static func row(_ row: Submission, attributes: HTML = .empty) -> HTML {
    """
    <li id="attempt-\(row.id)"\(attributes)><a href="\(row.path)">\
    <strong class="\(row.tone.rawValue)">\(row.verdict)</strong>
    <span>\(row.purpose) · \(row.language) · \(row.passed)</span>
    \(time(row.finishedAt))</a></li>
    """
  }
}
