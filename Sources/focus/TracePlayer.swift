import Domain
import Features
import Foundation
import TraceFile

/// A journey in the terminal, moved by keys.
struct TracePlayer {
  /// A terminal that gives each key at once; put back as it was at the end.
  struct Terminal {
    private let before: termios

    /// Nil where input or output is no terminal.
    init?() {
      var settings = termios()
      guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
        tcgetattr(STDIN_FILENO, &settings) == 0
      else { return nil }
      before = settings
    }

    func begin() {
      var raw = before
      raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
      tcsetattr(STDIN_FILENO, TCSANOW, &raw)
      write("\u{1b}[?1049h\u{1b}[?25l")
    }

    func end() {
      write("\u{1b}[?25h\u{1b}[?1049l")
      var settings = before
      tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    }

    func write(_ text: String) {
      try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    }

    /// Lines and columns of the screen.
    var size: (lines: Int, columns: Int) {
      var size = winsize()
      guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 4 else {
        return (24, 80)
      }
      return (Int(size.ws_row), Int(size.ws_col))
    }

    /// The next key: a character, or the name of an arrow; nil at the end of the input.
    func key() -> String? {
      var bytes = [UInt8](repeating: 0, count: 8)
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      guard count > 0 else { return nil }
      let text = String(decoding: bytes[..<count], as: UTF8.self)
      return Self.names[text] ?? text
    }

    private static let names = [
      "\u{1b}[C": "right", "\u{1b}[D": "left", "\u{1b}[A": "up", "\u{1b}[B": "down",
      "\u{1b}[H": "home", "\u{1b}[F": "end", "\u{1b}[1~": "home", "\u{1b}[4~": "end",
    ]
  }

  /// Steps that were not recorded, and the one of them to open at.
  struct Wish: Equatable {
    var steps: Range<Int>
    var place: Int
  }

  private static let mostSteps = 1_000_000
  /// What is recorded before a step that is asked for, so that one can go back from it.
  private static let stepsBefore = 1000

  private let trace: Trace
  private let report: TraceReport
  private let terminal: Terminal
  private var cursor: TraceCursor
  private var wish: Wish?

  /// Opens at a step of the whole run; without one a run that failed is opened where it failed.
  init(_ trace: Trace, _ report: TraceReport, _ terminal: Terminal, at step: Int? = nil) {
    self.trace = trace
    self.report = report
    self.terminal = terminal
    let place = step.map { $0 - trace.footer.gap } ?? (trace.endsInFailure ? trace.steps : 0)
    cursor = trace.cursor(at: min(max(place, 0), trace.steps))
  }

  /// Moves until the learner leaves, or wants to see what was not recorded.
  func play() -> Wish? {
    var player = self
    terminal.begin()
    defer { terminal.end() }
    player.paint()
    while player.wish == nil, let key = terminal.key(), key != "q" {
      player.move(key)
      player.paint()
    }
    return player.wish
  }

  /// What to record so that a step of the run is there; nil if it is, or if the run has no such step.
  static func wish(_ step: Int, _ report: TraceReport) -> Wish? {
    let first = max(0, step - stepsBefore)
    guard report.window(for: step...step) != nil,
      let steps = report.window(for: first...first + mostSteps - 1)
    else { return nil }
    return Wish(steps: steps, place: step)
  }

  private mutating func move(_ key: String) {
    let here = cursor.step
    switch key {
    case "right", " ", "l": _ = cursor.next()
    case "left", "h": _ = cursor.previous()
    case "down", "j": cursor.seek(trace.stepOver(from: here))
    case "up", "k": cursor.seek(trace.stepOver(from: here, .backward))
    case "o": cursor.seek(trace.stepOut(from: here))
    case "home": cursor.seek(0)
    case "end": cursor.seek(trace.steps)
    case "n", "p":
      let line = cursor.state.line
      let direction: TraceDirection = key == "n" ? .forward : .backward
      if let step = trace.step(hitting: line, from: here, direction) { cursor.seek(step) }
    case "g": if let step = askStep() { go(to: step) }
    case "w": go(to: report.recorded.upperBound + 1)
    default: break
    }
  }

  private mutating func go(to step: Int) {
    wish = Self.wish(step, report)
    if wish == nil { cursor.seek(min(max(step - report.gap, 0), trace.steps)) }
  }

  private func askStep() -> Int? {
    terminal.write("\u{1b}[\(terminal.size.lines);1H\u{1b}[2KGo to step: ")
    var digits = ""
    while let key = terminal.key() {
      if key == "\n" || key == "\r" { return Int(digits) }
      guard let digit = key.first, digit.isNumber, digits.count < 10 else { return nil }
      digits.append(digit)
      terminal.write(String(digit))
    }
    return nil
  }

  private func paint() {
    let (lines, columns) = terminal.size
    let text =
      [trace.narration(of: cursor)]
      + trace.text(of: cursor).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
    var screen = "\u{1b}[H\u{1b}[2J"
    for line in text.prefix(lines - 2) {
      screen += line.withoutControls.prefix(columns) + "\r\n"
    }
    if let leftOut = report.leftOut {
      screen += "\u{1b}[\(lines - 1);1H\(leftOut.prefix(columns))"
    }
    let keys = " ←→ step  ↑↓ over calls  o out  n p this line  g go  q leave "
    let more = report.skipped > 0 ? " w record on " : ""
    screen += "\u{1b}[\(lines);1H\u{1b}[7m\(keys + more)\u{1b}[0m"
    terminal.write(screen)
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
