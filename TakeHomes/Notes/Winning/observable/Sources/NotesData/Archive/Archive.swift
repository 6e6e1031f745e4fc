internal import Foundation
internal import NotesDomain

/// A file that holds a memento, or what an older app left.
struct Archive {
  let file: URL
  /// The version of an older app's file that is still there.
  private(set) var older: Int?

  init(file: URL) { self.file = file }

  private struct Heading: Decodable { var version: Int }

  mutating func read(makeKey: () -> String) throws(StoreError) -> Memento {
    guard FileManager.default.fileExists(atPath: file.path) else { return Memento() }
    do {
      let data = try Data(contentsOf: file)
      let (memento, version) = try Self.memento(of: data, makeKey)
      older = version == Memento.version ? nil : version
      return memento
    } catch let error as StoreError {
      throw error
    } catch {
      throw .damaged(file.lastPathComponent)
    }
  }

  private static func memento(of data: Data, _ makeKey: () -> String) throws -> (Memento, Int) {
    let decoder = JSONDecoder()
    guard let version = (try? decoder.decode(Heading.self, from: data))?.version else {
      return (try Memento(decoder.decode([OldestNote].self, from: data), makeKey: makeKey), 1)
    }
    switch version {
    case ...2: return (try Memento(decoder.decode(OlderFile.self, from: data), makeKey: makeKey), 2)
    case Memento.version: return (try decoder.decode(Memento.self, from: data), version)
    default: throw StoreError.later(version: version)
    }
  }

  mutating func write(_ memento: Memento) throws(StoreError) {
    do {
      let data = try JSONEncoder().encode(memento)
      if let older {
        let copy = URL(fileURLWithPath: "\(file.path).v\(older)")
        if !FileManager.default.fileExists(atPath: copy.path) {
          try FileManager.default.copyItem(at: file, to: copy)
        }
      }
      try data.write(to: file, options: .atomic)
    } catch {
      throw .unwritable(file.lastPathComponent)
    }
    older = nil
  }
}
