import CodingFeature
import Domain
import JourneyFeature
import Synchronization

/// What goes on, painted over one line of a terminal; elsewhere a line for each new stage.
final class ProgressLine: Sendable {
  private struct State {
    var total = 0
    var done = 0
    var failed = 0
    var last = ""
    /// Of a recorder that is built.
    var part = 0
  }

  private let console: Console
  private let state = Mutex(State())

  init(console: Console) { self.console = console }

  func show(_ event: Coding.Event) {
    let text = state.withLock { Self.words(for: event, &$0) }
    if let text, console.isTerminal || !Self.isOneOfMany(event) { show(text) }
  }

  func show(_ text: String) {
    state.withLock { state in
      guard text != state.last else { return }
      state.last = text
      if console.isTerminal { console.paint(text) } else { console.error(text) }
    }
  }

  /// How far a recorder is; elsewhere than on a terminal each part has a line, not each second.
  func show(_ build: RecorderBuild) {
    let isNew = state.withLock { state in
      defer { state.part = build.part }
      return state.part != build.part
    }
    if console.isTerminal || isNew { show(build.sentence) }
  }

  /// Leaves an empty line on a terminal.
  func clear() {
    guard console.isTerminal else { return }
    console.paint("")
  }

  private static func isOneOfMany(_ event: Coding.Event) -> Bool {
    if case .caseFinished = event { true } else { false }
  }

  private static func words(for event: Coding.Event, _ state: inout State) -> String? {
    switch event {
    case .preparing: return "Running the reference solutions (once)…"
    case .planned(let visible):
      (state.total, state.done, state.failed) = (visible.count, 0, 0)
      return nil
    case .queued(let ahead):
      return ahead == 0 ? nil : "Waiting for \(ahead) other \(ahead == 1 ? "run" : "runs")…"
    case .sent(let state): return Coding.words(for: state)
    case .compiling: return "Compiling…"
    case .makingReady(let names): return Coding.words(forMakingReady: names)
    case .compiled: return "Running \(state.total) \(state.total == 1 ? "case" : "cases")…"
    case .caseFinished(let result):
      state.done += 1
      state.failed += result.verdict == .accepted ? 0 : 1
      let failed = state.failed == 0 ? "" : ", \(state.failed) not accepted"
      return "\(state.done) of \(state.total) cases\(failed)"
    case .shrinking: return "Looking for a smaller input that fails…"
    case .growing: return "Measuring how it grows (Ctrl-C skips it)…"
    case .handingIn(_, let state): return Coding.words(for: state)
    case .leavingOut, .judged, .official, .unofficial, .finished, .failed: return nil
    }
  }
}
