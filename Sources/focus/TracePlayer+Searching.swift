import Domain
import TraceFile

extension TracePlayer {
  mutating func findLine(_ direction: TraceDirection) {
    let line = cursor.state.line
    guard let step = trace.step(hitting: line, from: cursor.step, direction) else {
      return note = "Line \(line) doesn't run at any \(direction.when) step."
    }
    cursor.seek(step)
  }

  mutating func setStop() {
    guard let text = ask("Stop when (lo > hi, dp[i][j] changed, a line's number): ") else {
      return
    }
    do { try choices.stops.toggle(text) } catch { note = "\(error)" }
  }

  mutating func findStop(_ direction: TraceDirection) {
    if choices.stops.isEmpty { return note = "First choose where to stop, with b." }
    showLine("Looking…")
    guard let step = choices.stops.step(in: trace, from: cursor.step, direction) else {
      return note = "No stop \(direction == .forward ? "ahead" : "before")."
    }
    cursor.seek(step)
  }

  mutating func goToStep() {
    guard let text = ask("Go to step: ") else { return }
    guard let step = Int(text), 0..<1 << 50 ~= step else {
      return note = "“\(text)” isn't a step."
    }
    go(to: step)
  }

  mutating func go(to step: Int) {
    wish = Self.wish(step, report)
    guard wish == nil else { return }
    cursor.seek(step - report.gap)
    let here = cursor.step + report.gap
    if here != step { note = "The run has no step \(step); this is the nearest." }
  }

  mutating func find() {
    guard let text = ask("Find (total > 9, or a name that changes): ") else { return }
    choices.search = text
    findAgain(.forward)
  }

  /// A name is looked for where it changes, everything else where it holds.
  mutating func findAgain(_ direction: TraceDirection) {
    guard let text = choices.search else { return note = "First choose what to find, with /." }
    showLine("Looking…")
    let isName = text.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_]*/) != nil
    do {
      let step =
        isName
        ? trace.step(changing: text, from: cursor.step, direction)
        : try trace.step(where: text, from: cursor.step, direction)
      if let step { return cursor.seek(step) }
      let finding = isName ? "doesn't change" : "isn't true"
      note = "“\(text)” \(finding) at any \(direction.when) step."
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
      guard let key = terminal.key(size, nil) else { return nil }
      switch key {
      case "enter": return text.isEmpty ? nil : text
      case "escape", "interrupt", "resize": return nil
      case "delete": text = String(text.dropLast())
      default: if key.count == 1, key.withoutControls == key { text += key }
      }
    }
  }
}

extension TraceDirection {
  fileprivate var when: String { self == .forward ? "later" : "earlier" }
}
