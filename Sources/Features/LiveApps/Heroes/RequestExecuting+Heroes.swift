import Domain
import Foundation
import HeroesData
import HeroesDomain
import HeroesImaging
import SiteKit

extension RequestExecuting {
  /// An answer in the form of the hero browser, which tries again by itself.
  func answer(to request: APIRequest) async throws -> APIResponse {
    var question = ServiceRequest(
      service: "Comic Vine", address: request.url.absoluteString,
      headers: request.headers.map { ServiceHeader($0.key, $0.value) })
    question.isRepeatable = false
    do {
      let answer = try await send(question)
      return APIResponse(status: answer.status, body: Data(answer.body))
    } catch OnlineError.timedOut {
      throw APIError.timedOut
    }
  }

  /// The bytes of a picture: drawn here for the bundled heroes, else fetched.
  ///
  /// Only over TLS, or from the service's own host: an address comes from outside.
  func picture(at url: URL, besides base: URL?) async throws -> Data {
    if url.scheme == "drawn" { return try Self.drawn(url) }
    guard url.scheme == "https" || url.scheme == "http" && url.host() == base?.host() else {
      throw HeroesError.notFound
    }
    var question = ServiceRequest(
      service: "Comic Vine", address: url.absoluteString, headers: Services.appHeaders,
      answerLimitBytes: 24 << 20)
    question.isRepeatable = false
    let answer = try await send(question)
    guard answer.status == 200 else {
      throw answer.status == 404 ? HeroesError.notFound : HeroesError.server
    }
    return Data(answer.body)
  }

  /// `drawn://ID/super.png`, `drawn://ID/thumb.png`.
  private static func drawn(_ url: URL) throws -> Data {
    guard let id = url.host().flatMap({ Int($0) }) else { throw HeroesError.notFound }
    let isSmall = url.lastPathComponent.hasPrefix("thumb")
    return try Portrait(id: id).png(width: isSmall ? 200 : 800, height: isSmall ? 300 : 1_200)
  }
}
