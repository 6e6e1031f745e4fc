public import Domain

/// Why a request or the server itself was refused.
public enum WebError: UserFacingError, Hashable {
  case foreignHost
  case notSignedIn
  case wrongToken
  /// Nobody of a class, as far as the session or the token says.
  case unknownLearner
  case foreignOrigin
  case wrongFormToken
  case bodyTooLong(limitBytes: Int)
  case notAForm
  case tooManyRuns(seconds: Int)
  /// An address was wrong about tokens or keys too often.
  case tooManyGuesses(seconds: Int)
  case addressTooLong(limitBytes: Int)
  case searchTooLong(limitLetters: Int)
  case noSuchPage(path: String, nearest: [String])
  case wrongMethod
  case missingField(String)
  case tokenFile(path: String, reason: String)
  case portInUse(port: Int)
  case portForbidden(port: Int)
  case hostUnavailable(host: String)

  public var message: String {
    switch self {
    case .foreignHost: "This server doesn't answer to the name in the address."
    case .notSignedIn: "This browser isn't signed in."
    case .wrongToken: "The token in the address is no longer valid."
    case .unknownLearner: "This browser isn't signed in as one of the learners here."
    case .foreignOrigin: "The request didn't come from one of this server's pages."
    case .wrongFormToken: "The form is out of date."
    case .bodyTooLong(let limit):
      "The limit is \(limit >> 20) MB at once; nothing was read."
    case .notAForm: "The request isn't a form that this server understands."
    case .tooManyRuns(let seconds):
      "That was too many runs in a short time. Try again in \(seconds) seconds."
    case .tooManyGuesses(let seconds):
      "Too many wrong sign-ins came from this address. Try again in "
        + "\(seconds) \(seconds == 1 ? "second" : "seconds")."
    case .addressTooLong(let limit):
      "The address is too long: the limit is \(limit) bytes."
    case .searchTooLong(let limit):
      "The search is too long: the limit is \(limit) characters."
    case .noSuchPage(let path, _): "There's no page at \(path.shortened(to: 200))."
    case .wrongMethod: "This address only takes a posted form."
    case .missingField(let name): "The form has no field “\(name)”."
    case .tokenFile(let path, let reason): "The token in \(path) can't be used: \(reason)."
    case .portInUse(let port): "Port \(port) is in use by another program."
    case .portForbidden(let port): "This user isn't allowed to listen on port \(port)."
    case .hostUnavailable(let host): "This machine has no address “\(host)” to listen on."
    }
  }

  public var hint: String? {
    switch self {
    case .foreignHost, .notSignedIn, .wrongToken:
      "Run this in a terminal, then open the address that it prints: focus open"
    case .unknownLearner:
      "Open the address with your own token; the server's operator has it."
    case .foreignOrigin: "Open the page itself and try again there."
    case .wrongFormToken: "Reload the page and try again; what you wrote is safe in the editor."
    case .bodyTooLong:
      "Shorten the code; the limit is 1 MB. "
        + "Use the terminal for an export that is too long: focus import FILE"
    case .notAForm, .missingField: "Reload the page and try again."
    case .tooManyRuns, .tooManyGuesses: nil
    case .addressTooLong: "Open the page from the sidebar."
    case .searchTooLong: "Search for a few words instead."
    case .wrongMethod: "Open the page that it belongs to, and use its buttons."
    case .noSuchPage(_, let nearest):
      nearest.isEmpty
        ? "The sidebar has every page." : "Did you mean \(nearest.joined(separator: ", "))?"
    case .tokenFile: "Check the folder's permissions, or choose another one with --data."
    case .portInUse(let port):
      "If it is Focus, run: focus open. Otherwise choose another: "
        + "focus serve --port \(port < 65_535 ? port + 1 : port - 1)"
    case .portForbidden: "Choose one above 1023: focus serve --port 8080"
    case .hostUnavailable: "Leave out --host to use 127.0.0.1."
    }
  }

  public var retryAfterSeconds: Int? {
    switch self {
    case .tooManyRuns(let seconds), .tooManyGuesses(let seconds): seconds
    default: nil
    }
  }
}
