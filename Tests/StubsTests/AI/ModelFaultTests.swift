import Domain
import Stubs
import Testing

struct ModelFaultTests {
  private func stub(_ service: ModelStub.Service, _ fault: ModelFault) -> ModelStub {
    let stub = ModelStub(service)
    stub.inject(fault)
    return stub
  }

  @Test func `every fault has a name and a phrase of its own`() {
    let known = ModelStub(.openAI).knownFaults
    #expect(known.count == ModelFault.allCases.count)
    #expect(Set(known.map(\.phrase)).count == known.count)
    #expect(known.allSatisfy { ModelFault(rawValue: $0.name) != nil })
  }

  @Test(
    arguments: [
      (.openAI, .unauthorized, 401, "invalid_request_error"),
      (.anthropic, .unauthorized, 401, "authentication_error"),
      (.openAI, .rateLimited, 429, "requests"), (.anthropic, .rateLimited, 429, "rate_limit_error"),
      (.openAI, .overloaded, 503, "server_error"),
      (.anthropic, .overloaded, 529, "overloaded_error"),
      (.openAI, .unknownModel, 404, "invalid_request_error"),
      (.anthropic, .unknownModel, 404, "not_found_error"),
    ] as [(ModelStub.Service, ModelFault, Int, String)])
  func `a refusal has the service's status and form`(
    service: ModelStub.Service, fault: ModelFault, status: Int, type: String
  ) async {
    let answer = await stub(service, fault).ask()
    #expect(answer.status == status)
    #expect(answer.json?["error"]?["type"] == .string(type))
    #expect((answer.header("retry-after") != nil) == (fault == .rateLimited))
  }

  @Test(arguments: ModelStub.Service.allCases)
  func `a page, ten megabytes, or nothing at all`(service: ModelStub.Service) async {
    let page = await stub(service, .html).ask()
    #expect(page.status == 200)
    #expect(page.header("content-type")?.hasPrefix("text/html") == true)
    #expect(await stub(service, .serverError).ask().status == 500)
    #expect(await stub(service, .huge).ask().body.count > 10 << 20)
    #expect(await stub(service, .never).ask() == .silence)
  }

  @Test(arguments: ModelStub.Service.allCases)
  func `texts may be hostile or broken`(service: ModelStub.Service) async throws {
    func text(_ fault: ModelFault) async throws -> String {
      try #require(await stub(service, fault).ask().words(of: service))
    }
    #expect(try await text(.injection) == SampleAnswer.injection)
    #expect(try await text(.empty).isEmpty)
    let truncated = try await text(.truncatedJSON)
    #expect(SampleAnswer.cases.hasPrefix(truncated))
    #expect(throws: JSONError.self) { try Value(json: truncated) }
    let wrong = try Value(json: try await text(.wrongJSON))
    #expect(wrong["cases"] == nil)
    #expect(try await text(.fenced).hasSuffix("\n```"))
  }

  @Test func `a text that comes to a stop says so`() async {
    let open = await stub(.openAI, .cutShort).ask()
    #expect(open.json?["choices"]?.elements?.first?["finish_reason"] == "length")
    #expect(await stub(.anthropic, .cutShort).ask().json?["stop_reason"] == "max_tokens")
  }

  @Test(arguments: ModelStub.Service.allCases)
  func `streams end in the middle, stall, or report an error`(service: ModelStub.Service) async {
    let half = await stub(service, .halfStream).ask(["stream": true])
    #expect(half.ending == .cut)
    #expect(half.pieces.count > 2)
    let end = service == .openAI ? "[DONE]" : "message_stop"
    #expect(!half.text.contains(end))
    let stalled = await stub(service, .stall).ask(["stream": true])
    #expect(stalled.ending == .never)
    #expect(!stalled.pieces.isEmpty)
    let broken = await stub(service, .brokenStream).ask(["stream": true])
    #expect(broken.ending == .whole)
    #expect(broken.text.contains("Overloaded"))
    #expect(!broken.text.contains(end))
    #expect(await stub(service, .halfStream).ask().ending == .cut)
  }

  @Test(arguments: ModelStub.Service.allCases)
  func `a server that knows no schema refuses that alone`(service: ModelStub.Service) async {
    let form: Value = ["type": "json_schema"]
    let stub = stub(service, .refusesSchema)
    #expect(await stub.ask(["response_format": form]).status == 400)
    #expect(await stub.ask(["output_config": ["format": form]]).status == 400)
    #expect(await stub.ask().status == 200)
  }
}
