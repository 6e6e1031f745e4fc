/// Our own line icons, drawn on a grid of 24 and shown in the colour of the text.
public enum Icon: String, Sendable, Hashable, CaseIterable {
  case focus, problems, theme, search, play, send, stop, check, dash, plus, trash
  case expand, history, undo, edit, back, down, journey, cloud, machine
  case today, plan, review, timer, stats, settings, log, more, pause, flame, next, download
  case takeHomes, drill

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
    case .cloud:
      "<path d=\"M7.5 18.5h9.5a4 4 0 0 0 .6-7.95A6 6 0 0 0 6.1 9.6 4.5 4.5 0 0 0 7.5 18.5z\"/>"
    case .machine:
      "<rect x=\"5\" y=\"5\" width=\"14\" height=\"10\" rx=\"1.5\"/><path d=\"M3 18.5h18\"/>"
    case .back: "<path d=\"M14.5 6l-6 6 6 6\"/>"
    default: studyDrawing
    }
  }

  /// The icons of the study pages.
  private var studyDrawing: String {
    switch self {
    case .today:
      "<circle cx=\"12\" cy=\"12\" r=\"4\"/><path d=\"M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7"
        + "M17 17l1.4 1.4M5.6 18.4L7 17M17 7l1.4-1.4\"/>"
    case .plan:
      "<rect x=\"4\" y=\"5.5\" width=\"16\" height=\"14.5\" rx=\"2.5\"/>"
        + "<path d=\"M4 10h16M8.5 3.5v4M15.5 3.5v4M9 14.5l2 2 4-4\"/>"
    case .review:
      "<path d=\"M5 12a7 7 0 0 1 12-5l2 2M19 5v4h-4M19 12a7 7 0 0 1-12 5l-2-2M5 19v-4h4\"/>"
    case .drill:
      "<path d=\"M5 5h14a1.5 1.5 0 0 1 1.5 1.5v8A1.5 1.5 0 0 1 19 16h-8l-5 4v-4H5a1.5 1.5 0 0 1-1.5-1.5v-8"
        + "A1.5 1.5 0 0 1 5 5zM8 9h8M8 12.5h5\"/>"
    case .timer: "<circle cx=\"12\" cy=\"13.5\" r=\"7.5\"/><path d=\"M12 9.5v4l2.5 2M9.5 3h5\"/>"
    case .stats: "<path d=\"M4 20h16M7 16v-4M12 16V6M17 16V9\"/>"
    case .settings:
      "<path d=\"M4 7h9M17 7h3M4 17h3M11 17h9\"/><circle cx=\"15\" cy=\"7\" r=\"2\"/>"
        + "<circle cx=\"9\" cy=\"17\" r=\"2\"/>"
    case .log: "<path d=\"M5 4h14v16H5zM9 8.5h6M9 12h6M9 15.5h3\"/>"
    case .more: "<path d=\"M5.5 12h.01M12 12h.01M18.5 12h.01\"/>"
    case .pause: "<path d=\"M9 5.5v13M15 5.5v13\"/>"
    case .flame:
      "<path d=\"M12 21a6.5 6.5 0 0 0 6.5-6.5C18.5 9.5 14 8 13.5 3c-3 2-4.5 4.5-4 7.5-1-.5-1.7-1.5-2-2.7"
        + "-1.3 1.8-2 4-2 6.7A6.5 6.5 0 0 0 12 21z\"/>"
    case .next: "<path d=\"M9.5 6l6 6-6 6\"/>"
    case .takeHomes:
      "<path d=\"M4 11l8-6.5 8 6.5\"/><path d=\"M6 10v9.5h12V10\"/><path d=\"M9.5 14.5l2 2 3.5-4\"/>"
    case .download: "<path d=\"M12 4v11M7 10.5l5 5 5-5M5 20h14\"/>"
    default: ""
    }
  }
}
