import Domain
import Features
import Foundation
import TraceFile

/// A journey in the terminal, moved by keys.
struct TracePlayer {
  /// Steps that were not recorded, and the one of them to open at.
  struct Wish: Equatable {
    var steps: Range<Int>
    var place: Int
    /// Where the learner wants to stop, there too.
    var stops = TraceStops()
  }

  private static let mostSteps = 1_000_000
  /// What is recorded before a step that is asked for, so that one can go back from it.
  private static let stepsBefore = 1000

  let trace: Trace
  let report: TraceReport
  let terminal: Terminal
  var cursor: TraceCursor
  var stops: TraceStops
  private var wish: Wish?
  /// What came of the last key, where the step does not show it.
  var note: String?
  /// The first line of the step that is on the screen.
  var top = 0
  var size = Terminal.Size()
  var isShowingKeys = false

  /// Opens at a step of the whole run; without one a run that failed is opened where it failed.
  init(
    _ trace: Trace, _ report: TraceReport, _ terminal: Terminal, at step: Int? = nil,
    stops: TraceStops = TraceStops(), note: String? = nil
  ) {
    self.trace = trace
    self.report = report
    self.terminal = terminal
    self.stops = stops
    self.note = note
    let place = step.map { $0 - trace.footer.gap } ?? (trace.endsInFailure ? trace.steps : 0)
    cursor = trace.cursor(at: min(max(place, 0), trace.steps))
  }

  /// Moves until the learner leaves, or wants to see what was not recorded.
  func play() -> Wish? {
    var player = self
    terminal.begin()
    defer { terminal.end() }
    player.paint()
    while player.wish == nil, let key = terminal.key(whileSizeIs: player.size),
      key != "q", key != "interrupt"
    {
      player.move(key)
      player.paint()
    }
    player.wish?.stops = player.stops
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
}

// MARK: - Moving

extension TracePlayer {
  private mutating func move(_ key: String) {
    if key == "resize" { return }
    let here = cursor.step
    note = nil
    isShowingKeys = key == "?" && !isShowingKeys
    switch key {
    case "page down": return top += size.lines - 3
    case "page up": return top = max(top - (size.lines - 3), 0)
    case "right", " ", "l": _ = cursor.next()
    case "left", "h": _ = cursor.previous()
    case "down", "j": cursor.seek(trace.stepOver(from: here))
    case "up", "k": cursor.seek(trace.stepOver(from: here, .backward))
    case "o": cursor.seek(trace.stepOut(from: here))
    case "home": cursor.seek(0)
    case "end": cursor.seek(trace.steps)
    case "n", "p": findLine(key == "n" ? .forward : .backward)
    case "b": setStop()
    case "c", "C": findStop(key == "c" ? .forward : .backward)
    case "g": goToStep()
    case "/": find()
    case "w": go(to: report.recorded.upperBound + 1)
    default: return
    }
    if cursor.step != here { top = 0 }
  }

  private mutating func findLine(_ direction: TraceDirection) {
    let line = cursor.state.line
    guard let step = trace.step(hitting: line, from: cursor.step, direction) else {
      return note = "Line \(line) runs at no \(direction == .forward ? "later" : "earlier") step."
    }
    cursor.seek(step)
  }

  private mutating func setStop() {
    guard let text = ask("Stop where (lo > hi, dp[i][j] changed, a line's number): ") else {
      return
    }
    do { try stops.toggle(text) } catch { note = "\(error)" }
  }

  private mutating func findStop(_ direction: TraceDirection) {
    if stops.isEmpty { return note = "First say where to stop, with b." }
    showLine("Looking…")
    guard let step = stops.step(in: trace, from: cursor.step, direction) else {
      return note = "No stop \(direction == .forward ? "ahead" : "behind")."
    }
    cursor.seek(step)
  }

  private mutating func goToStep() {
    guard let text = ask("Go to step: ") else { return }
    guard let step = Int(text), 0..<1 << 50 ~= step else { return note = "“\(text)” is no step." }
    go(to: step)
  }

  private mutating func go(to step: Int) {
    wish = Self.wish(step, report)
    guard wish == nil else { return }
    cursor.seek(step - report.gap)
    let here = cursor.step + report.gap
    if here != step { note = "The run has no step \(step); this is the nearest." }
  }

  /// A name is looked for where it changes, everything else where it holds.
  private mutating func find() {
    guard let text = ask("Find (total > 9, or a name that changes): ") else { return }
    showLine("Looking…")
    let isName = text.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_]*/) != nil
    do {
      let step =
        isName
        ? trace.step(changing: text, from: cursor.step)
        : try trace.step(where: text, from: cursor.step)
      if let step { return cursor.seek(step) }
      note = isName ? "“\(text)” changes at no later step." : "“\(text)” holds at no later step."
    } catch {
      note = "\(error)"
    }
  }

  /// A line of ours in the place of the keys.
  private func showLine(_ text: String) {
    terminal.write("\u{1b}[\(size.lines);1H\u{1b}[2K\(text)")
  }

  /// A line of text; nil if there is none.
  private func ask(_ question: String) -> String? {
    var text = ""
    while true {
      showLine(question + text)
      guard let key = terminal.key(whileSizeIs: size) else { return nil }
      switch key {
      case "enter": return text.isEmpty ? nil : text
      case "escape", "interrupt", "resize": return nil
      case "delete": text = String(text.dropLast())
      default: if key.count == 1, key.withoutControls == key { text += key }
      }
    }
  }
}
