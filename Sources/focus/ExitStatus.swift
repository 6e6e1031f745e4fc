import Catalogue
import Domain
import Features

/// What a command tells the shell.
enum ExitStatus: Int32 {
  case done = 0
  /// Not accepted, or nothing found.
  case negative = 1
  /// Wrong usage or an unknown name.
  case wrongUsage = 2
  /// Something of ours or of the machine failed.
  case failed = 3

  init(_ verdict: VerdictKind) {
    switch verdict {
    case .accepted: self = .done
    case .internalError: self = .failed
    default: self = .negative
    }
  }

  init(_ error: any UserFacingError) {
    switch error {
    case let error as CommandError: self = error.status
    case CatalogueError.unknownSlug: self = .wrongUsage
    case let error as CodingError: self = error.isUsage ? .wrongUsage : .failed
    default: self = .failed
    }
  }
}

extension CodingError {
  /// Whether other words on the command line would help.
  fileprivate var isUsage: Bool {
    switch self {
    case .unknownProblem, .unknownLanguage, .signatureMissing, .emptySource, .sourceTooLong,
      .sourceNotText, .unknownDraft, .unknownAttempt, .badInput, .badExpectation:
      true
    case .toolchainMissing, .weakJail, .referenceFailed, .tooManyJobs, .unknownJob,
      .judgeStopped:
      false
    }
  }
}
