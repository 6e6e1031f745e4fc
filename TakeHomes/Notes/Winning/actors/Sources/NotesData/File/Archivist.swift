import Foundation
import NotesDomain

/// Reads and writes the file, and keeps nothing of what is in it.
actor Archivist {
  private let file: URL
  private let makeKey: @Sendable () -> String
  /// The older version that is still in the file.
  private var older: Int?

  init(file: URL, makeKey: @escaping @Sendable () -> String) {
    self.file = file
    self.makeKey = makeKey
  }

  private struct Heading: Decodable { var version: Int }

  func read() throws(StoreError) -> Index {
    guard FileManager.default.fileExists(atPath: file.path) else { return Index() }
    do {
      let data = try Data(contentsOf: file)
      return try index(of: data)
    } catch let error as StoreError {
      throw error
    } catch {
      throw .damaged(file.lastPathComponent)
    }
  }

  private func index(of data: Data) throws -> Index {
    let decoder = JSONDecoder()
    let version = (try? decoder.decode(Heading.self, from: data))?.version ?? 1
    guard version <= IndexForm.version else { throw StoreError.later(version: version) }
    let index =
      switch version {
      case 1: try Index(decoder.decode([FirstForm].self, from: data), makeKey: makeKey)
      case 2: try Index(decoder.decode(SecondForm.self, from: data), makeKey: makeKey)
      default: try decoder.decode(IndexForm.self, from: data).index
      }
    older = version < IndexForm.version ? version : nil
    return index
  }

  /// Whole or not at all; what an older app wrote is copied first.
  func write(_ index: Index) throws(StoreError) {
    do {
      let data = try JSONEncoder().encode(IndexForm(index))
      if let older { try keep(under: "v\(older)") }
      try data.write(to: file, options: .atomic)
      older = nil
    } catch {
      throw .unwritable(file.lastPathComponent)
    }
  }

  private func keep(under suffix: String) throws {
    let copy = file.appendingPathExtension(suffix)
    if FileManager.default.fileExists(atPath: copy.path) { return }
    try FileManager.default.copyItem(at: file, to: copy)
  }
}
