import Domain
import Testing

@testable import Clients

@Suite struct ModelConversationTests {
  @Test func `an answer that never ends is left after its time, though it is never silent`()
    async throws
  {
    let clock = SkippingClock()
    let requests = RequestExecuting(
      send: { throw OnlineError.offline(service: $0.service) },
      stream: { _ in
        // Kept open for as long as somebody listens.
        let (stream, pieces) = AsyncThrowingStream<ServiceAnswer, any Error>.makeStream()
        pieces.yield(ServiceAnswer.events(""))
        pieces.onTermination = { _ in pieces.finish() }
        return stream
      })
    let wire = ChatCompletions(
      address: try ServiceAddress("http://127.0.0.1:9/v1"), model: "small", key: nil)
    let conversation = ModelConversation(
      wire: wire, key: nil, requests: requests, clock: clock)
    await #expect(throws: OnlineError.timedOut(service: "The model at 127.0.0.1:9")) {
      for try await _ in conversation.stream(.prose) {}
    }
    #expect(clock.sleeps == [ModelConversation.longestStream])
  }
}
