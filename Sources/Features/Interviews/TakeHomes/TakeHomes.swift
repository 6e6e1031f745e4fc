public import Domain
public import SiteKit

/// The take-home projects: what they ask for, how one begins, and how an answer is graded.
public enum TakeHomes {
  /// The score from which an answer counts as passed, unless told otherwise.
  public static let passMark = 80
  /// The file of a candidate's folder that says which project it is.
  public static let markerName = ".focus-takehome"

  /// One wish of a learner to have a folder checked.
  public struct Request: Sendable, Hashable {
    public var slug: String
    /// An absolute path.
    public var folder: String
    public var learner: String
    /// Nil: the whole check, which is kept.
    public var part: GradePart?
    /// Whether the jail is left out: tests only, and nothing is kept.
    public var isPlain: Bool
    /// Whether the lines are counted that the answer's tests reach.
    public var measuresCoverage: Bool

    public init(
      slug: String, folder: String, learner: String = "", part: GradePart? = nil,
      isPlain: Bool = false, measuresCoverage: Bool = false
    ) {
      self.slug = slug
      self.folder = folder
      self.learner = learner
      self.part = part
      self.isPlain = isPlain
      self.measuresCoverage = measuresCoverage
    }
  }

  /// What happens meanwhile.
  public enum Event: BoardEvent {
    case grade(GradeEvent)
    /// The whole report; `unsaved` says why it could not be kept.
    case finished(TakeHomeCheck, unsaved: String?)
    case failed(message: String, hint: String?)

    public var isLast: Bool {
      switch self {
      case .grade: false
      case .finished, .failed: true
      }
    }

    public var isSettled: Bool { isLast }
  }

  /// A check as it stands.
  public typealias Snapshot = Board<Request>.Snapshot
}

extension TakeHomes.Request: BoardWork {
  public func follow(
    with services: Services, report: @Sendable (TakeHomes.Event) async -> Void
  ) async {
    do {
      let (check, unsaved) = try await TakeHomes.check(self, with: services) {
        await report(.grade($0))
      }
      await report(.finished(check, unsaved: unsaved))
    } catch let error where Task.isCancelled || error is CancellationError {
      await report(.failed(message: "The check was stopped; nothing was saved.", hint: nil))
    } catch let error as any UserFacingError {
      await report(.failed(message: error.message, hint: error.hint))
    } catch {
      await report(
        .failed(
          message: "Something went wrong on our side: \(reasonInWords(error)).",
          hint: "Try again; if that doesn't help, check the Log page."))
    }
  }

  /// Two checks at a time would only wait for each other, and the first one's report would be lost.
  public func obstacle(
    by other: TakeHomes.Request, after events: [TakeHomes.Event]
  ) -> (any UserFacingError)? {
    TakeHomesError.underWay(slug: other.slug)
  }
}
