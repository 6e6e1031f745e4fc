import Domain
import Synchronization

/// A stand-in for Comic Vine: lists, details, searches and pictures of heroes that nobody has drawn before.
///
/// It answers below `/api` and without it. Pictures lie at its own address.
public final class ComicVineStub: Stub {
  public let log = StubLog()
  public let faults = FaultSwitch<ComicVineFault>()
  /// The key that it takes; nil takes any that is not empty.
  let key: String?
  let picture: @Sendable (_ hero: Int, _ width: Int, _ height: Int) -> StubPicture?
  private let state: Mutex<World>

  /// Pictures are made when they are asked for.
  public init(
    world: World = .sample, key: String? = nil,
    picture: @escaping @Sendable (_ hero: Int, _ width: Int, _ height: Int) -> StubPicture? = {
      .plain(hero: $0, width: $1, height: $2)
    }
  ) {
    state = Mutex(world)
    self.key = key
    self.picture = picture
  }

  public var world: World { state.withLock { $0 } }

  /// Changes what it knows while it serves.
  public func change(_ body: @Sendable (inout World) -> Void) { state.withLock { body(&$0) } }

  public func answer(_ request: StubRequest) async -> StubAnswer {
    var path = request.segments
    if path.first == "api" { path.removeFirst() }
    guard request.method == "GET" else {
      return .html("Not allowed", status: 405, "This path has another method.")
    }
    if path.first == "pictures" { return pictured(Array(path.dropFirst())) }
    let fault = faults.take { !$0.isOfPictures }
    if let fault, let trouble = Envelope.trouble(of: fault) { return trouble }
    let inquiry = Inquiry(request, shape: fault)
    let answer = refusal(of: inquiry) ?? routed(path, inquiry)
    return fault.flatMap { LineFault($0) }?.spoilt(answer) ?? answer
  }

  private func refusal(of inquiry: Inquiry) -> StubAnswer? {
    let given = inquiry.query["api_key"] ?? ""
    guard !given.isEmpty, key == nil || key == given else {
      return Envelope.trouble(of: .wrongKey)
    }
    guard inquiry.query["format"] == "json" else { return Envelope.wrongFormat }
    return nil
  }

  private func routed(_ path: [String], _ inquiry: Inquiry) -> StubAnswer {
    switch (path.count, path.first) {
    case (1, "characters"): return list(inquiry)
    case (1, "search"): return search(inquiry)
    case (2, "character"):
      guard path[1].hasPrefix("4005-"), let id = Int(path[1].dropFirst(5)) else {
        return Envelope.wrongFormat
      }
      return detail(id, inquiry)
    default: return .html("Page not found", status: 404, "This page doesn't exist.")
    }
  }

  private func pictured(_ path: [String]) -> StubAnswer {
    let fault = faults.take { $0.isOfPictures || LineFault($0) != nil }
    guard fault != .picturesMissing, path.count == 2,
      let size = World.Hero.Picture(rawValue: path[0]),
      let id = path[1].split(separator: ".").first.flatMap({ Int($0) }),
      world.heroes.contains(where: { $0.id == id }),
      let picture = picture(id, size.width, size.height)
    else { return .html("Page not found", status: 404, "This picture doesn't exist.") }
    var answer = StubAnswer(type: picture.type, pieces: [picture.bytes])
    switch fault {
    case .picturesBroken: answer.pieces = [Array("This isn't a picture.".utf8)]
    case .picturesSlow: answer.delay = .seconds(3)
    case .picturesSilent: answer = .silence
    default: break
    }
    return fault.flatMap { LineFault($0) }?.spoilt(answer) ?? answer
  }
}

extension ComicVineStub {
  /// What of a request decides about its answer.
  struct Inquiry {
    var query: [String: String]
    /// Where pictures lie.
    var host: String
    var shape: ComicVineFault?

    init(_ request: StubRequest, shape: ComicVineFault?) {
      query = request.query
      host = request.headers["host"] ?? "127.0.0.1"
      self.shape = shape
    }

    func number(_ name: String) -> Int? { query[name].flatMap { Int($0) } }

    /// From 1 to 100, as the service has it.
    var limit: Int { min(max(number("limit") ?? 100, 1), 100) }

    var fields: Set<String>? {
      query["field_list"].map { Set($0.split(separator: ",").map(String.init)) }
    }
  }
}
