public import Domain
public import Foundation

/// What went wrong with the learner's data.
public enum StoreError: UserFacingError, Hashable {
  /// The file was written by a later version of Focus.
  case newerSchema(file: URL)
  case notADatabase(file: URL)
  case corrupt(file: URL)
  /// There is a file, and nothing is in it.
  case emptyFile(file: URL)
  case readOnly(folder: URL)
  case notAFolder(folder: URL)
  case fullDisk(folder: URL)
  /// Another process held the file longer than we wait.
  case busy(file: URL)
  case outOfDescriptors
  /// A row holds what this version cannot read.
  case unreadable(reason: String)
  /// A file that should be imported: none of ours, damaged, or of another version.
  case foreignArchive
  case brokenArchive(reason: String)
  case newerArchive
  case olderArchive(version: Int)
  case noImportToUndo
  /// The log of changes beside the file lost some; the first ones can be read.
  case damagedLog(file: URL, readable: Int)
  /// What the database itself said, for anything else.
  case failed(file: URL, reason: String)

  /// Whether it lies with the file that was to be imported, so that another one may do.
  public var isOfFile: Bool {
    switch self {
    case .foreignArchive, .brokenArchive, .newerArchive, .olderArchive, .noImportToUndo: true
    default: false
    }
  }

  public var message: String {
    switch self {
    case .newerSchema(let file): "\(file.path) was written by a newer version of Focus."
    case .notADatabase(let file): "\(file.path) isn't a Focus database."
    case .corrupt(let file): "\(file.path) is damaged."
    case .emptyFile(let file): "\(file.path) is empty: what was in it is lost."
    case .readOnly(let folder): "The data folder \(folder.path) can't be written to."
    case .notAFolder(let folder): "\(folder.path) isn't a folder."
    case .fullDisk(let folder): "The disk with \(folder.path) is full, so nothing was saved."
    case .busy(let file): "\(file.path) is in use by another program."
    case .outOfDescriptors: Descriptors.words
    case .unreadable(let reason): "A saved entry can't be read: \(reason)."
    case .foreignArchive: "The file isn't a Focus export."
    case .brokenArchive(let reason): "The file is damaged: \(reason)."
    case .newerArchive: "The file was written by a newer version of Focus."
    case .olderArchive(let version):
      "The file has format \(version), which this version of Focus no longer reads."
    case .noImportToUndo: "There's no import to undo."
    case .damagedLog(let file, let readable):
      "\(file.path) is damaged: of the newest changes only the first \(readable) can be read."
    case .failed(let file, let reason): "The database \(file.path) failed: \(reason)."
    }
  }

  public var hint: String? {
    switch self {
    case .newerSchema:
      "It was left as it is. Update Focus, or choose another folder with --data."
    case .notADatabase(let file):
      "It was left as it is. Move it away (mv '\(file.path)' '\(file.path).old'), "
        + "or choose another folder with --data."
    case .corrupt(let file):
      "It was left as it is. \(Self.wayOut(of: file)) Or rescue its contents with: "
        + "sqlite3 '\(file.path)' .recover | sqlite3 rescued.sqlite"
    case .emptyFile(let file):
      "It was left as it is. \(Self.wayOut(of: file)) Or start over: rm '\(file.path)'"
    case .readOnly(let folder):
      "Allow it (chmod u+rwx '\(folder.path)'), or choose another folder with --data."
    case .notAFolder: "Choose a folder with --data."
    case .fullDisk: "Free some space, then try again."
    case .busy: "Wait a moment, then try again."
    case .outOfDescriptors: Descriptors.hint
    case .unreadable: "It may be from a newer version of Focus: update it, then try again."
    case .foreignArchive:
      "Nothing was changed. Choose a file that focus export or the settings page wrote."
    case .brokenArchive: "Nothing was changed. Export it again, or choose another file."
    case .newerArchive: "Nothing was changed. Update Focus, then import it again."
    case .olderArchive: "Nothing was changed. Export it again with a newer version of Focus."
    case .noImportToUndo: "The copy that an import leaves behind doesn't exist."
    case .damagedLog(let file, _):
      "It was left as it is. To continue without the others, keep a copy under this name, which "
        + "says that you mean it: cp '\(file.path)' '\(ChangeLog.copy(of: file).path)'"
    case .failed: "Check the disk and the folder's permissions, then try again."
    }
  }

  /// How a file is put back: from the newest copy that lies beside it, or from the learner's own.
  private static func wayOut(of file: URL) -> String {
    let folder = file.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let copies = names.filter { $0.hasPrefix("focus.") && $0.hasSuffix(".sqlite") }
      .filter { $0 != file.lastPathComponent }.map { folder.appending(path: $0) }
    let newest = copies.max { date(of: $0) < date(of: $1) }
    // What lies beside a lost file would be laid over its copy.
    let aside = "mv '\(file.path)' '\(file.path).old'; rm -f '\(file.path)'-*"
    guard let newest else {
      return
        "Put a backup in its place (\(aside); cp BACKUP '\(file.path)'), or import an export: "
        + "\(aside); focus import FILE."
    }
    return "Put the newest copy in its place: \(aside); cp '\(newest.path)' '\(file.path)'."
  }

  private static func date(of file: URL) -> Date {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return attributes?[.modificationDate] as? Date ?? .distantPast
  }
}
