import Foundation
import Locked

/// Pictures in a folder; one lock for the whole folder.
final class PictureFiles: Sendable {
  private struct Content {
    let folder: URL
    /// When a file was fetched; a file that was there before counts from its first use.
    var fetched: [URL: Duration] = [:]
  }

  private let content: Locked<Content>
  private let limit: Int
  private let age: Age

  init(_ folder: URL, limit: Int, age: Age) {
    content = Locked(Content(folder: folder))
    self.limit = limit
    self.age = age
  }

  /// Nil where the file is too old, too.
  func read(_ url: URL) -> FetchedPicture? {
    content.use { content in
      let file = content.folder.appending(path: Self.name(of: url))
      let time = content.fetched[url] ?? age.now()
      guard !age.isTooOld(time), let data = try? Data(contentsOf: file), !data.isEmpty else {
        return nil
      }
      content.fetched[url] = time
      Self.touch(file)
      return FetchedPicture(data: data, time: time)
    }
  }

  func keep(_ picture: FetchedPicture, _ url: URL) {
    let data = picture.data
    guard data.count <= limit else { return }
    content.use { content in
      let folder = content.folder
      let file = folder.appending(path: Self.name(of: url))
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      makeRoom(in: folder, for: data.count, replacing: file)
      guard (try? data.write(to: file, options: .atomic)) != nil else { return }
      content.fetched[url] = picture.time
      Self.touch(file)
    }
  }

  private func makeRoom(in folder: URL, for bytes: Int, replacing file: URL) {
    let keys: [URLResourceKey] = [.fileSizeKey, .contentModificationDateKey]
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: keys)
    var left = limit - bytes
    let newestFirst = (files ?? []).map { ($0, try? $0.resourceValues(forKeys: Set(keys))) }
      .sorted {
        ($0.1?.contentModificationDate ?? .distantPast)
          > ($1.1?.contentModificationDate ?? .distantPast)
      }
    for (other, values) in newestFirst where other.lastPathComponent != file.lastPathComponent {
      left -= values?.fileSize ?? 0
      if left < 0 { try? FileManager.default.removeItem(at: other) }
    }
  }

  private static func touch(_ file: URL) {
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
  }

  /// Letters and digits stay, all else becomes its number; a long name keeps its end.
  private static func name(of url: URL) -> String {
    let letters = url.absoluteString.unicodeScalars.map { scalar in
      scalar.properties.isAlphabetic && scalar.isASCII || ("0"..."9").contains(scalar)
        ? String(scalar) : "_\(scalar.value)_"
    }
    return String(letters.joined().suffix(180)) + ".image"
  }
}
