public import Foundation

/// What is handed to `fetch`: the only value with the key in it, which no description shows.
public struct APIRequest: Hashable, Sendable {
  public var url: URL
  public var headers: [String: String]

  public init(url: URL, headers: [String: String] = [:]) {
    self.url = url
    self.headers = headers
  }
}

extension APIRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String {
    guard var components = URLComponents(url: url, resolvingAgainstBaseURL: false) else {
      return "GET …"
    }
    // Items that stay as they are keep their escapes; the three dots are written as a person does.
    let dots = "%E2%80%A6"
    components.percentEncodedQueryItems = components.percentEncodedQueryItems?.map { item in
      item.name == APIKey.parameter ? URLQueryItem(name: item.name, value: dots) : item
    }
    let address = components.string?.replacing(dots, with: "…")
    return "GET \(address ?? "…")"
  }

  public var debugDescription: String { description }

  /// `dump` looks past a description.
  public var customMirror: Mirror { Mirror(self, children: ["request": description]) }
}

/// What came back, whatever its status.
public struct APIResponse: Hashable, Sendable {
  public var status: Int
  public var body: Data

  public init(status: Int, body: Data) {
    self.status = status
    self.body = body
  }
}
