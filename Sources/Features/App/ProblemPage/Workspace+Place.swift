import CodingFeature
public import Domain
public import Markup
import OnlineFeature
public import SiteKit

extension Workspace.Model {
  /// Who may judge the learner's code, and what of it can be pressed.
  public struct Judging: Sendable, Equatable {
    /// A place to choose.
    public struct Choice: Sendable, Equatable {
      public var place: ExecutionPlace
      /// What it means, or why it cannot be chosen.
      public var note: String
      public var isOffered: Bool
    }

    public var slug: String
    public var place: ExecutionPlace
    public var choices: [Choice]
    public var canRun: Bool
    public var canSubmit: Bool
    /// Whether a submission can go on to LeetCode.
    public var canHandIn: Bool
    /// Where to sign in to LeetCode, for whoever is not and could use it.
    public var signIn: SitePath?
  }
}

extension Workspace.Model.Judging {
  init(_ content: Workspace.Content) {
    let isOnline = !content.problem.summary.isLocalOnly
    let (isMissing, hasTemplate) = (content.isToolchainMissing, content.hasTemplate)
    slug = content.problem.slug
    place = isOnline || content.place != .leetCode ? content.place : .local
    choices = [
      Choice(
        place: .local, note: isMissing ? "not installed" : "this machine's jail",
        isOffered: true),
      Choice(
        place: .leetCode,
        note: isOnline
          ? content.isSignedIn ? "visible and own cases" : "not signed in"
          : "needs a paid account there",
        isOffered: isOnline),
      Choice(place: .none, note: "only keeps the code", isOffered: true),
    ]
    canRun = hasTemplate && (!isMissing || place != .local)
    canSubmit = hasTemplate && !isMissing
    canHandIn = canSubmit && isOnline && content.isSignedIn && place != .none
    signIn = isOnline && !content.isSignedIn ? .settings(.page) : nil
  }
}

extension Workspace {
  /// The buttons that have code judged; exchanged when another judge is chosen.
  public static func actions(_ model: Model) -> HTML {
    let judging = model.judging
    return """
      <div id="judging" class="actions">
      \(judging.canRun ? runButton : noButtons(model))
      \(judging.canRun || judging.canSubmit || model.obstacle != nil ? places(judging) : nil)
      \(judging.canSubmit ? submitButton(judging) : nil)
      \(judging.canHandIn ? handInButton(judging) : nil)
      </div>
      """
  }

  private static let runButton: HTML = """
    <button type="submit" form="workbench" data-fragment="run" title="Run the visible cases \
    (Ctrl+Enter)" aria-keyshortcuts="Control+Enter">\(Icon.play.html)Run</button>
    """

  private static func submitButton(_ judging: Model.Judging) -> HTML {
    """
    <button class="primary" type="submit" form="workbench" data-fragment="run" \
    formaction="\(SitePath.submit(slug: judging.slug))" title="Submit to every case \
    (Ctrl+Shift+Enter)" aria-keyshortcuts="Control+Shift+Enter">\(Icon.send.html)Submit</button>
    """
  }

  private static func handInButton(_ judging: Model.Judging) -> HTML {
    """
    <button type="submit" form="workbench" data-fragment="run" name="official" value="1" \
    formaction="\(SitePath.submit(slug: judging.slug))" title="Judge it here with every case; \
    if all pass, send it to LeetCode">\(Icon.cloud.html)\
    <span class="wide">Submit to </span>LeetCode</button>
    """
  }

  private static func noButtons(_ model: Model) -> HTML {
    let note = model.languages.first(where: \.isCurrent)?.note ?? ""
    return "<p class=\"note\">\(model.language.title): \(note)</p>"
  }

  /// Behind the name of the chosen one, as they are seldom changed.
  private static func places(_ judging: Model.Judging) -> HTML {
    let signIn = judging.signIn.map { path in
      """
      <a href="\(path)#leetcode">Sign in to LeetCode \
      <span class="note">to run and submit there</span></a>

      """ as HTML
    }
    return """
      <details class="menu end" data-menu>
      <summary title="Where code runs"><span class="hidden">Runs: </span>\(judging.place.title)\
      \(Icon.down.html)</summary>
      <nav aria-label="Where code runs">
      \(judging.choices.map { choice($0, judging) })\(signIn)</nav>
      </details>
      """
  }

  private static func choice(_ choice: Model.Judging.Choice, _ judging: Model.Judging) -> HTML {
    """
    <button type="submit" form="workbench" data-fragment="place" name="place" \
    value="\(choice.place.rawValue)" formaction="\(SitePath.place(slug: judging.slug))"\
    \(" aria-current=\"true\"", if: choice.place == judging.place)\
    \(" disabled", if: !choice.isOffered)>\(choice.place.title) \
    <span class="note">\(choice.note)</span></button>

    """
  }
}
