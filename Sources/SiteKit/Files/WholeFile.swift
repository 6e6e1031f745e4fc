import Domain
public import Foundation

/// Writes files that are there whole or not at all, however the writing ends.
public enum WholeFile {
  /// Puts a file in a place; one that is there stays, unless it is to be replaced.
  ///
  /// Throws: what the system says, `EEXIST` for a file that stays.
  public static func write(
    _ content: Data, to url: URL, replaces: Bool, mode: mode_t? = nil
  ) throws {
    try write(to: url, replaces: replaces, mode: mode) { try $0.write(contentsOf: content) }
  }

  /// The same, piece by piece.
  public static func write(
    to url: URL, replaces: Bool, mode: mode_t? = nil, _ fill: (FileHandle) throws -> Void
  ) throws {
    var status = stat()
    let isThere = stat(url.path, &status) == 0
    if isThere, !replaces { throw POSIXError(.EEXIST) }
    // A terminal or a pipe is written to; nothing can take its place.
    if isThere, status.st_mode & S_IFMT != S_IFREG {
      let file = try FileHandle(forWritingTo: url)
      try fill(file)
      return try file.close()
    }
    // What a link leads to is replaced, not the link.
    let place = isThere ? url.resolvingSymlinksInPath() : url
    let draft = place.deletingLastPathComponent()
      .appending(path: ProcessMark.draft(of: place.lastPathComponent))
    do {
      try create(draft, mode: mode ?? (isThere ? status.st_mode & 0o777 : 0o666), fill)
      try put(draft, place, replaces: replaces)
    } catch {
      try? FileManager.default.removeItem(at: draft)
      throw error
    }
  }

  /// Makes a file whose bytes are on the disk afterwards.
  static func create(_ url: URL, mode: mode_t, _ fill: (FileHandle) throws -> Void) throws {
    let descriptor = open(url.path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try fill(file)
      // Else the name may survive a loss of power that the content does not.
      try file.synchronize()
      try file.close()
    } catch {
      unlink(url.path)
      throw error
    }
  }

  private static func put(_ draft: URL, _ place: URL, replaces: Bool) throws {
    if !replaces, link(draft.path, place.path) == 0 {
      unlink(draft.path)
      return
    }
    // Some file systems have no links.
    guard replaces || errno != EEXIST else { throw POSIXError(.EEXIST) }
    guard rename(draft.path, place.path) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
  }
}
