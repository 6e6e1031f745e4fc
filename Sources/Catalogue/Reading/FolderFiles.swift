internal import Domain
internal import Foundation

/// The bytes of a problem's files by their path in the folder.
struct FolderFiles {
  let place: ProblemPlace
  let contents: [String: [UInt8]]

  /// A hash of every file's path and bytes.
  var version: String {
    let whole = contents.keys.sorted().flatMap { path in
      Array("\(path)\0\(contents[path]?.count ?? 0)\0".utf8) + (contents[path] ?? [])
    }
    return String(SHA256.hex(whole).prefix(16))
  }

  func text(_ path: String) throws(CatalogueError) -> String {
    guard let bytes = contents[path] else {
      throw .missing(file: place.name(of: path), reason: "The file is missing.")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let line = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .firstIndex { String(validating: $0, as: UTF8.self) == nil }
      throw .form(
        file: place.name(of: path), line: line.map { $0 + 1 }, reason: "The file isn't UTF-8.")
    }
    return text.withUnixLines
  }

  /// The sources of a subfolder by name, in the languages' order.
  func solutions(in folder: String) throws(CatalogueError) -> [Solution] {
    var solutions: [Solution] = []
    for path in contents.keys.sorted() where path.hasPrefix("\(folder)/") {
      let name = path.dropFirst(folder.count + 1)
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 2, let language = Language(fileExtension: String(parts[1])) else {
        throw .form(
          file: place.name(of: path), line: nil,
          reason: "A source's name is NAME and a language's extension, as in fast.swift.")
      }
      solutions.append(
        Solution(name: String(parts[0]), language: language, source: try text(path)))
    }
    let order = Language.allCases
    return solutions.sorted { left, right in
      let places = [left, right].map { order.firstIndex(of: $0.language) ?? 0 }
      return (left.name, places[0]) < (right.name, places[1])
    }
  }
}

/// The names in a folder without hidden ones, sorted.
func listing(_ folder: URL) throws(CatalogueError) -> [String] {
  do {
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".") }.sorted()
  } catch {
    throw .unreadable(file: folder.path, reason: "The folder can't be read.")
  }
}

func bytes(of url: URL, name: String) throws(CatalogueError) -> [UInt8] {
  do {
    return Array(try Data(contentsOf: url))
  } catch {
    throw .unreadable(file: name, reason: "The file can't be read.")
  }
}

extension String {
  /// The same with `\n` for what Windows writes: to Swift its two are one letter, at which no line ends.
  var withUnixLines: String { replacing("\r\n", with: "\n") }
}

extension URL {
  var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
