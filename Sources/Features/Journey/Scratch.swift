public import Domain
public import SiteKit
import Store

/// The scratch page: any stand-alone program, run and recorded.
public enum Scratch {
  /// What the page is made from.
  public struct Model: Sendable, Equatable {
    public var language: Language
    public var languages: [LanguageChoice]
    public var source: String
    public var input: String
    /// Whether the texts are a recording's own, so that what the browser keeps must not replace them.
    public var isOfJob: Bool
    public var journey: Journey.Model?
  }
}

extension Scratch {
  /// The page as it stands; `journey` is the recording that the address names, if it is known.
  public static func model(
    _ view: JourneyView, journey: Journey.Snapshot?, with services: Services
  ) async throws -> Model {
    let used = try await services.database.setting(LanguageChoice.setting)
    let wanted = try await services.database.preferences().language
    return Model(
      view, journey: journey, remembered: wanted ?? used.flatMap { Language(rawValue: $0) })
  }
}

extension Scratch.Model {
  /// Words and texts; the address's own language comes first, then the recording's.
  init(_ view: JourneyView, journey snapshot: Journey.Snapshot?, remembered: Language?) {
    let run = snapshot?.submission.runs.first
    let wanted = [view.language, run?.language, remembered].compactMap(\.self)
    let language = wanted.first(where: Language.recorded.contains) ?? .python
    self.language = language
    languages = Language.recorded.map { choice in
      LanguageChoice(
        title: choice.title, note: nil, path: .journey(JourneyView(language: choice)),
        isCurrent: choice == language)
    }
    source = run?.source ?? Scratch.sample(in: language)
    input = ""
    if case .program(let text) = snapshot?.submission.subject { input = text }
    isOfJob = run != nil
    journey = snapshot.map { Journey.model($0, at: view.step, withText: true) }
    if snapshot == nil, view.job != nil {
      journey = Journey.Model(message: JourneyError.gone.message, hint: JourneyError.gone.hint)
    }
  }
}

extension Scratch {
  /// What the editor begins with.
  static func sample(in language: Language) -> String {
    switch language {
    case .swift:
      """
      func sorted(_ numbers: [Int]) -> [Int] {
          var numbers = numbers
          for end in stride(from: numbers.count - 1, to: 0, by: -1) {
              for i in 0..<end where numbers[i] > numbers[i + 1] {
                  numbers.swapAt(i, i + 1)
              }
          }
          return numbers
      }

      print(sorted([5, 2, 4, 1, 3]))

      """
    default:
      """
      def sort(numbers):
          for end in range(len(numbers) - 1, 0, -1):
              for i in range(end):
                  if numbers[i] > numbers[i + 1]:
                      numbers[i], numbers[i + 1] = numbers[i + 1], numbers[i]
          return numbers


      print(sort([5, 2, 4, 1, 3]))

      """
    }
  }
}
