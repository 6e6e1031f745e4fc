import Domain
import Markup
import OnlineFeature
import SiteKit

extension Workspace.Model {
  /// Why the chosen language cannot be run, and what to do about it.
  public struct Obstacle: Sendable, Equatable {
    public var message: String
    /// Commands stand between backticks.
    public var hint: String
  }
}

extension LanguageChoice {
  init(_ language: Language, content: Workspace.Content) {
    let note = content.obstacle(for: language).map { error in
      if case .signatureMissing = error { "no template" } else { "not installed" }
    }
    var view = content.view
    view.language = language
    view.job = nil
    self.init(
      title: language.title, note: note, path: .problem(slug: content.problem.slug, view),
      isCurrent: language == content.language)
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
