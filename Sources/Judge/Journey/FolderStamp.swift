internal import Foundation

/// Which files lie in a folder, and as of when: another stamp means that a process should be started anew.
struct FolderStamp: Hashable, Sendable {
  let text: String

  /// Without the folders in it.
  init(_ folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let files = names.sorted().compactMap { name -> String? in
      var facts = stat()
      guard stat("\(folder)/\(name)", &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
        return nil
      }
      let date = facts.st_mtim
      return "\(name) \(facts.st_ino) \(facts.st_size) \(date.tv_sec).\(date.tv_nsec)"
    }
    text = files.joined(separator: ";")
  }
}
