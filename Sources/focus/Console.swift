import Foundation

/// Where a command writes.
struct Console: Sendable {
  /// Writes a text to standard output as it is.
  var write: @Sendable (String) -> Void
  /// Writes a text to standard error as it is.
  var writeError: @Sendable (String) -> Void
  /// Whether standard error is a terminal, so that a line may be painted over.
  var isTerminal: Bool

  /// Writes bytes that need not be text.
  var writeBytes: @Sendable (_ bytes: [UInt8], _ isError: Bool) -> Void = { _, _ in }

  func print(_ line: String) { write(line + "\n") }
  func error(_ line: String) { writeError(line + "\n") }

  static var live: Console {
    Console(
      write: { try? FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
      writeError: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) },
      isTerminal: isatty(STDERR_FILENO) == 1,
      writeBytes: { bytes, isError in
        let file = isError ? FileHandle.standardError : FileHandle.standardOutput
        try? file.write(contentsOf: Data(bytes))
      })
  }
}
