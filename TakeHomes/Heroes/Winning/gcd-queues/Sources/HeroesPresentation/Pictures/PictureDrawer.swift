import Dispatch
import Foundation

/// Pictures in a folder, on a queue of its own.
final class PictureDrawer: @unchecked Sendable {
  private let queue = DispatchQueue(label: "heroes.pictures.files", qos: .utility)
  private let folder: URL
  private let limit: Int
  private let freshness: Freshness
  private let files = FileManager.default
  /// When each file was fetched; what an earlier run left counts from its first reading.
  private var times: [URL: Duration] = [:]

  init(_ folder: URL, limit: Int, _ freshness: Freshness) {
    self.folder = folder
    self.limit = limit
    self.freshness = freshness
  }

  /// Answers nil where there is no file, or an old one.
  func read(_ url: URL, _ answer: @escaping @Sendable (Download?) -> Void) {
    queue.async { [self] in
      let file = place(of: url)
      let time = times[url] ?? freshness.time
      guard freshness.isFresh(time), let data = try? Data(contentsOf: file), !data.isEmpty else {
        return answer(nil)
      }
      times[url] = time
      touch(file)
      answer(Download(data: data, time: time))
    }
  }

  func write(_ download: Download, _ url: URL, _ done: @escaping @Sendable () -> Void) {
    queue.async { [self] in
      defer { done() }
      let data = download.data
      guard data.count <= limit else { return }
      let file = place(of: url)
      try? files.createDirectory(at: folder, withIntermediateDirectories: true)
      try? files.removeItem(at: file)
      makeRoom(data.count)
      try? data.write(to: file, options: .atomic)
      times[url] = download.time
      touch(file)
    }
  }

  private func touch(_ file: URL) {
    try? files.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
  }

  private func makeRoom(_ needed: Int) {
    let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
    var known: [(path: String, bytes: Int, used: Date)] = names.compactMap { name in
      let path = folder.appendingPathComponent(name).path
      guard let facts = try? files.attributesOfItem(atPath: path) else { return nil }
      let bytes = (facts[.size] as? NSNumber)?.intValue ?? 0
      return (path, bytes, facts[.modificationDate] as? Date ?? .distantPast)
    }
    known.sort { $0.used > $1.used }
    var total = known.reduce(needed) { $0 + $1.bytes }
    while total > limit, let oldest = known.popLast() {
      try? files.removeItem(atPath: oldest.path)
      total -= oldest.bytes
    }
  }

  /// The address in hexadecimal digits; of a long one the end, behind its length.
  private func place(of url: URL) -> URL {
    let digits = url.absoluteString.utf8.map { String($0, radix: 16) }.joined()
    return folder.appendingPathComponent("\(digits.count)-\(digits.suffix(200))")
  }
}
