internal import Domain
internal import Foundation

/// Files of the host that a check or a template is made of.
enum GradeFiles {
  /// Throws: ``JudgeError/cacheUnusable(path:reason:)``.
  static func write(_ bytes: [UInt8], _ path: String) throws(JudgeError) {
    do { try Data(bytes).write(to: URL(filePath: path)) } catch {
      throw .cacheUnusable(path: path, reason: reasonInWords(error))
    }
  }

  /// The same for a file that jails may execute.
  static func writeProgram(_ bytes: [UInt8], _ path: String) throws(JudgeError) {
    try write(bytes, path)
    chmod(path, 0o755)
  }

  /// Lets nobody but this user read a file.
  static func hide(_ path: String) { chmod(path, 0o600) }

  /// Throws: ``JudgeError/cacheUnusable(path:reason:)``.
  static func makeFolders(_ paths: [String]) throws(JudgeError) {
    for path in paths {
      do {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      } catch {
        throw .cacheUnusable(path: path, reason: reasonInWords(error))
      }
    }
  }

  static func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }

  /// Nil when it is missing, no plain file, or larger than `mostBytes`; links are not followed.
  static func plainFile(_ path: String, mostBytes: Int) -> [UInt8]? {
    guard let size = plainSize(path), size <= mostBytes,
      let data = FileManager.default.contents(atPath: path), data.count <= mostBytes
    else { return nil }
    return Array(data)
  }

  /// Nil for what is no plain file.
  static func plainSize(_ path: String) -> Int? {
    var facts = stat()
    guard lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(facts.st_size)
  }

  /// When it was changed last; long ago where there is nothing.
  static func date(_ path: String) -> Date {
    let facts = try? FileManager.default.attributesOfItem(atPath: path)
    return facts?[.modificationDate] as? Date ?? .distantPast
  }

  /// Whether a folder stands there, and no link to one.
  static func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return lstat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }

  /// What lies in a folder, sorted.
  static func names(_ path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// The files right in a folder, as the jail knows it.
  static func sized(_ folder: String, as place: String) -> [SizedFile] {
    names(folder).map { name in
      SizedFile(path: "\(place)/\(name)", bytes: plainSize("\(folder)/\(name)") ?? 0)
    }
  }

  /// Whether a folder holds more files with an ending than it may; links are not followed.
  static func hasMore(than most: Int, below folders: [String], ending: String) -> Bool {
    var (waiting, count) = (folders.filter(isFolder), 0)
    while let folder = waiting.popLast() {
      for name in names(folder) where !name.hasPrefix(".") {
        let path = "\(folder)/\(name)"
        if isFolder(path) {
          waiting.append(path)
        } else if name.hasSuffix(ending) {
          count += 1
          if count > most { return true }
        }
      }
    }
    return false
  }

  /// The paths of all plain files below a folder of ours with one of these endings, sorted.
  static func all(_ folder: String, endings: [String]) -> [String] {
    names(folder).flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      if name.hasPrefix(".") { return [] }
      if isFolder(path) { return all(path, endings: endings) }
      return endings.contains(where: name.hasSuffix) ? [path] : []
    }
  }
}
