public import Domain
public import SiteKit

/// What a language model is asked for while somebody waits: words about one's code, or cases.
public enum Advice {
  /// The most bytes of a model's text that are shown.
  static let longestText = 32_768
  /// Of the cases that are asked for at one time on a problem's page.
  static let askedCases = 12

  /// What is wanted.
  public enum Subject: Sendable, Hashable {
    /// Why an attempt fails; 0: the newest that does.
    case explain(attempt: Int)
    /// What a reader would say to an accepted attempt; 0: the newest.
    case review(attempt: Int)
    case cases
    /// What an answer to an interview card, whose id is the slug, lacks of its points.
    case answer(DrillView)
  }

  /// One wish of a learner.
  public struct Request: Sendable {
    public var slug: String
    public var subject: Subject
    public var learner: String
    /// What a model is asked about an answer to an interview card; nil for any other subject.
    package var question: AnswerQuestion?

    public init(slug: String, subject: Subject, learner: String = "") {
      self.slug = slug
      self.subject = subject
      self.learner = learner
    }
  }

  /// An answer that a model is asked about, by whoever keeps it.
  package struct AnswerQuestion: Sendable {
    var answer: Int
    var prompt: ModelPrompt
    /// Keeps what the model wrote.
    var keep: @Sendable (String, Services) async throws -> Void

    package init(
      answer: Int, prompt: ModelPrompt,
      keep: @escaping @Sendable (String, Services) async throws -> Void
    ) {
      self.answer = answer
      self.prompt = prompt
      self.keep = keep
    }
  }

  /// What happens meanwhile.
  public enum Event: BoardEvent {
    /// What is being done, as a sentence.
    case step(String)
    /// A model begins to write about an attempt.
    case began(model: String, attempt: Int)
    /// The next piece of what it writes.
    case text(String)
    case written
    /// What became of proposed cases, with all own cases as they are now.
    case proposed(Suggestions, cases: [OwnCase])
    case failed(message: String, hint: String?)

    public var isLast: Bool {
      switch self {
      case .step, .began, .text: false
      case .written, .proposed, .failed: true
      }
    }

    public var isSettled: Bool { isLast }
  }

  /// What became of the cases that were proposed for a problem.
  public struct Suggestions: Sendable, Hashable {
    public struct Row: Sendable, Hashable {
      /// The input, cut to what a line can carry.
      public var input: String
      public var reason: String
    }

    public var origin: String
    public var accepted: [Row]
    public var quarantined: [Row]
    public var left: Int
  }

  /// A wish as it stands.
  public typealias Snapshot = Board<Request>.Snapshot
}

extension Advice.Request: BoardWork {
  public func follow(
    with services: Services, report: @Sendable (Advice.Event) async -> Void
  ) async {
    do {
      switch subject {
      case .cases: try await suggest(with: services, report: report)
      case .explain, .review, .answer: try await write(with: services, report: report)
      }
    } catch let error where Task.isCancelled || error is CancellationError {
      await report(.failed(message: "Stopped.", hint: nil))
    } catch let error as any UserFacingError {
      await report(.failed(message: error.message, hint: error.hint))
    } catch {
      await report(
        .failed(
          message: "Something went wrong on our side: \(reasonInWords(error)).",
          hint: "Try again; if that doesn't help, check the Log page."))
    }
  }
}

extension Advice.Subject {
  /// The answer to an interview card that is meant, and from where it was come to; else nil.
  package var view: DrillView? {
    if case .answer(let view) = self { view } else { nil }
  }
}
