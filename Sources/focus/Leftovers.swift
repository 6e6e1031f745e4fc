import Domain
import Foundation

/// What processes of ours that were killed left half made in our folders.
struct Leftovers: Sendable, Hashable {
  private(set) var count = 0
  private(set) var bytes = 0

  /// What is told of it; nil when there was nothing.
  var sentence: String? {
    guard count > 0 else { return nil }
    let things = count == 1 ? "1 file or folder" : "\(count) files and folders"
    return "Cleaned up \(things) that a killed Focus process left half finished "
      + "(\(DoctorCommand.megabytes(bytes)))."
  }

  /// Removes them; what a process that lives has under way stays.
  static func clean(
    data: URL?, cache: URL, temporary: URL = FileManager.default.temporaryDirectory
  ) -> Leftovers {
    var leftovers = Leftovers()
    let caches = [
      "compiled", "expected", "reference-time", "toolchains", "traces", "growth-family",
    ]
    for name in caches { leftovers.clean(cache.appending(path: name)) }
    for name in ["compiled", "runs"] { leftovers.clean(cache.appending(path: "takehomes/\(name)")) }
    // A lock that can be had has no living holder.
    for name in ["prelude", "libraries", "takehomes"] {
      leftovers.cleanLocked(cache.appending(path: name))
    }
    leftovers.clean(temporary)
    guard let data else { return leftovers }
    leftovers.clean(data)
    leftovers.clean(data.appending(path: "imports"))
    let learners = data.appending(path: "learners")
    for name in names(learners) { leftovers.clean(learners.appending(path: name)) }
    return leftovers
  }

  private mutating func clean(_ folder: URL) {
    for name in Self.names(folder) where Self.isLeft(name) {
      // What was recorded to its end is kept.
      if name.hasSuffix(".djt") { continue }
      remove(folder.appending(path: name))
    }
  }

  /// Folders that are made under one name, while `.lock` beside them is held.
  private mutating func cleanLocked(_ folder: URL) {
    let drafts = Self.names(folder).filter { $0.hasSuffix(".draft") || $0.hasPrefix(".draft-") }
    guard !drafts.isEmpty else { return }
    let descriptor = open(folder.appending(path: ".lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return }
    for name in drafts { remove(folder.appending(path: name)) }
  }

  private mutating func remove(_ url: URL) {
    let size = CacheFolder(url: url).bytes + Self.size(url)
    guard (try? FileManager.default.removeItem(at: url)) != nil else { return }
    count += 1
    bytes += size
  }

  private static func isLeft(_ name: String) -> Bool {
    if let mark = ProcessMark(in: name) { return mark.isGone == true }
    // How Foundation calls what it writes before it puts it into place.
    let prefix = ".dat.nosync"
    guard name.hasPrefix(prefix),
      let process = Int32(name.dropFirst(prefix.count).prefix { $0 != "." }, radix: 16)
    else { return false }
    return process > 0 && kill(process, 0) != 0 && errno == ESRCH
  }

  private static func names(_ folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }

  private static func size(_ url: URL) -> Int {
    let facts = try? FileManager.default.attributesOfItem(atPath: url.path)
    guard facts?[.type] as? FileAttributeType == .typeRegular else { return 0 }
    return facts?[.size] as? Int ?? 0
  }
}
