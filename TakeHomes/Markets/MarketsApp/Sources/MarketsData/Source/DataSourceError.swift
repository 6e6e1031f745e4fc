/// Why there are no prices, from the innermost layer out.
public enum DataSourceError: Error, Equatable, Sendable, CustomStringConvertible {
  case missingFile(DataSourceResource)
  case invalidJSON(DataSourceResource)
  /// The path leads to what does not fit: `data.0.usd`; empty for the whole.
  case wrongSchema(DataSourceResource, path: String)
  /// No answer came at all.
  case unreachable(DataSourceResource)
  /// The server wants fewer questions.
  case tooManyRequests(DataSourceResource)
  /// The server answered, but with an error of its own.
  case refused(DataSourceResource, code: Int)

  public var description: String {
    switch self {
    case .missingFile(let resource):
      "The file \(resource.fileName) is missing. Install the app again."
    case .invalidJSON(let resource):
      "What came for the \(resource.title) cannot be read. Try again in a minute."
    case .wrongSchema(let resource, let path):
      "What came for the \(resource.title) has an unknown form\(path.isEmpty ? "" : " at \(path)"). "
        + "Look for a newer version of the app."
    case .unreachable(let resource):
      "The server with the \(resource.title) does not answer. Check the connection and try again."
    case .tooManyRequests:
      "The server asks for a pause. Try again in a minute."
    case .refused(let resource, let code):
      "The server has no \(resource.title) at the moment (\(code)). Try again in a minute."
    }
  }
}
