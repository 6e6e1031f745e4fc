import Domain
import Features
import TraceFile

extension TracePlayer {
  /// Every key, for the sheet that `?` shows.
  static let keys = """
    → l Space   next step             ← h   previous step
    ↓ j         next, over calls      ↑ k   previous, over calls
    o           out of this call      g     to a step by its number
    Home End    first and last step   w     what ran behind the recorded steps
    n p         next and previous run of this line
    /           to where a condition holds or a variable changes
    b           stop where a condition holds (lo > hi, dp[i][j] changed) or a
                line runs; the same once more takes it off
    c C         to the next and the previous stop
    Page Down   more of this step     Page Up   back
    ?           these keys            q     leave
    """

  mutating func paint() {
    size = terminal.size
    let lines = (isShowingKeys ? Self.keys : text).split(
      separator: "\n", omittingEmptySubsequences: false)
    let room = size.lines - 2
    top = min(top, max(lines.count - room, 0))
    var screen = "\u{1b}[H\u{1b}[2J"
    for line in lines[top...].prefix(room) {
      screen += String(line).withoutControls.prefix(size.columns) + "\r\n"
    }
    let rest = lines.count - top - room
    screen += "\u{1b}[\(size.lines - 1);1H\(notes(rest).withoutControls.prefix(size.columns))"
    screen += "\u{1b}[\(size.lines);1H\u{1b}[7m\(keyLine.prefix(size.columns))\u{1b}[0m"
    terminal.write(screen)
  }

  private var text: String { "\(trace.narration(of: cursor))\n\(trace.text(of: cursor))" }

  private func notes(_ rest: Int) -> String {
    let stops = stops.isEmpty ? nil : "Stops: \(stops.text)."
    return [
      note ?? stops ?? report.leftOut, rest > 1 ? "Page Down: \(rest - 1) more lines." : nil,
    ].compactMap(\.self).joined(separator: " ")
  }

  // What a narrow screen shows stands first.
  private var keyLine: String {
    " q leave  ? keys" + (report.skipped > 0 ? "  w more" : "")
      + "  ←→ step  ↑↓ over  o out  g go  / find  b c C stops "
  }
}

extension String {
  /// The text with each control character but the line's end replaced: what a traced program made
  /// must not steer the terminal.
  var withoutControls: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          let isControl = scalar.properties.generalCategory == .control && scalar != "\n"
          return isControl ? "·" : scalar
        }))
  }
}
