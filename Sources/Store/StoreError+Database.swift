import Domain
import Foundation
import GRDB

extension StoreError {
  /// Says in our words what the database reported.
  init(_ error: DatabaseError, folder: URL?) {
    let folder = folder ?? URL(filePath: ":memory:")
    let file = folder.appending(path: AppDatabase.fileName)
    self =
      switch error.resultCode {
      case .SQLITE_FULL: .fullDisk(folder: folder)
      case .SQLITE_CORRUPT: .corrupt(file: file)
      case .SQLITE_NOTADB: .notADatabase(file: file)
      case .SQLITE_CANTOPEN where Descriptors.areExhausted: .outOfDescriptors
      case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM: .readOnly(folder: folder)
      case .SQLITE_BUSY, .SQLITE_LOCKED: .busy(file: file)
      case .SQLITE_IOERR where Self.isFull(folder): .fullDisk(folder: folder)
      default: .failed(file: file, reason: error.message ?? "code \(error.extendedResultCode)")
      }
  }

  /// Whether not even one page is left; a full disk shows as an input/output error in places.
  private static func isFull(_ folder: URL) -> Bool {
    var figures = statvfs()
    return statvfs(folder.path, &figures) == 0 && figures.f_bavail * figures.f_bsize < 65_536
  }
}
