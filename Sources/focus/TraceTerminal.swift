import Foundation

/// What a journey needs of a terminal; a test types and looks in its place.
struct TraceTerminal {
  var begin: () -> Void
  var end: () -> Void
  var write: (String) -> Void
  var size: () -> Terminal.Size
  /// The next key, or `resize` once the screen has another size than that; nil at the end of the input.
  ///
  /// Where nothing is typed for as long as the patience lasts, it is `tick`; without one it waits.
  var key: (_ painted: Terminal.Size, _ patience: Duration?) -> String?
}

extension TraceTerminal {
  /// The terminal of this process.
  init(_ terminal: Terminal) {
    begin = { terminal.begin() }
    end = { terminal.end() }
    write = { terminal.write($0) }
    size = { terminal.size }
    key = { terminal.key(whileSizeIs: $0, for: $1) }
  }
}

extension Terminal {
  fileprivate func key(whileSizeIs painted: Size, for patience: Duration?) -> String? {
    guard let patience else { return key(whileSizeIs: painted) }
    // No screen has this size: keys that came with the last one are given without waiting for more.
    let waiting = key(whileSizeIs: Size(lines: 0, columns: 0))
    if waiting != "resize" { return waiting }
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    let milliseconds = Int32(patience / .milliseconds(1))
    return poll(&input, 1, milliseconds) > 0 ? key(whileSizeIs: painted) : "tick"
  }
}
