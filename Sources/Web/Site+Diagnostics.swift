import CodingFeature
import Domain
import Hummingbird
import JourneyFeature
import SiteKit

extension Site {
  /// What the compiler says of a text that is being typed; nothing while a run is under way.
  ///
  /// Who types on closes the line, and the compiler stops. A check from another tab takes the place of
  /// this one, which then answers 409: what its page knew stays.
  func diagnose(
    _ slug: String, _ language: Language, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    do {
      return try await request.body.consumeWithCancellationOnInboundClose { body in
        var request = request
        request.body = body
        let form = try await Form(request, context: context)
        let source = try form.text("source")
        guard await !board.isBusy(learner: learner) else { return Response(status: .noContent) }
        let found = try await checks.run {
          try await Coding.diagnose(source, slug: slug, language: language, with: services)
        }
        let problem = try services.problem(slug)
        await Journey.prepare(language, for: problem, with: services)
        guard let found else { return Response(status: .conflict) }
        return Response(json: .array(found.map(\.value)))
      }
    } catch is CancellationError {
      return Response(status: .noContent)
    }
  }
}

extension Response {
  /// Data for a script.
  fileprivate init(json value: Value) {
    self.init(
      status: .ok, headers: [.contentType: "application/json", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: value.json)))
  }
}
