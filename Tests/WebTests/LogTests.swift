import Domain
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import SiteKit
import Testing

@testable import Web

@Suite struct LogTests {
  @Test func `the log is a page, and its filters change a part of it`() async throws {
    try await withSite { site in
      #expect(try await site.get("/log").text.contains("Nothing is logged yet."))
      await site.services.log(.network, .error, "It broke: token=abc.")
      await site.services.log(.execution, .info, "It ran.")
      let page = try await site.get("/log")
      #expect(page.text.contains("It broke: token=[hidden]"))
      #expect(page.text.contains("2 entries"))
      let errors = try await site.get("/log?level=error", headers: [.focusFragment: "1"])
      #expect(errors.text.hasPrefix("<section id=\"log\""))
      #expect(errors.text.contains("It broke"))
      #expect(!errors.text.contains("It ran"))
      #expect(try await site.get("/log?search=nothing").text.contains("No entries match."))
      #expect(try await site.get("/log", isSignedIn: false).status == .forbidden)
      #expect(try await site.post("/log").status == .methodNotAllowed)
    }
  }

  @Test func `the stream is for pages of this server alone`() async throws {
    try await withSite { site in
      let foreign = try await site.get(
        "/log/events", headers: [.origin: "https://evil.example"])
      #expect(foreign.status == .forbidden)
      #expect(try await site.get("/log/events", isSignedIn: false).status == .forbidden)
    }
  }

  @Test(.timeLimit(.minutes(20))) func `entries come over the line as they are written`()
    async throws
  {
    try await withSite { site in
      let services = site.services
      await services.log(.network, .info, "already there")
      await services.log(.network, .info, "first <b>")
      let messages = LogMessages(filter: LogFilter(level: .info), after: 1, services: services)
      var line = messages.makeAsyncIterator()
      let first = try #require(try await line.next())
      #expect((first.id, first.name) == (2, "entry"))
      #expect(first.data.contains("<li id=\"entry-2\""))
      #expect(first.data.contains("first &lt;b&gt;"))
      await services.log(.network, .debug, "not this")
      await services.log(.execution, .error, "second")
      #expect(try await line.next()?.id == 4)
    }
  }
}
