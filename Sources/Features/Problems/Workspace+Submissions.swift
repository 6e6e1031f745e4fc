public import Domain
public import Markup

extension Workspace {
  /// One line of the past attempts.
  public struct Submission: Sendable, Equatable {
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
      path = .attempt(slug: slug, id: attempt.id)
      self.verdict = verdict.verdict.title
      tone = Coding.Model.Tone(verdict.verdict)
      purpose = attempt.purpose == .run ? "Run" : "Submission"
      language = verdict.language.title
      passed = "\(verdict.passed)/\(verdict.total)"
      finishedAt = attempt.finishedAt
    }
  }

  /// The past attempts, newest first.
  public static func submissions(_ attempts: [Attempt], slug: String) -> HTML {
    submissions(attempts.map { Submission($0, slug: slug) })
  }

  static func submissions(_ rows: [Submission]) -> HTML {
    guard !rows.isEmpty else {
      return """
        <section id="submission-list"><div class="empty"><p><strong>Nothing submitted yet.</strong></p>
        <p>Every run and submission will stand here with its code and its verdict.</p></div></section>

        """
    }
    return """
      <section id="submission-list">
      <ul class="submissions">
      \(rows.map(row))</ul>
      </section>

      """
  }

  private static func row(_ row: Submission) -> HTML {
    """
    <li><a href="\(row.path)"><strong class="\(row.tone.rawValue)">\(row.verdict)</strong>
    <span>\(row.purpose) · \(row.language) · \(row.passed)</span>
    \(time(row.finishedAt))</a></li>

    """
  }
}
