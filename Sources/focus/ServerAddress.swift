import Foundation

/// Where the running server of a data folder answers, so that `focus open` finds it.
struct ServerAddress: Sendable {
  private let file: URL

  init(folder: URL) { file = folder.appending(path: "server-address") }

  /// The origin of the server that runs now; nil when it has ended, in order or not.
  var known: String? {
    guard let (origin, process) = content, kill(process, 0) == 0 || errno == EPERM else {
      return nil
    }
    return origin
  }

  /// Keeps the address of this process's server.
  func remember(_ origin: String) {
    let process = ProcessInfo.processInfo.processIdentifier
    try? Data("\(origin) \(process)\n".utf8).write(to: file, options: .atomic)
  }

  /// Forgets it, unless another process's server took its place.
  func forget() {
    guard content?.process == ProcessInfo.processInfo.processIdentifier else { return }
    try? FileManager.default.removeItem(at: file)
  }

  private var content: (origin: String, process: pid_t)? {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == 2, let process = pid_t(words[1]), process > 0 else { return nil }
    return (String(words[0]), process)
  }
}
