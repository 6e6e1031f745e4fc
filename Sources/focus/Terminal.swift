import Foundation

/// A terminal that gives each key at once; put back as it was at the end.
final class Terminal {
  private var before = termios()
  private var keys = TerminalKeys()

  /// Nil where input or output is no terminal, or one that cannot place text (`TERM=dumb`).
  init?(kind: String?) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, kind != "dumb",
      tcgetattr(STDIN_FILENO, &before) == 0
    else { return nil }
  }

  /// What was typed until now, while a program was recorded, is forgotten.
  func begin() {
    var raw = before
    // Ctrl-C comes as a key: ending here would leave the terminal as it is.
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw)
    // Another screen, no cursor, and long lines end at the edge.
    write("\u{1b}[?1049h\u{1b}[?25l\u{1b}[?7l")
  }

  func end() {
    write("\u{1b}[?7h\u{1b}[?25h\u{1b}[?1049l")
    tcsetattr(STDIN_FILENO, TCSANOW, &before)
  }

  func write(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }

  /// Lines and columns of the screen.
  struct Size: Equatable {
    var lines = 24
    var columns = 80
  }

  var size: Size {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 4 else {
      return Size()
    }
    return Size(lines: Int(size.ws_row), columns: Int(size.ws_col))
  }

  /// The next key, or `resize` once the screen has another size than that; nil at the end of the input.
  func key(whileSizeIs painted: Size) -> String? {
    while true {
      if let key = keys.next() { return key }
      if size != painted { return "resize" }
      var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      guard poll(&input, 1, 200) > 0 else { continue }
      var bytes = [UInt8](repeating: 0, count: 256)
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      guard count > 0 else { return nil }
      keys.add(bytes[..<count])
    }
  }
}

/// Keys in the bytes that a terminal sends, which may come several at a time.
struct TerminalKeys {
  private static let names = [
    "\u{1b}": "escape", "\u{1b}[C": "right", "\u{1b}[D": "left", "\u{1b}[A": "up",
    "\u{1b}[B": "down", "\u{1b}[H": "home", "\u{1b}[F": "end", "\u{1b}[1~": "home",
    "\u{1b}[4~": "end", "\u{1b}[5~": "page up", "\u{1b}[6~": "page down", "\r": "enter",
    "\n": "enter", "\u{8}": "delete", "\u{7F}": "delete", "\u{3}": "interrupt",
  ]

  private var bytes: [UInt8] = []

  mutating func add(_ more: some Sequence<UInt8>) { bytes += more }

  /// A character or the name of a key; nil until all its bytes are there.
  mutating func next() -> String? {
    guard let first = bytes.first else { return nil }
    let count = first == 0x1B ? sequenceLength : max((~first).leadingZeroBitCount, 1)
    guard count <= bytes.count else { return nil }
    let text = String(decoding: bytes.prefix(count), as: UTF8.self)
    bytes.removeFirst(count)
    // Some terminals send arrows as `ESC O A`.
    return Self.names[text.replacing("\u{1b}O", with: "\u{1b}[")] ?? text
  }

  /// `ESC [ … letter` or `ESC O letter`, else the key alone.
  private var sequenceLength: Int {
    guard bytes.count > 2, bytes[1] == UInt8(ascii: "[") || bytes[1] == UInt8(ascii: "O") else {
      return 1
    }
    let end = bytes.dropFirst(2).firstIndex { 0x40...0x7E ~= $0 }
    return end.map { $0 + 1 } ?? bytes.count
  }
}
