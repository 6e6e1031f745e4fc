import Domain
import Foundation
import TestSupport

@testable import focus

/// A command that runs until it is interrupted, read line by line: what it prints, and its errors.
final class Rehearsal: Sendable {
  private let lines: AsyncStream<String>
  private let task: Task<Int32, Never>

  init(_ terminal: TestTerminal, _ arguments: [String]) {
    let (lines, line) = AsyncStream<String>.makeStream()
    self.lines = lines
    var setting = terminal.setting
    let write: @Sendable (String) -> Void = { text in
      for part in text.split(separator: "\n") { line.yield(String(part)) }
    }
    setting.console = Console(
      write: write, writeError: write, isTerminal: setting.console.isTerminal)
    task = Task { [setting] in
      defer { line.finish() }
      return await Main.run(arguments, in: setting)
    }
  }

  /// The next line that is meant; nil when the command ended without.
  func line(_ isMeant: (String) -> Bool) async -> String? {
    for await line in lines where isMeant(line) { return line }
    return nil
  }

  /// How the command ends when it is stopped.
  func interrupted() async -> Int32 {
    task.cancel()
    return await task.value
  }
}

extension TestTerminal {
  /// The world of a command in this terminal.
  var setting: Setting {
    var setting = Setting(
      environment: environment, executable: folder.appending(path: "bin/focus"),
      console: Console(write: { _ in }, writeError: { _ in }, isTerminal: false),
      openBrowser: { _ in }, runner: runner, tracer: tracer)
    // A request that is given up and sent again would take the fault meant for the first one.
    setting.networkTimeLimit = .seconds(600)
    return setting
  }
}
