import MarketsPresentation
import Markup

extension MarketsLive {
  /// The list's states one below the other, as the app itself previews them.
  func gallery(in frame: LiveFrame) -> LiveNode {
    LiveNode("gallery", attributes: " class=\"app-gallery\"", of: true) {
      let sections = CryptoListViewModel.State.previews.map { preview -> HTML in
        let state = preview.state
        return """
          <section aria-label="\(preview.id)"><h2>\(preview.id)</h2><div class="app-card" inert>
          <p class="app-status">\(Self.status(state))</p>\(Self.trouble(state, in: frame))
          \(state.isLoading ? Self.skeletons : .empty)
          <ul class="app-rows">\(state.rows.map { "<li>\(Self.row($0, in: frame))</li>" as HTML })</ul>
          </div></section>
          """
      }
      return "\(sections)"
    }
  }
}
