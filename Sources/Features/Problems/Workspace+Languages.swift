import Domain
import Markup

extension Workspace.Model {
  /// A language to choose.
  public struct Choice: Sendable, Equatable {
    public var title: String
    /// Why it cannot be run, in two words; nil when it can.
    public var note: String?
    public var path: SitePath
    public var isCurrent: Bool
  }

  /// Why the chosen language cannot be run, and what to do about it.
  public struct Obstacle: Sendable, Equatable {
    public var message: String
    /// Commands stand between backticks.
    public var hint: String
  }
}

extension Workspace.Model.Choice {
  init(_ language: Language, content: Workspace.Content) {
    title = language.title
    note = content.obstacle(for: language).map { error in
      if case .signatureMissing = error { "no template" } else { "not installed" }
    }
    var view = content.view
    view.language = language
    view.job = nil
    path = .problem(slug: content.problem.slug, view)
    isCurrent = language == content.language
  }
}

extension Workspace.Model.Obstacle {
  init?(_ content: Workspace.Content) {
    guard let error = content.obstacle(for: content.language) else { return nil }
    message = error.message
    hint = error.hint ?? ""
    guard case .toolchainMissing = error else { return }
    hint += " Then reload this page."
    if content.place == .leetCode { hint += " Runs still go to LeetCode." }
  }
}

extension Workspace.Content {
  /// Whether the chosen language can be written and not be run here.
  var isToolchainMissing: Bool {
    if case .toolchainMissing = obstacle(for: language) { true } else { false }
  }

  /// Whether the problem can be written in the chosen language.
  var hasTemplate: Bool { problem.signature.exists(in: language) }

  fileprivate func obstacle(for language: Language) -> CodingError? {
    guard problem.signature.exists(in: language) else {
      return .signatureMissing(language, title: problem.summary.title)
    }
    return toolchains.first { $0.language == language && $0.version == nil }
      .map { .toolchainMissing(language, remedy: $0.remedy) }
  }
}

extension Workspace {
  /// The languages, behind the name of the chosen one.
  static func languages(_ choices: [Model.Choice], current: Language) -> HTML {
    """
    <details class="menu" data-menu>
    <summary><span class="hidden">Language: </span>\(current.title)\(Icon.down.html)</summary>
    <nav aria-label="Language">
    \(choices.map(language))</nav>
    </details>
    """
  }

  private static func language(_ choice: Model.Choice) -> HTML {
    """
    <a href="\(choice.path)"\(" aria-current=\"true\"", if: choice.isCurrent)>\(choice.title)\
    \(choice.note.map { " <span class=\"note\">\($0)</span>" as HTML })</a>

    """
  }

  /// What stands over the code when the language cannot be run.
  static func obstacle(_ obstacle: Model.Obstacle) -> HTML {
    """
    <div id="obstacle" class="obstacle">
    <p><strong>\(obstacle.message)</strong></p>
    \(Markdown(obstacle.hint).html)
    </div>

    """
  }
}
