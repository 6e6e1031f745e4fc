import CodingFeature
public import Domain
import Markup
import OnlineFeature
public import SiteKit

extension Workspace {
  /// One line of the past attempts, judged here or on LeetCode.
  public struct Submission: Sendable, Equatable {
    /// Where it is shown in full.
    public enum Place: Sendable, Equatable {
      case attempt(SitePath)
      /// LeetCode's own page, which is all that is known of one that was sent from elsewhere.
      case leetCode(String)
      case nowhere
    }

    /// The row's name in the page.
    public var id: String
    public var place: Place
    public var verdict: String
    public var tone: Tone
    public var origin: ExecutionPlace
    /// `Run`, `Submission on LeetCode`.
    public var purpose: String
    public var language: String
    public var passed: String
    public var finishedAt: Instant

    public init(_ attempt: Attempt, slug: String) {
      let verdict = attempt.verdict
      id = "attempt-\(attempt.id)"
      place = .attempt(.attempt(slug: slug, id: attempt.id))
      self.verdict = verdict.verdict.title
      tone = Tone(verdict.verdict)
      origin = attempt.place
      purpose = Workspace.words(for: attempt)
      language = verdict.language.title
      let left = Coding.leftOut(verdict)
      passed = "\(verdict.passed)/\(verdict.total)" + (left.isEmpty ? "" : " · \(left)")
      finishedAt = attempt.finishedAt
    }

    init(_ found: OnlineSubmission) {
      id = "online-\(found.id.map(String.init) ?? "at-\(found.at.milliseconds)")"
      place =
        found.id.map {
          Place.leetCode("https://leetcode.com/problems/\(found.slug)/submissions/\($0)/")
        } ?? .nowhere
      verdict = found.verdict?.title ?? found.status
      tone = found.verdict.map { Tone($0) } ?? .caution
      origin = .leetCode
      purpose = "Submission on LeetCode"
      let known = Language.allCases.first { $0.leetCodeSlug == found.language }
      language = known?.title ?? found.language
      passed = [found.runtime, found.memory].compactMap(\.self).joined(separator: ", ")
      finishedAt = found.at
    }
  }

  /// Both histories as one, newest first; what was sent from here is not told twice.
  static func submissions(
    _ attempts: [Attempt], _ found: [OnlineSubmission], slug: String
  ) -> [Submission] {
    let own = attempts.filter { $0.purpose == .submit && $0.place == .leetCode }
    let others = found.filter { item in !own.contains { isSame($0, item) } }
    let rows = attempts.map { Submission($0, slug: slug) } + others.map { Submission($0) }
    return rows.enumerated().sorted { left, right in
      (right.element.finishedAt.milliseconds, left.offset)
        < (left.element.finishedAt.milliseconds, right.offset)
    }.map(\.element)
  }

  /// The number tells; a list without numbers tells the language and, about, the time.
  private static func isSame(_ attempt: Attempt, _ found: OnlineSubmission) -> Bool {
    if let id = found.id, let number = attempt.verdict.online?.submission {
      return number == String(id)
    }
    let seconds = abs(attempt.finishedAt.milliseconds - found.at.milliseconds) / 1000
    return attempt.verdict.language.leetCodeSlug == found.language && seconds < 120
      && (found.verdict == nil || found.verdict == attempt.verdict.verdict)
  }

  static func words(for attempt: Attempt) -> String {
    (attempt.purpose == .run ? "Run" : "Submission") + attempt.place.suffix
  }

  /// The past attempts, newest first; a script adds each new one.
  static func submissions(_ rows: [Submission]) -> HTML {
    """
    <ul id="attempts" class="submissions">\(rows.map { row($0) })</ul>
    <div class="empty"><p><strong>Nothing submitted yet.</strong></p>
    <p>Every run and submission will appear here with its code and verdict.</p></div>

    """
  }

  /// A new line for the list, which a script puts first.
  static func newSubmission(_ attempt: Attempt) -> HTML {
    row(Submission(attempt, slug: attempt.verdict.slug), attributes: " data-new-in=\"attempts\"")
  }

  private static func row(_ row: Submission, attributes: HTML = .empty) -> HTML {
    let (icon, origin): (Icon, String) =
      switch row.origin {
      case .local: (.machine, "here")
      case .leetCode: (.cloud, "")
      case .none: (.machine, "nowhere")
      }
    let facts = [row.purpose, row.language, row.passed, origin].filter { !$0.isEmpty }
    let content: HTML = """
      <strong class="\(row.tone.rawValue)">\(row.verdict)</strong>
      <span>\(icon.html)\(facts.joined(separator: " · "))</span>
      \(PageParts.time(row.finishedAt))
      """
    let line: HTML =
      switch row.place {
      case .attempt(let path): "<a href=\"\(path)\">\(content)</a>"
      case .leetCode(let address):
        """
        <a href="\(address)" target="_blank" rel="noopener noreferrer">\(content)</a>
        """
      case .nowhere: "<div>\(content)</div>"
      }
    return "<li id=\"\(row.id)\"\(attributes)>\(line)</li>"
  }
}
