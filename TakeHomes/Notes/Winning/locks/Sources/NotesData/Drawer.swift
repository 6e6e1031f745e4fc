import Foundation
import NotesBytes
import NotesDomain

/// A file with the shelf that was read from it or written to it last.
struct Drawer {
  private let file: URL
  /// The version that is in the file; nil where there is no file.
  private var version: Int?
  private(set) var shelf: Shelf

  init(_ file: URL) throws(StoreError) {
    self.file = file
    guard FileManager.default.fileExists(atPath: file.path) else {
      shelf = Shelf(origin: UUID().uuidString)
      return
    }
    do {
      (shelf, version) = try Self.read([UInt8](Data(contentsOf: file)))
    } catch let error as StoreError {
      throw error
    } catch {
      throw .damaged(file.lastPathComponent)
    }
  }

  /// Puts a shelf in the place of the last one, or throws and keeps the last one.
  mutating func put(_ next: Shelf) throws(StoreError) {
    do {
      if let version, version != Shelf.version { try keep(version) }
      try Data(next.bytes).write(to: file, options: .atomic)
    } catch {
      throw .unwritable(file.lastPathComponent)
    }
    shelf = next
    version = Shelf.version
  }

  private func keep(_ version: Int) throws {
    let copy = URL(fileURLWithPath: file.path + ".v\(version)")
    guard !FileManager.default.fileExists(atPath: copy.path) else { return }
    try FileManager.default.copyItem(at: file, to: copy)
  }

  private struct Heading: Decodable { var version: Int }

  private static func read(_ bytes: [UInt8]) throws -> (Shelf, Int) {
    if let seal = try Seal(bytes) {
      guard seal.version == Shelf.version else { throw StoreError.later(version: seal.version) }
      return (try Shelf(seal.contents), seal.version)
    }
    let (data, decoder) = (Data(bytes), JSONDecoder())
    let origin = UUID().uuidString
    guard let heading = try? decoder.decode(Heading.self, from: data) else {
      return (Shelf(try decoder.decode([FirstNote].self, from: data), origin: origin), 1)
    }
    guard heading.version <= 2 else { throw StoreError.later(version: heading.version) }
    return (Shelf(try decoder.decode(SecondShelf.self, from: data), origin: origin), 2)
  }
}
