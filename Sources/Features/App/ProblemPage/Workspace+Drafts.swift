import CodingFeature
public import Domain
public import Markup
public import SiteKit

extension Workspace {
  /// What the page says about the text in the editor.
  public struct DraftState: Sendable, Equatable {
    /// When it was saved; nil for the starter.
    public var savedAt: Instant?
    /// Where the former text is brought back, after a reset or a restore.
    public var undo: SitePath?

    public init(_ draft: Draft?, slug: String, language: Language, undoing former: Draft? = nil) {
      savedAt = draft?.savedAt
      undo = former.map { .restoreDraft(slug: slug, language, revision: $0.revision) }
    }
  }

  /// The words beside the editor, one for each state; the script shows the one that holds.
  public static func draftState(_ state: DraftState) -> HTML {
    let saved: HTML = state.savedAt.map { "Saved \(PageParts.time($0))" } ?? "Starter code"
    let undo = state.undo.map { path in
      """
      <button class="link" type="submit" form="workbench" formaction="\(path)" \
      data-fragment="draft">Undo</button>
      """ as HTML
    }
    return """
      <p id="draft-state" role="status" data-state="saved">
      <span class="saved">\(saved)</span>
      <span class="unsaved">Not saved yet</span>
      <span class="saving">Saving…</span>
      <span class="offline">Not saved: kept in this browser until the server responds</span>
      <span class="refused">Not saved: the server refused this text</span>
      <button class="link choose" type="submit" form="workbench" data-save>Choose a version</button>
      \(undo)
      </p>

      """
  }

  /// The fields that a script puts into the editor after a restore or reset.
  public static func draftFields(source: String, revision: Int) -> HTML {
    // A parser drops the first line break after the tag, so one is always given.
    """
    <textarea id="source" name="source" aria-label="Your code" spellcheck="false" \
    autocapitalize="off" autocomplete="off" wrap="off">
    \(source)</textarea>
    <input id="revision" type="hidden" name="revision" value="\(revision)">

    """
  }

  /// The places where dialogs are put.
  static let dialogs: HTML = """
    <dialog id="draft-history" class="sheet"></dialog>
    <dialog id="draft-conflict" class="sheet"></dialog>
    <dialog id="draft-replacing" class="sheet"></dialog>
    \(Reports.dialog)

    """
}
