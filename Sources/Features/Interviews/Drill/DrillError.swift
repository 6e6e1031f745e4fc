public import Domain

/// What a learner may do wrong in the drill.
public enum DrillError: UserFacingError, Hashable {
  case unknownCard(String, nearest: [String])
  /// There is no such answer to the card.
  case unknownAnswer
  case unknownTopic(String, nearest: [String])
  case unknownInterview
  case unknownLoop
  /// A phone screen cannot begin beside another interview.
  case interviewUnderWay
  /// A mock interview needs a problem and cards to ask.
  case nothingToAsk
  /// The project has too few cards for an interview about an answer to it.
  case nothingToAskAbout(String)
  /// The card has no code to mend.
  case noCode
  /// What was said aloud cannot be sent to a model.
  case nothingWritten

  public var message: String {
    switch self {
    case .unknownCard(let id, _): "There's no interview card called “\(id)”."
    case .unknownAnswer: "This card has no such answer."
    case .unknownTopic(let name, _): "The drill has no topic called “\(name)”."
    case .unknownLoop: "This interview loop doesn't exist."
    case .interviewUnderWay: "Another interview is still running."
    case .unknownInterview: "This mock interview doesn't exist."
    case .nothingToAsk: "There's nothing to ask in a mock interview."
    case .nothingToAskAbout(let name): "There are too few interview cards about \(name)."
    case .noCode: "This card has no code to fix."
    case .nothingWritten: "There's no written answer for a model to compare."
    }
  }

  public var hint: String? {
    switch self {
    case .unknownAnswer, .noCode: "The Drill page lists every card."
    case .unknownCard(_, let nearest), .unknownTopic(_, let nearest):
      nearest.isEmpty ? nil : "Did you mean \(nearest.joined(separator: ", "))?"
    case .unknownLoop: "The loops page lists them all."
    case .interviewUnderWay: "End it first, here or on its page: focus drill mock"
    case .unknownInterview: "The mock interviews page lists them all."
    case .nothingWritten: "Answer the card again, in writing."
    case .nothingToAskAbout: "It needs three cards about this project in Content/drill."
    case .nothingToAsk: "It needs a problem in the catalogue and four cards in Content/drill."
    }
  }
}
