import Foundation

/// The files as they were fetched; whether one is damaged is the decoder's to say.
actor PictureFiles {
  private let folder: URL
  private let limit: Int
  private let manager = FileManager.default
  private let times: FetchTimes
  /// Files of an earlier run come in when they are read.
  private var fetched: [URL: Duration] = [:]

  init(folder: URL, limit: Int, times: FetchTimes) {
    (self.folder, self.limit, self.times) = (folder, limit, times)
  }

  func read(_ url: URL) -> Dated<Data>? {
    let file = file(url)
    let time = fetched[url] ?? times.now()
    guard !times.isExpired(time), let data = try? Data(contentsOf: file), !data.isEmpty else {
      return nil
    }
    fetched[url] = time
    try? manager.setAttributes([.modificationDate: Date.now], ofItemAtPath: file.path)
    return Dated(value: data, time: time)
  }

  func write(_ data: Dated<Data>, _ url: URL) {
    guard data.value.count <= limit else { return }
    try? manager.createDirectory(at: folder, withIntermediateDirectories: true)
    guard (try? data.value.write(to: file(url), options: .atomic)) != nil else { return }
    fetched[url] = data.time
    makeRoom()
  }

  private func makeRoom() {
    let keys: [URLResourceKey] = [.fileSizeKey, .contentModificationDateKey]
    let files = try? manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: keys)
    let known = (files ?? []).map { file in
      let values = try? file.resourceValues(forKeys: Set(keys))
      return (file, values?.fileSize ?? 0, values?.contentModificationDate ?? .distantPast)
    }
    var total = known.reduce(0) { $0 + $1.1 }
    for (file, size, _) in known.sorted(by: { $0.2 < $1.2 }) where total > limit {
      try? manager.removeItem(at: file)
      total -= size
    }
  }

  private func file(_ url: URL) -> URL {
    let bytes = Data(url.absoluteString.utf8).base64EncodedString()
    let name = bytes.replacing("/", with: "_").suffix(200)
    return folder.appending(path: "\(name).img", directoryHint: .notDirectory)
  }
}
