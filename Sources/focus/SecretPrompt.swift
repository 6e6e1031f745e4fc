import Domain
import Foundation

/// Asks for a secret in the terminal without showing it; elsewhere reads standard input to its end.
struct SecretPrompt {
  /// The most bytes that are read.
  private static let limitBytes = OnlineSession.longestPaste
  /// How long more may follow a line's end.
  private static let pauseMilliseconds: Int32 = 100

  /// The text that was typed or pasted; nil when Ctrl-C gave it up.
  func ask(_ prompt: String) -> String? {
    var before = termios()
    guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &before) == 0 else {
      return Self.text(try? FileHandle.standardInput.read(upToCount: Self.limitBytes))
    }
    var hidden = before
    // Byte by byte: a line of a terminal holds only 4096 of them. Ctrl-C comes as a byte, so that the
    // terminal shows again what is typed.
    hidden.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden)
    try? FileHandle.standardError.write(contentsOf: Data(prompt.utf8))
    defer {
      // What came and was not read is thrown away: it would be shown, and perhaps run.
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &before)
      try? FileHandle.standardError.write(contentsOf: Data("\n".utf8))
    }
    var line = SecretLine(limitBytes: Self.limitBytes)
    var bytes = [UInt8](repeating: 0, count: 1024)
    // What is pasted may have several lines, and comes at once.
    while line.end == nil || line.end == .entered && Self.hasMore() {
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      guard count > 0 else { break }
      for byte in bytes[..<count] { line.take(byte) }
    }
    return line.end == .givenUp ? nil : String(decoding: line.bytes, as: UTF8.self)
  }

  /// Whether more comes within a moment, sooner than anybody types.
  private static func hasMore() -> Bool {
    var standardInput = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&standardInput, 1, pauseMilliseconds) > 0
  }

  private static func text(_ data: Data??) -> String {
    (data ?? nil).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

/// What is typed or pasted unseen; a line's end after `\` goes on, as in a command for several lines.
struct SecretLine {
  enum End { case entered, givenUp }

  /// The most bytes that are kept; what is beyond them is dropped.
  let limitBytes: Int
  private(set) var bytes: [UInt8] = []
  private(set) var end: End?

  init(limitBytes: Int = .max) { self.limitBytes = limitBytes }

  /// Takes the next byte; after a line's end it begins a further line of the same text.
  mutating func take(_ byte: UInt8) {
    guard end != .givenUp else { return }
    if end == .entered, byte == 0x0A || byte == 0x0D { return }
    if end == .entered, byte != 0x03, byte != 0x04 {
      end = nil
      keep(0x0A)
    }
    switch byte {
    case 0x03: end = .givenUp
    case 0x04: end = bytes.isEmpty ? .givenUp : .entered
    case 0x08, 0x7F: _ = bytes.popLast()
    case 0x0A, 0x0D:
      if bytes.last == UInt8(ascii: "\\") {
        bytes[bytes.count - 1] = UInt8(ascii: " ")
      } else if !bytes.isEmpty {
        end = .entered
      }
    default: keep(byte)
    }
  }

  private mutating func keep(_ byte: UInt8) {
    if bytes.count < limitBytes { bytes.append(byte) }
  }
}
