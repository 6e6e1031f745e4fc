import Domain
import Markup
public import SiteKit

extension Workspace {
  /// The editorial with its approaches as tabs.
  public struct EditorialModel: Sendable, Equatable {
    public struct Approach: Sendable, Equatable {
      /// The panel's name in the page.
      public var id: String
      public var title: String
      /// `Time O(n)`.
      public var costs: [String]
      public var text: String
      /// In the learner's language, if there is one in it; nil when none is published.
      public var program: Model.Program?
      /// Why the program is in another language.
      public var note: String?
      /// Its other languages.
      public var others: [LanguageChoice]
    }

    public var opening: String
    public var approaches: [Approach]

    init(_ editorial: Editorial, programs: [Model.Program], content: Content) {
      opening = editorial.opening
      approaches = editorial.approaches.map { approach in
        let written = programs.filter { $0.name.hasSuffix("/\(approach.solution)") }
        let program =
          written.first(where: \.fitsEditor)
          ?? written.min { Self.rank($0.language) < Self.rank($1.language) }
        let isForeign = program.map { !$0.fitsEditor } ?? false
        let note =
          isForeign ? "This one isn't published in \(content.language.title)." : nil
        return Approach(
          id: "approach-\(approach.solution)", title: approach.title,
          costs: approach.costs.map { "\($0.name) \($0.value)" }, text: approach.text,
          program: program, note: note,
          others: written.filter { $0 != program }.map { Self.choice($0.language, of: content) })
      }
    }

    private static func rank(_ language: Language) -> Int {
      Language.allCases.firstIndex(of: language) ?? 0
    }

    private static func choice(_ language: Language, of content: Content) -> LanguageChoice {
      LanguageChoice(
        title: language.title, note: nil,
        path: .problem(
          slug: content.problem.slug, ProblemView(tab: .editorial, language: language)),
        isCurrent: false)
    }
  }
}

extension Workspace.TextPane {
  static func editorial(_ model: Workspace.Model) -> HTML {
    """
    <details class="reveal" id="show-editorial"\(opening(.editorial, model))>\
    <summary>Show the editorial</summary>
    \(Markdown(model.editorial.opening).htmlWithoutTitle)
    \(model.editorial.approaches.isEmpty ? nil : approaches(model))
    </details>
    \(plainOpening(.editorial, "Show the editorial", model))
    """
  }

  private static func approaches(_ model: Workspace.Model) -> HTML {
    let approaches = model.editorial.approaches
    let first = approaches.first?.id
    let tabs = approaches.map { approach in
      """
      <a href="#\(approach.id)" data-panel="\(approach.id)"\
      \(" aria-current=\"true\"", if: approach.id == first)>\(approach.title)</a>

      """ as HTML
    }
    return """
      <nav class="tabs approaches" aria-label="Approaches" data-tabs>
      \(tabs)</nav>
      \(approaches.map { panel($0, slug: model.slug) })
      """
  }

  private static func panel(
    _ approach: Workspace.EditorialModel.Approach, slug: String
  ) -> HTML {
    """
    <section id="\(approach.id)" class="approach" aria-label="\(approach.title)" tabindex="-1">
    <h2>\(approach.title)</h2>
    \(approach.costs.isEmpty ? nil : costs(approach.costs))
    \(Markdown(approach.text).html)
    \(approach.program.map { code($0, of: approach, slug: slug) })
    </section>

    """
  }

  private static func costs(_ costs: [String]) -> HTML {
    "<p class=\"costs\">\(costs.map { "<span>\($0)</span> " as HTML })</p>"
  }

  private static func code(
    _ program: Workspace.Model.Program, of approach: Workspace.EditorialModel.Approach,
    slug: String
  ) -> HTML {
    let others = approach.others.map { choice in
      " <a href=\"\(choice.path)\">\(choice.title)</a>" as HTML
    }
    return """
      <h3>In \(program.language.title)\
      \(others.isEmpty ? nil : " <small>Also in\(others)</small>")</h3>
      \(approach.note.map { "<p class=\"note\">\($0)</p>" as HTML })
      \(listing(program))
      \(actions(program, slug: slug))
      """
  }

  static func listing(_ program: Workspace.Model.Program) -> HTML {
    """
    <pre tabindex="0"><code class="language-\(program.language.rawValue)">\
    \(program.source)</code></pre>
    """
  }

  /// Opens a program in the editor, or has it recorded on the input that is chosen beside the journey.
  static func actions(_ program: Workspace.Model.Program, slug: String) -> HTML {
    """
    <p class="program-actions"><button class="quiet" type="submit" form="workbench" \
    formaction="\(program.opening)"\(" data-fragment=\"draft\"", if: program.fitsEditor)>\
    \(Icon.edit.html)Open in editor</button>
    <button class="quiet" type="submit" form="workbench" name="solution" \
    value="\(program.name)" formaction="\(SitePath.trace(slug: slug))" data-fragment="trace">\
    \(Icon.journey.html)Trace it</button></p>

    """
  }
}
