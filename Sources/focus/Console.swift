import Foundation

/// Where a command writes.
///
/// Whatever it says may hold a program's or a stranger's words: none of them steers the terminal.
struct Console: Sendable {
  private let put: @Sendable (String) -> Void
  private let putError: @Sendable (String) -> Void
  /// Whether standard error is a terminal, so that a line may be painted over.
  let isTerminal: Bool
  /// Writes bytes that need not be text.
  let writeBytes: @Sendable (_ bytes: [UInt8], _ isError: Bool) -> Void

  init(
    write: @escaping @Sendable (String) -> Void, writeError: @escaping @Sendable (String) -> Void,
    isTerminal: Bool,
    writeBytes: @escaping @Sendable (_ bytes: [UInt8], _ isError: Bool) -> Void = { _, _ in }
  ) {
    put = write
    putError = writeError
    self.isTerminal = isTerminal
    self.writeBytes = writeBytes
  }

  /// Writes a text to standard output.
  func write(_ text: String) { put(text.harmless) }

  /// Writes a text to standard error.
  func writeError(_ text: String) { putError(text.harmless) }

  func print(_ line: String) { write(line + "\n") }
  func error(_ line: String) { writeError(line + "\n") }

  /// Paints over the line of standard error, which must be a terminal.
  func paint(_ line: String) { putError("\r\u{1B}[K" + line.harmless) }

  static var live: Console {
    Console(
      write: { try? FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
      writeError: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) },
      isTerminal: isatty(STDERR_FILENO) == 1,
      writeBytes: { bytes, isError in
        let file = isError ? FileHandle.standardError : FileHandle.standardOutput
        // Into a file or another program they go as they are.
        let isShown = isatty(file.fileDescriptor) == 1
        let shown = isShown ? Array(String(decoding: bytes, as: UTF8.self).harmless.utf8) : bytes
        try? file.write(contentsOf: Data(shown))
      })
  }
}
