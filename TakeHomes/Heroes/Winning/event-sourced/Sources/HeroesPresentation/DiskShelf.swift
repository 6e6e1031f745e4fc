import Foundation

/// Pictures as files, each behind the checksum of its bytes.
actor DiskShelf {
  private let folder: URL
  private let limit: Int
  private let lifetime: Lifetime
  /// Of what was written or read in this run; before that nobody knows how old a file is.
  private var fetched: [URL: Moment] = [:]
  /// Sizes by file name; nil until the folder was looked at.
  private var index: RecentlyUsed<String, Void>?
  private var lastUse = Date.distantPast

  init(folder: URL, limit: Int, lifetime: Lifetime) {
    self.folder = folder
    self.limit = limit
    self.lifetime = lifetime
  }

  /// Nil for what is too old, too.
  func picture(for url: URL) -> (data: Data, fetched: Moment)? {
    let moment = fetched[url] ?? lifetime.now
    guard lifetime.allows(moment), let data = data(for: url) else { return nil }
    fetched[url] = moment
    return (data, moment)
  }

  private func data(for url: URL) -> Data? {
    let file = file(for: url)
    guard let content = try? Data(contentsOf: file) else { return nil }
    let data = content.dropFirst(8)
    guard content.count >= 8, Data(content.prefix(8)) == Self.checksum(of: data) else {
      try? FileManager.default.removeItem(at: file)
      return nil
    }
    open()
    _ = index?[file.lastPathComponent]
    touch(file)
    return Data(data)
  }

  func keep(_ data: Data, of moment: Moment, for url: URL) {
    let content = Self.checksum(of: data) + data
    guard content.count <= limit else { return }
    open()
    let file = file(for: url)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      // Room is made first: not even for a moment may the files hold too much.
      let gone = index?.insert((), for: file.lastPathComponent, cost: content.count) ?? []
      for name in gone { try? FileManager.default.removeItem(at: folder.appending(path: name)) }
      try content.write(to: file, options: .atomic)
      fetched[url] = moment
      touch(file)
    } catch {
      // A picture that cannot be kept is fetched again, no more.
      try? FileManager.default.removeItem(at: file)
    }
  }

  private func open() {
    guard index == nil else { return }
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
    let files =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: Array(keys))) ?? []
    let known = files.filter { $0.pathExtension == "picture" }.map { file in
      let values = try? file.resourceValues(forKeys: keys)
      return (
        file: file, size: values?.fileSize ?? 0, date: values?.contentModificationDate ?? lastUse
      )
    }
    var found = RecentlyUsed<String, Void>(limit: limit)
    for entry in known.sorted(by: { $0.date < $1.date }) {
      for name in found.insert((), for: entry.file.lastPathComponent, cost: entry.size) {
        try? FileManager.default.removeItem(at: folder.appending(path: name))
      }
      lastUse = entry.date
    }
    index = found
  }

  private func touch(_ file: URL) {
    // Two uses in one tick of the file system's clock keep their order.
    lastUse = max(Date(), lastUse.addingTimeInterval(0.001))
    try? FileManager.default.setAttributes(
      [.modificationDate: lastUse], ofItemAtPath: file.path(percentEncoded: false))
  }

  private func file(for url: URL) -> URL {
    let name = Data(url.absoluteString.utf8)
    let parts = [Self.hash(name), Self.hash(name, seed: 0x9E37_79B9_7F4A_7C15)]
    return folder.appending(path: parts.map { String($0, radix: 36) }.joined() + ".picture")
  }

  private static func checksum(of data: some Sequence<UInt8>) -> Data {
    withUnsafeBytes(of: hash(data).bigEndian) { Data($0) }
  }

  /// FNV-1a.
  private static func hash(
    _ bytes: some Sequence<UInt8>, seed: UInt64 = 0xCBF2_9CE4_8422_2325
  ) -> UInt64 {
    bytes.reduce(seed) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
