import Domain
import JourneyFeature
import TraceFile

extension TracePlayer {
  /// Every key, for the sheet that `?` shows.
  static let keys = """
    → l    next step                  ← h    previous step
    ↓ j    next, over calls           ↑ k    previous, over calls
    o      out of this call           O      back to before this call
    f      next run of this line      F      previous run of it
    Home   first step                 End    last step
    g      to a step by its number    w      what ran after the recorded steps
    Space  play, or stop playing      + -    faster, slower
    /      to where a condition is true or a variable changes
    n N    to the next and the previous step like that
    b      stop where a condition is true (lo > hi, dp[i][j] changed) or a
           line runs; the same again removes it
    c C    to the next and the previous stop
    Page Down   more of this step     Page Up   back
    ?      these keys                 q      leave

    In the code • is the line that ran and → the one that is about to run.
    Below ● is this step, ┬ a loop's next round, ◇ a call.
    """

  /// The lines that a step has on the screen, above the ruler, the notes and the keys.
  var room: Int { size.lines - 3 }

  mutating func paint() {
    size = terminal.size()
    let lines = isShowingKeys ? Self.keyLines : stepLines
    top = min(top, max(lines.count - room, 0))
    var screen = "\u{1b}[H\u{1b}[2J"
    for line in lines[top...].prefix(room) {
      screen += line.shown(columns: size.columns, hasColour: hasColour) + "\r\n"
    }
    let rest = lines.count - top - room
    screen += "\u{1b}[\(size.lines - 2);1H\(rulerLine())"
    screen += "\u{1b}[\(size.lines - 1);1H\(notes(rest).withoutControls.prefix(size.columns))"
    screen += "\u{1b}[\(size.lines);1H\u{1b}[7m\(keyLine.prefix(size.columns))\u{1b}[0m"
    terminal.write(screen)
  }

  private static var keyLines: [TraceLine] {
    keys.split(separator: "\n", omittingEmptySubsequences: false).map {
      TraceLine(text: String($0))
    }
  }

  private var stepLines: [TraceLine] {
    let before = cursor.before
    // Behind the last recorded step nothing is known to run.
    let next = cursor.step < trace.steps ? cursor.state.line : 0
    return code.window(ran: before?.line ?? 0, next: next)
      + [TraceLine(text: trace.narration(of: cursor))]
      + trace.lines(of: cursor, before: before).map { TraceLine($0) }
  }

  private mutating func rulerLine() -> String {
    if ruler?.columns != size.columns { ruler = TraceRuler(of: trace, columns: size.columns) }
    return ruler?.text(at: cursor.step) ?? ""
  }

  private func notes(_ rest: Int) -> String {
    let playing = isPlaying ? "Playing, \(choices.pace.text)." : nil
    let stops = choices.stops.isEmpty ? nil : "Stops: \(choices.stops.text)."
    return [
      note ?? playing ?? stops ?? report.leftOut,
      rest > 0 ? "Page Down: \(rest) more lines." : nil,
    ].compactMap(\.self).joined(separator: " ")
  }

  // What a narrow screen shows stands first.
  private var keyLine: String {
    " q leave  ? keys" + (report.skipped > 0 ? "  w more" : "")
      + "  ←→ ↑↓ step  oO out  Space play  /nN find  fF line  bcC stops "
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
