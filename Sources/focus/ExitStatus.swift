import AppFeature
import AuthoringFeature
import Catalogue
import Domain
import InterviewsFeature
import JourneyFeature
import Judge
import OnlineFeature
import SiteKit
import StudyFeature

/// What a command tells the shell.
struct ExitStatus: Hashable {
  let rawValue: Int32

  static let done = ExitStatus(rawValue: 0)
  /// Not accepted, or nothing found.
  static let negative = ExitStatus(rawValue: 1)
  /// Wrong usage or an unknown name.
  static let wrongUsage = ExitStatus(rawValue: 2)
  /// Something of ours or of the machine failed.
  static let failed = ExitStatus(rawValue: 3)
  /// The same, where every other number is a program's own.
  static let failedBesideProgram = ExitStatus(rawValue: 125)

  /// A program that Focus ended at a limit, where every other number is the program's own.
  static let cutProgram = ExitStatus(rawValue: 124)

  init(rawValue: Int32) { self.rawValue = rawValue }

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
    case CatalogueError.unknownSlug, CatalogueError.unknownTakeHome: self = .wrongUsage
    case let error as CodingError: self = error.isUsage ? .wrongUsage : .failed
    case let error as AuthoringError: self = error.isUsage ? .wrongUsage : .failed
    case let error as PlanError: self = error.isUsage ? .wrongUsage : .negative
    case is SettingsError, is PreferencesError: self = .wrongUsage
    case let error as LeetCodeError: self = error.exitStatus
    case let error as TakeHomesError: self = error.exitStatus
    case TakeHomePackError.unwritable: self = .failed
    case is TakeHomePackError: self = .wrongUsage
    case JudgeError.answerTooLarge: self = .wrongUsage
    case is DrillError: self = .wrongUsage
    case JourneyError.doesNotCompile: self = .negative
    case JourneyError.noExample, JourneyError.badTrace: self = .wrongUsage
    case TimerError.badLength: self = .wrongUsage
    case is TimerError: self = .negative
    case is HabitError: self = .wrongUsage
    default: self = .failed
    }
  }
}

extension LeetCodeError {
  fileprivate var exitStatus: ExitStatus {
    switch self {
    case .notSetUp, .badName, .noCookie, .unsure: .wrongUsage
    case .unknownMember, .underWay, .superseded: .negative
    case .noFolder: .failed
    }
  }
}

extension TakeHomesError {
  fileprivate var exitStatus: ExitStatus {
    switch self {
    case .underWay, .unknownCheck, .notChecked: .negative
    case .unwritable, .noReport: .failed
    case .unknownProject, .unknownPart, .noPath, .relativePath, .noFolder, .notAFolder,
      .noSources, .noSwift, .noProject, .wouldOverwrite, .notOnClassServer, .onlyOnClassServer:
      .wrongUsage
    }
  }
}

extension CodingError {
  /// Whether other words on the command line would help.
  fileprivate var isUsage: Bool {
    switch self {
    case .unknownProblem, .unknownLanguage, .signatureMissing, .emptySource, .sourceTooLong,
      .sourceNotText, .unknownDraft, .unknownAttempt, .badInput, .badExpectation,
      .nothingToReport, .badReason, .testGone, .unknownReport, .unsure:
      true
    case .toolchainMissing, .weakJail, .referenceFailed, .tooManyJobs, .stillHandingIn,
      .unknownJob, .judgeStopped:
      false
    }
  }
}
