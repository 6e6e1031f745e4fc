import Domain
import Foundation

/// Why a command could not be carried out.
enum CommandError: UserFacingError, Hashable {
  case homeMissing(tried: [String])
  case unknownName(kind: String, name: String, known: [String])
  case unknownEnding(file: String)
  case unreadable(file: String, reason: String)
  /// `kind` says what it is instead, or nothing.
  case notText(file: String, kind: String)
  case unwritable(file: String, reason: String)
  /// The record of what passed the gate.
  case recordUnwritable(file: String, reason: String)
  case wouldOverwrite(file: String)
  case noServer
  case interrupted
  case notOurCache(folder: String)
  /// A line of the file that names the learners of a class.
  case badLearner(file: String, line: Int, reason: String)

  var message: String {
    switch self {
    case .homeMissing(let tried):
      "Focus's own files (Content, Public, Runtimes) weren't found. Looked in: "
        + tried.joined(separator: "; ") + "."
    case .unknownName(let kind, let name, _): "There's no \(kind) called “\(name)”."
    case .unknownEnding(SourceFile.piped): "The language of the piped code isn't clear."
    case .unknownEnding(let file): "The language of “\(file)” isn't clear from its extension."
    case .unreadable(let file, let reason): "“\(file)” can't be read: \(reason)."
    case .notText(let file, let kind): "“\(file)” isn't text in UTF-8\(kind)."
    case .unwritable(let file, let reason), .recordUnwritable(let file, let reason):
      "“\(file)” can't be written: \(reason)."
    case .wouldOverwrite(let file): "“\(file)” already exists and was left as it is."
    case .interrupted: "Stopped; nothing was saved."
    case .noServer: "No server is running for this data folder."
    case .badLearner(let file, let line, let reason):
      "Line \(line) of “\(file)” can't be used: \(reason)."
    case .notOurCache(let folder): "\(folder) wasn't made by Focus, so nothing was deleted."
    }
  }

  var hint: String? {
    switch self {
    case .homeMissing: "Set FOCUS_HOME to the folder that contains them."
    case .unknownName(_, let name, let known): Self.offer(name, known)
    case .unknownEnding:
      "Add --language \(Language.names)."
    case .unreadable: "Check the path and its permissions."
    case .notText: "Save it as UTF-8."
    case .unwritable: "Choose another with --out or -o."
    case .recordUnwritable: "Run this in a clone of Focus, or leave --record out."
    case .interrupted: nil
    case .wouldOverwrite: "Choose another with --out, or add --force to replace it."
    case .noServer: "Start one: focus serve"
    case .badLearner: "Write a name and a token per line, such as: ada correct-horse-battery"
    case .notOurCache: "Check FOCUS_CACHE."
    }
  }

  var status: ExitStatus {
    switch self {
    case .homeMissing, .unwritable, .recordUnwritable, .notOurCache: .failed
    case .noServer, .interrupted: .negative
    case .unknownName, .unknownEnding, .unreadable, .notText, .wouldOverwrite, .badLearner:
      .wrongUsage
    }
  }

  private static func offer(_ name: String, _ known: [String]) -> String {
    let nearest = nearestNames(to: name, in: known)
    return nearest.isEmpty
      ? "There are: \(known.joined(separator: ", "))."
      : "Did you mean \(nearest.joined(separator: ", "))?"
  }
}

extension CommandError {
  /// Why a file was not written.
  init(_ error: any Error, writing file: String) {
    let code = (error as? POSIXError)?.code
    let isFull = code == .ENOSPC || (error as? CocoaError)?.code == .fileWriteOutOfSpace
    self =
      switch code {
      case .EEXIST: .wouldOverwrite(file: file)
      default:
        .unwritable(
          file: file,
          reason: isFull
            ? "its disk is full" : "its folder is missing or not allowed")
      }
  }
}
