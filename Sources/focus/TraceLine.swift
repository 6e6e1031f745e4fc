import TraceFile

/// A line of a journey on the screen.
struct TraceLine: Equatable {
  enum Weight {
    case plain, strong, faint
  }

  var text: String
  var weight = Weight.plain

  /// The line as a terminal shows it, cut at its edge.
  func shown(columns: Int, hasColour: Bool) -> String {
    let text = String(text.withoutControls.prefix(columns))
    return switch weight {
    case .strong where hasColour: "\u{1b}[1m\(text)\u{1b}[0m"
    case .faint where hasColour: "\u{1b}[2m\(text)\u{1b}[0m"
    default: text
    }
  }
}

extension TraceLine {
  /// A value stands out where it has changed, and fades where it has not.
  init(_ line: StateLine) {
    text = line.text
    weight = line.isChanged.map { $0 ? Weight.strong : .faint } ?? .plain
  }
}
