import Domain
import JourneyFeature
import TraceFile

/// A journey in the terminal, moved by keys.
struct TracePlayer {
  /// Steps that were not recorded, and the one of them to open at.
  struct Wish: Equatable {
    var steps: Range<Int>
    var place: Int
    /// What the learner has set, to go on with there.
    var choices = TraceChoices()
  }

  private static let mostSteps = 1_000_000
  /// What is recorded before a step that is asked for, so that one can go back from it.
  private static let stepsBefore = 1000

  let trace: Trace
  let report: TraceReport
  let terminal: TraceTerminal
  let hasColour: Bool
  let code: TraceCode
  var cursor: TraceCursor
  var choices: TraceChoices
  var wish: Wish?
  /// What came of the last key, where the step does not show it.
  var note: String?
  var isPlaying = false
  /// The first line of the step that is on the screen.
  var top = 0
  var size = Terminal.Size()
  var isShowingKeys = false
  /// That of the screen's width, once it is there.
  var ruler: TraceRuler?

  /// Opens at a step of the whole run; without one a run that failed is opened where it failed.
  init(
    _ trace: Trace, _ report: TraceReport, _ terminal: TraceTerminal, hasColour: Bool = true,
    at step: Int? = nil, choices: TraceChoices = TraceChoices(), note: String? = nil
  ) {
    self.trace = trace
    self.report = report
    self.terminal = terminal
    self.hasColour = hasColour
    self.choices = choices
    self.note = note
    code = TraceCode(trace.sourceLines)
    let place = step.map { $0 - trace.footer.gap } ?? (trace.endsInFailure ? trace.steps : 0)
    cursor = trace.cursor(at: min(max(place, 0), trace.steps))
  }

  /// Moves until the learner leaves, or wants to see what was not recorded.
  func play() -> Wish? {
    var player = self
    terminal.begin()
    defer { terminal.end() }
    player.paint()
    while player.wish == nil, let key = player.nextKey(), key != "q", key != "interrupt" {
      player.take(key)
      player.paint()
    }
    player.wish?.choices = player.choices
    return player.wish
  }

  private func nextKey() -> String? {
    terminal.key(size, isPlaying ? choices.pace.wait : nil)
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

// MARK: - Keys

extension TracePlayer {
  private mutating func take(_ key: String) {
    switch key {
    case "resize": return
    case "tick": return playOn()
    case "page down": return scroll(by: room - 1)
    case "page up": return scroll(by: 1 - room)
    default: break
    }
    let here = cursor.step
    note = nil
    isShowingKeys = key == "?" && !isShowingKeys
    if !move(key) { act(key) }
    if cursor.step != here { top = 0 }
  }

  private mutating func scroll(by lines: Int) {
    isPlaying = false
    top = max(top + lines, 0)
  }

  /// Goes where a key leads from a step; false for other keys.
  private mutating func move(_ key: String) -> Bool {
    let here = cursor.step
    switch key {
    case "right", "l": _ = cursor.next()
    case "left", "h": _ = cursor.previous()
    case "down", "j": cursor.seek(trace.stepOver(from: here))
    case "up", "k": cursor.seek(trace.stepOver(from: here, .backward))
    case "o": cursor.seek(trace.stepOut(from: here))
    case "O": cursor.seek(trace.stepOut(from: here, .backward))
    case "home": cursor.seek(0)
    case "end": cursor.seek(trace.steps)
    default: return false
    }
    isPlaying = false
    return true
  }

  private mutating func act(_ key: String) {
    switch key {
    case " ": return togglePlaying()
    case "+", "=": return setPace(by: 1)
    case "-": return setPace(by: -1)
    default: isPlaying = false
    }
    switch key {
    case "f", "F": findLine(key == "f" ? .forward : .backward)
    case "b": setStop()
    case "c", "C": findStop(key == "c" ? .forward : .backward)
    case "g": goToStep()
    case "/": find()
    case "n", "N": findAgain(key == "n" ? .forward : .backward)
    case "w": go(to: report.recorded.upperBound + 1)
    default: break
    }
  }
}

// MARK: - Playing

extension TracePlayer {
  /// At the end it begins anew.
  private mutating func togglePlaying() {
    isPlaying.toggle()
    if isPlaying, cursor.step >= trace.steps { cursor.seek(0) }
  }

  private mutating func setPace(by notches: Int) {
    choices.pace.shift(by: notches)
    note = "Plays \(choices.pace.text)."
  }

  /// A step further, unless that is where to stop.
  private mutating func playOn() {
    let held = choices.stops.holding(in: trace, at: cursor)
    note = nil
    guard cursor.next() else { return isPlaying = false }
    top = 0
    if cursor.step == trace.steps { isPlaying = false }
    guard let stop = choices.stops.met(in: trace, at: cursor, heldBefore: held) else { return }
    isPlaying = false
    note = "Stopped at \(stop)."
  }
}
