/// What the stand-in for a language model's server can do wrong.
public enum ModelFault: String, StubFault {
  case html
  case huge
  case injection
  case halfStream = "half-stream"
  case brokenStream = "broken-stream"
  case stall
  case never
  case unauthorized
  case rateLimited = "rate-limited"
  case overloaded
  case serverError = "server-error"
  case unknownModel = "unknown-model"
  case truncatedJSON = "truncated-json"
  case wrongJSON = "wrong-json"
  case empty
  case cutShort = "cut-short"
  case refusesSchema = "refuses-schema"
  case fenced

  public var phrase: String {
    switch self {
    case .html: "answers a page with 200"
    case .huge: "answers ten megabytes"
    case .injection: "answers a text that asks for files, commands and scripts"
    case .halfStream: "the stream ends in the middle; other answers lose their second half"
    case .brokenStream: "the stream reports an error in the middle"
    case .stall: "the answer stops in the middle, and the line stays open"
    case .never: "no request is answered"
    case .unauthorized: "no key is accepted (401)"
    case .rateLimited: "too many requests (429, with Retry-After)"
    case .overloaded: "it is overloaded (529, or 503 from an OpenAI-like one)"
    case .serverError: "an internal error, as a page (500)"
    case .unknownModel: "it has no such model (404)"
    case .truncatedJSON: "the text is JSON without its end"
    case .wrongJSON: "the text is JSON in another form"
    case .empty: "the text is empty"
    case .cutShort: "the text stops at the token limit"
    case .refusesSchema: "a schema is refused, as by servers without support for it (400)"
    case .fenced: "the text is in a Markdown fence after a thought"
    }
  }
}
