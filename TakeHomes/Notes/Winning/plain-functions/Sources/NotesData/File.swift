import Foundation
import NotesDomain

private let ownVersion = 3

/// What a file was found to hold, and which app wrote it; nil where there is no file.
struct Found {
  var contents: Contents
  var version: Int?
}

private struct Version: Decodable {
  var version: Int
}

private struct OwnFile: Codable {
  struct Row: Codable {
    var id: String
    var here: WrittenNote?
    var there: WrittenNote?
    var revision: Int
    var key: String?
  }

  var version: Int
  var cursor: String?
  var rows: [Row]
}

/// Never writes: a file that makes no sense stays as it is.
func found(at file: URL) throws(StoreError) -> Found {
  guard FileManager.default.fileExists(atPath: file.path) else {
    return Found(contents: Contents())
  }
  let name = file.lastPathComponent
  guard let data = FileManager.default.contents(atPath: file.path) else { throw .damaged(name) }
  let version = (try? JSONDecoder().decode(Version.self, from: data).version) ?? 1
  guard version <= ownVersion else { throw .later(version: version) }
  do {
    return Found(contents: try contents(of: data, version), version: version)
  } catch {
    throw .damaged(name)
  }
}

private func contents(of data: Data, _ version: Int) throws -> Contents {
  switch version {
  case 1: try contentsOfFirstApp(data)
  case 2: try contentsOfSecondApp(data)
  default: contents(of: try JSONDecoder().decode(OwnFile.self, from: data))
  }
}

private func contents(of file: OwnFile) -> Contents {
  Contents(
    records: file.rows.map {
      Record(
        id: $0.id, here: $0.here.map(unwritten), there: $0.there.map(unwritten),
        revision: $0.revision, key: $0.key)
    }, cursor: file.cursor)
}

/// Keeps an older app's file beside the new one, under a name that tells its version.
func write(_ contents: Contents, to file: URL, over version: Int?) throws(StoreError) {
  let rows = contents.records.map {
    OwnFile.Row(
      id: $0.id, here: $0.here.map(written), there: $0.there.map(written), revision: $0.revision,
      key: $0.key)
  }
  do {
    if let version, version < ownVersion {
      let kept = URL(fileURLWithPath: "\(file.path).v\(version)")
      if !FileManager.default.fileExists(atPath: kept.path) {
        try FileManager.default.copyItem(at: file, to: kept)
      }
    }
    let own = OwnFile(version: ownVersion, cursor: contents.cursor, rows: rows)
    try JSONEncoder().encode(own).write(to: file, options: .atomic)
  } catch {
    throw .unwritable(file.lastPathComponent)
  }
}
