import Foundation
import Locked

/// Pictures in a folder; one lock for the whole folder.
final class PictureFiles: Sendable {
  private let folder: Locked<URL>
  private let limit: Int

  init(_ folder: URL, limit: Int) {
    self.folder = Locked(folder)
    self.limit = limit
  }

  func read(_ url: URL) -> Data? {
    folder.use { folder in
      let file = folder.appending(path: Self.name(of: url))
      guard let data = try? Data(contentsOf: file), !data.isEmpty else { return nil }
      Self.touch(file)
      return data
    }
  }

  func keep(_ data: Data, _ url: URL) {
    guard data.count <= limit else { return }
    folder.use { folder in
      let file = folder.appending(path: Self.name(of: url))
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      makeRoom(in: folder, for: data.count, replacing: file)
      try? data.write(to: file, options: .atomic)
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
