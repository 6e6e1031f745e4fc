import Foundation

/// Pictures in files; the date of a file is the time of its last use.
actor PictureFolder {
  private let folder: URL
  private let limit: Int
  private let lifetime: Lifetime
  /// When a file was fetched; one of an earlier run is new when it is read first.
  private var dates: [URL: Duration] = [:]

  init(_ folder: URL, limit: Int, lifetime: Lifetime) {
    self.folder = folder
    self.limit = limit
    self.lifetime = lifetime
  }

  /// Nil where nothing is kept, where it's too old, or where the file isn't as it was written.
  func picture(for url: URL) -> Fetched? {
    let date = dates[url] ?? lifetime.now()
    guard !lifetime.isOver(since: date), let data = data(for: url) else { return nil }
    dates[url] = date
    return Fetched(data: data, date: date)
  }

  private func data(for url: URL) -> Data? {
    let file = file(for: url)
    guard let content = try? Data(contentsOf: file) else { return nil }
    let picture = Data(content.dropFirst(Self.seal(of: Data()).count))
    guard !picture.isEmpty, content.starts(with: Self.seal(of: picture)) else {
      try? FileManager.default.removeItem(at: file)
      return nil
    }
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
    return picture
  }

  func keep(_ picture: Fetched, for url: URL) {
    let content = Self.seal(of: picture.data) + picture.data
    guard content.count <= limit else { return }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = file(for: url)
    makeRoom(for: content.count, besides: file)
    guard (try? content.write(to: file, options: .atomic)) != nil else { return }
    dates[url] = picture.date
  }

  private func makeRoom(for bytes: Int, besides new: URL) {
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
    let all = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: Array(keys))
    let files = (all ?? []).filter { $0.lastPathComponent != new.lastPathComponent }.compactMap {
      file in (try? file.resourceValues(forKeys: keys)).map { (file, $0) }
    }
    let oldestFirst = files.sorted {
      ($0.1.contentModificationDate ?? .distantPast)
        < ($1.1.contentModificationDate ?? .distantPast)
    }
    var total = bytes + files.reduce(0) { $0 + ($1.1.fileSize ?? 0) }
    for (file, values) in oldestFirst where total > limit {
      try? FileManager.default.removeItem(at: file)
      total -= values.fileSize ?? 0
    }
  }

  private func file(for url: URL) -> URL {
    let name = Data(url.absoluteString.utf8)
    let reversed = Data(name.reversed())
    return folder.appending(path: Self.code(of: name) + Self.code(of: reversed) + ".picture")
  }

  /// What stands before the bytes of a picture.
  private static func seal(of data: Data) -> Data { Data("\(code(of: data))\n".utf8) }

  /// Adler's two sums, on 64 bits, as sixteen digits.
  private static func code(of data: Data) -> String {
    var (first, second): (UInt64, UInt64) = (1, 0)
    for byte in data {
      first = (first &+ UInt64(byte)) % 4_294_967_291
      second = (second &+ first) % 4_294_967_291
    }
    let text = String(second << 32 | first, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
