internal import Foundation
internal import NotesDomain

/// What was read, and in which format it stood there; nil where there was no file.
struct LoadedNotebook: Sendable {
  var notebook: Notebook
  var version: Int?
}

/// The file of a notebook, in today's format and the two before it.
enum NotebookFile {
  static let version = 3

  /// Throws: ``StoreError``; the file stays as it is.
  static func read(_ file: URL) throws(StoreError) -> LoadedNotebook {
    guard FileManager.default.fileExists(atPath: file.path) else {
      return LoadedNotebook(notebook: Notebook(), version: nil)
    }
    let name = file.lastPathComponent
    guard let data = try? Data(contentsOf: file) else { throw .damaged(name) }
    let decoder = JSONDecoder()
    let found = (try? decoder.decode(Heading.self, from: data).version) ?? 1
    guard found <= version else { throw .later(version: found) }
    let notebook: Notebook? =
      switch found {
      case 1: (try? decoder.decode([FirstFormat].self, from: data)).map(Notebook.init)
      case 2: (try? decoder.decode(SecondFormat.self, from: data)).map(Notebook.init)
      default: (try? decoder.decode(ThirdFormat.self, from: data)).map(Notebook.init)
      }
    guard let notebook else { throw .damaged(name) }
    return LoadedNotebook(notebook: notebook, version: found)
  }

  /// Keeps a copy of what an older app has written, once.
  ///
  /// Throws: ``StoreError/unwritable(_:)``; the file stays as it is.
  static func write(_ notebook: Notebook, to file: URL, over old: Int?) throws(StoreError) {
    do {
      if let old, old < version {
        let copy = file.appendingPathExtension("v\(old)")
        if !FileManager.default.fileExists(atPath: copy.path) {
          try FileManager.default.copyItem(at: file, to: copy)
        }
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      try encoder.encode(ThirdFormat(notebook)).write(to: file, options: .atomic)
    } catch {
      throw .unwritable(file.lastPathComponent)
    }
  }

  private struct Heading: Decodable {
    var version: Int
  }
}
