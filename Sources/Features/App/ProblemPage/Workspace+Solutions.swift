import CodingFeature
public import Domain
import JourneyFeature
public import Markup
public import SiteKit
import Store

extension Workspace {
  /// What became of a published solution that was to be opened in the editor.
  public enum SolutionOpening: Sendable {
    /// `former` is what the editor held before, if it was ever saved.
    case opened(Draft, former: Draft?)
    /// The editor holds the learner's own code, which is not replaced unasked.
    case asks(SolutionQuestion)
  }

  /// Whether the learner's code may give way to a published solution.
  public struct SolutionQuestion: Sendable, Equatable {
    public var draft: Draft
    /// The solution that is to be opened.
    public var path: SitePath
  }

  /// Makes a published solution the current draft; what was current stays in the history.
  ///
  /// Asks first unless the draft is the starter or itself a published solution. Throws:
  /// ``CodingError/unknownProblem(slug:nearest:)``, ``JourneyError/noSolution(name:)``.
  public static func openSolution(
    _ name: String, slug: String, language: Language, isSure: Bool, with services: Services
  ) async throws -> SolutionOpening {
    let problem = try services.problem(slug)
    guard let solution = problem.solution(name, in: language) else {
      throw JourneyError.noSolution(name: name)
    }
    let former = try await services.database.draft(slug: slug, language: language)
    if !isSure, let former, isOwn(former, of: problem) {
      return .asks(
        SolutionQuestion(
          draft: former, path: .openSolution(slug: slug, language, name: name)))
    }
    let draft = try await Coding.replaceDraft(
      slug: slug, language: language, source: solution.source, with: services)
    return .opened(draft, former: former)
  }

  private static func isOwn(_ draft: Draft, of problem: Problem) -> Bool {
    let known =
      problem.solutions.filter { $0.language == draft.language }.map(\.source)
      + [Coding.starterText(for: problem, in: draft.language)]
    return !known.contains { same($0, draft.source) }
  }

  // Editors and forms add or drop what stands at the end.
  private static func same(_ left: String, _ right: String) -> Bool {
    func body(_ text: String) -> Substring {
      var text = text[...]
      while text.last?.isWhitespace == true { text.removeLast() }
      return text
    }
    return body(left) == body(right)
  }

  /// The question, for a script.
  public static func ask(_ question: SolutionQuestion) -> HTML {
    """
    <dialog id="draft-replacing" class="sheet" aria-labelledby="replacing-title" data-modal>
    <h2 id="replacing-title">\(replacingTitle)</h2>
    \(choice(question))
    <p><button class="primary" type="submit" form="workbench" name="sure" value="yes" \
    formaction="\(question.path)" data-fragment="draft">Open the solution</button>
    <button type="button" data-close autofocus>Keep my code</button></p>
    </dialog>

    """
  }

  /// The same as a page.
  public static func askPage(_ question: SolutionQuestion, context: PageContext) -> HTML {
    let draft = question.draft
    let back = SitePath.problem(slug: draft.slug, ProblemView(language: draft.language))
    return draftPage(
      title: replacingTitle, slug: draft.slug, language: draft.language, context: context,
      body: """
        \(choice(question))
        <p><button class="primary" type="submit" form="workbench" name="sure" value="yes" \
        formaction="\(question.path)">Open the solution</button>
        <a class="button" href="\(back)">Keep my code</a></p>
        """)
  }

  private static let replacingTitle = "Replace the code in the editor?"

  private static func choice(_ question: SolutionQuestion) -> HTML {
    let draft = question.draft
    return """
      <p>The editor has your own code (\(lines(of: draft.source)) in \(draft.language.title)). It stays \
      among the earlier versions, so you can bring it back.</p>
      """
  }
}
