import Foundation

/// Where the running server of a data folder answers, so that `focus open` finds it.
struct ServerAddress: Sendable {
  private let file: URL

  init(folder: URL) { file = folder.appending(path: "server-address") }

  /// The origin of the server that was started last, if it was not ended in order.
  var known: String? {
    (try? String(contentsOf: file, encoding: .utf8)).map { $0.filter { !$0.isWhitespace } }
      .flatMap { $0.isEmpty ? nil : $0 }
  }

  func remember(_ origin: String) {
    try? Data((origin + "\n").utf8).write(to: file, options: .atomic)
  }

  func forget() { try? FileManager.default.removeItem(at: file) }
}
