import Domain
import InterviewsFeature

/// A check's stages in the terminal: a line for each that ended, and one that tells what goes on.
final class GradeProgress: Sendable {
  private let console: Console

  init(console: Console) { self.console = console }

  /// `says`: whether stages that ended are told too.
  func show(_ event: GradeEvent, says: Bool = true) {
    if says, let line = TakeHomes.line(for: event) {
      clear()
      console.error(line)
    } else if console.isTerminal, let text = TakeHomes.status(for: event) {
      console.paint(text)
    }
  }

  /// Leaves an empty line on a terminal.
  func clear() {
    if console.isTerminal { console.paint("") }
  }
}
