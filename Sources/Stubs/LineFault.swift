/// What any service on a line can do wrong; the stand-ins with a list of their own share these.
enum LineFault: String, CaseIterable {
  case serverError = "server-error"
  case unavailable
  case html
  case truncated
  case hangUp = "hang-up"
  case silent
  case slow
  case huge

  /// The fault of the same name.
  init?(_ fault: some StubFault) { self.init(rawValue: fault.rawValue) }

  var phrase: String {
    switch self {
    case .serverError: "an internal error, as a page (500)"
    case .unavailable: "it is closed for a while (503)"
    case .html: "answers a page with 200"
    case .truncated: "the second half of each body is missing"
    case .hangUp: "the line breaks in the middle of each answer"
    case .silent: "no request is answered"
    case .slow: "each answer is held for three seconds"
    case .huge: "each answer has ten megabytes"
    }
  }

  /// What is answered under this fault, where the service would answer something else.
  func spoilt(_ answer: StubAnswer) -> StubAnswer {
    switch self {
    case .serverError: return .html("Server Error", status: 500, "Something went wrong here.")
    case .unavailable: return .html("Unavailable", status: 503, "Back in a moment.")
    case .html: return .html("Welcome", status: 200, "A page where JSON was expected.")
    case .truncated: return answer.truncated
    case .hangUp: return answer.cut
    case .silent: return .silence
    case .huge: return .huge
    case .slow:
      var answer = answer
      answer.delay = .seconds(3)
      return answer
    }
  }
}
