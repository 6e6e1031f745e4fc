package import Domain
package import Markup

/// A language to choose.
public struct LanguageChoice: Sendable, Equatable {
  /// The setting that remembers the language last used.
  package static let setting = "language"

  public var title: String
  /// Why it cannot be run, in two words; nil when it can.
  public var note: String?
  public var path: SitePath
  public var isCurrent: Bool

  package init(title: String, note: String?, path: SitePath, isCurrent: Bool) {
    self.title = title
    self.note = note
    self.path = path
    self.isCurrent = isCurrent
  }
}

extension PageParts {
  /// The languages, behind the name of the chosen one.
  package static func languageMenu(_ choices: [LanguageChoice], current: Language) -> HTML {
    """
    <details class="menu" data-menu>
    <summary><span class="hidden">Language: </span>\(current.title)\(Icon.down.html)</summary>
    <nav aria-label="Language">
    \(choices.map(language))</nav>
    </details>
    """
  }

  private static func language(_ choice: LanguageChoice) -> HTML {
    """
    <a href="\(choice.path)"\(" aria-current=\"true\"", if: choice.isCurrent)>\(choice.title)\
    \(choice.note.map { " <span class=\"note\">\($0)</span>" as HTML })</a>

    """
  }
}
