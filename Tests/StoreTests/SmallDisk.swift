import Foundation

/// A file system of one megabyte, mounted over a folder.
struct SmallDisk {
  let folder: URL

  #if os(Linux)
    static let isPossible: Bool = {
      let folder = FileManager.default.temporaryDirectory.appending(
        path: "focus-mount-\(UUID().uuidString)")
      guard geteuid() == 0, mkdir(folder.path, 0o700) == 0 else { return false }
      defer { rmdir(folder.path) }
      guard let disk = try? SmallDisk(at: folder) else { return false }
      disk.unmount()
      return true
    }()

    init(at folder: URL) throws {
      self.folder = folder
      try check(mount("focus-test", folder.path, "tmpfs", 0, "size=1m"))
    }

    func makeReadOnly() throws {
      try check(
        mount("focus-test", folder.path, "tmpfs", UInt(MS_REMOUNT | MS_RDONLY), nil))
    }

    func unmount() { umount2(folder.path, Int32(MNT_DETACH)) }

    private func check(_ status: Int32) throws {
      guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EPERM) }
    }
  #else
    static let isPossible = false

    init(at folder: URL) throws { throw POSIXError(.ENOTSUP) }

    func makeReadOnly() throws { throw POSIXError(.ENOTSUP) }

    func unmount() {}
  #endif
}
