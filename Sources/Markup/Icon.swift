/// Our own line icons, drawn on a grid of 24 and shown in the colour of the text.
public enum Icon: String, Sendable, Hashable, CaseIterable {
  case focus, problems, theme, search, play, send, stop, check, dash, plus, trash
  case expand, history, undo, edit, back, down, journey

  /// The picture; hidden from screen readers, as words always stand beside it.
  public var html: HTML {
    """
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">\
    \(raw: drawing)</svg>
    """
  }

  private var drawing: String {
    switch self {
    case .focus:
      "<circle cx=\"12\" cy=\"12\" r=\"9\"/><circle cx=\"12\" cy=\"12\" r=\"4\"/>"
    case .problems:
      "<path d=\"M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01\"/>"
    case .theme:
      "<circle cx=\"12\" cy=\"12\" r=\"9\"/><path d=\"M12 3v18a9 9 0 0 0 0-18z\" class=\"solid\"/>"
    case .search: "<circle cx=\"11\" cy=\"11\" r=\"6.5\"/><path d=\"M16 16l4.5 4.5\"/>"
    case .play: "<path d=\"M7 5l12 7-12 7z\"/>"
    case .send: "<path d=\"M12 19V5M6 11l6-6 6 6\"/>"
    case .stop: "<rect x=\"6\" y=\"6\" width=\"12\" height=\"12\" rx=\"2\"/>"
    case .check: "<path d=\"M5 12.5l4.5 4.5L19 7.5\"/>"
    case .dash: "<path d=\"M6 12h12\"/>"
    case .plus: "<path d=\"M12 5v14M5 12h14\"/>"
    case .trash: "<path d=\"M5 7h14M10 7V4.5h4V7M7 7l1 12.5h8L17 7M10.5 10.5v6M13.5 10.5v6\"/>"
    case .expand: "<path d=\"M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7\"/>"
    case .history: "<path d=\"M4 12a8 8 0 1 0 2.5-5.8M4 4v4h4M12 8v4.5l3 1.5\"/>"
    case .undo: "<path d=\"M9 7L4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-2\"/>"
    case .edit: "<path d=\"M5 19l1-4.5L16.5 4l3.5 3.5L9.5 18zM14 6.5l3.5 3.5\"/>"
    case .down: "<path d=\"M7 10l5 5 5-5\"/>"
    case .journey:
      "<circle cx=\"5.5\" cy=\"18\" r=\"2.5\"/><circle cx=\"18.5\" cy=\"6\" r=\"2.5\"/>"
        + "<path d=\"M8 18h6.5a3 3 0 0 0 0-6h-5a3 3 0 0 1 0-6H16\"/>"
    case .back: "<path d=\"M14.5 6l-6 6 6 6\"/>"
    }
  }
}
