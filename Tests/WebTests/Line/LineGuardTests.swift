import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import Web

/// Connections on a clock of the test's own.
@Suite struct LineGuardTests {
  private let head = HTTPRequestPart.head(
    HTTPRequest(method: .post, scheme: "http", authority: "localhost", path: "/problems"))

  private func limits(_ count: Int = 100) -> LineLimits {
    var limits = LineLimits(descriptors: 1_024)
    limits.connections = count
    limits.perAddress = count
    return limits
  }

  private func channel(_ ledger: ConnectionLedger, from address: String = "10.0.0.1") throws
    -> EmbeddedChannel
  {
    let channel = EmbeddedChannel()
    try channel.pipeline.syncOperations.addHandler(LineGuard(ledger))
    let peer = try SocketAddress(ipAddress: address, port: 9)
    channel.remoteAddress = peer
    try channel.connect(to: peer).wait()
    return channel
  }

  private func wait(_ seconds: Int64, _ channel: EmbeddedChannel) {
    channel.embeddedEventLoop.advanceTime(by: .seconds(seconds))
  }

  private func answer(_ channel: EmbeddedChannel) throws {
    try channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .ok)))
    try channel.writeOutbound(HTTPResponsePart.end(nil))
  }

  @Test func `a connection without a whole head ends`() throws {
    let channel = try channel(ConnectionLedger(limits: limits()))
    wait(25, channel)
    #expect(channel.isActive)
    wait(15, channel)
    #expect(!channel.isActive)
  }

  @Test func `one that is used stays, and ends when it rests`() throws {
    let channel = try channel(ConnectionLedger(limits: limits()))
    for _ in 0..<4 {
      wait(20, channel)
      try channel.writeInbound(head)
      try channel.writeInbound(HTTPRequestPart.end(nil))
      try answer(channel)
    }
    #expect(channel.isActive)
    wait(40, channel)
    #expect(!channel.isActive)
  }

  @Test func `an answer that goes on for hours is no rest`() throws {
    let channel = try channel(ConnectionLedger(limits: limits()))
    try channel.writeInbound(head)
    try channel.writeInbound(HTTPRequestPart.end(nil))
    try channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .ok)))
    wait(7_200, channel)
    #expect(channel.isActive)
  }

  @Test(arguments: [(0, false), (1, false), (1_000, false), (40_000, true), (1_000_000, true)])
  func `a body that drips ends, one that flows does not`(bytesPerSecond: Int, stays: Bool) throws {
    let channel = try channel(ConnectionLedger(limits: limits()))
    try channel.writeInbound(head)
    for _ in 0..<60 where channel.isActive {
      wait(1, channel)
      guard bytesPerSecond > 0 else { continue }
      let piece = ByteBuffer(repeating: 1, count: bytesPerSecond)
      _ = try? channel.writeInbound(HTTPRequestPart.body(piece))
    }
    #expect(channel.isActive == stays)
  }

  @Test func `a reader who takes nothing of an answer is let go`() throws {
    let channel = try channel(ConnectionLedger(limits: limits()))
    try channel.writeInbound(head)
    try channel.writeInbound(HTTPRequestPart.end(nil))
    try channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .ok)))
    channel.isWritable = false
    wait(20, channel)
    #expect(channel.isActive)
    wait(30, channel)
    #expect(!channel.isActive)
  }

  @Test func `a full house makes room by those who only wait, never by those who are served`()
    throws
  {
    let ledger = ConnectionLedger(limits: limits(3))
    let served = try channel(ledger)
    try served.writeInbound(head)
    let waiting = try (0..<2).map { _ in try channel(ledger) }
    let another = try channel(ledger)
    #expect(served.isActive && !waiting[0].isActive && waiting[1].isActive && another.isActive)
    #expect(ledger.count == 3)
  }

  @Test func `a house that is full of those who are served still says how it does`() throws {
    let ledger = ConnectionLedger(limits: limits(2))
    for _ in 0..<2 {
      let served = try channel(ledger)
      try served.writeInbound(head)
    }
    let refused = try channel(ledger)
    try refused.writeInbound(head)
    guard case .head(let words)? = try refused.readOutbound(as: HTTPResponsePart.self) else {
      Issue.record("It was not answered.")
      return
    }
    #expect(words.status == .serviceUnavailable)
    #expect(words.headerFields[.retryAfter] == "5")
    #expect(!refused.isActive)
    let health = try channel(ledger)
    try health.writeInbound(
      HTTPRequestPart.head(
        HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: "/health")))
    #expect(try health.readInbound(as: HTTPRequestPart.self) != nil)
    try answer(health)
    #expect(!health.isActive)
  }

  @Test func `half-sent requests without number leave as many connections as there may be`() throws
  {
    let ledger = ConnectionLedger(limits: limits(50))
    let all = try (0..<1_000).map { _ in try channel(ledger) }
    #expect(ledger.count == 50)
    #expect(all.count(where: \.isActive) == 50)
    for channel in all { wait(60, channel) }
    #expect(ledger.count == 0)
  }

  @Test func `one address cannot take everybody's places`() throws {
    var limits = limits(10)
    limits.perAddress = 5
    let ledger = ConnectionLedger(limits: limits)
    let crowd = try (0..<20).map { _ in try channel(ledger, from: "10.0.0.9") }
    #expect(crowd.count(where: \.isActive) == 5)
    let others = try (0..<5).map { try channel(ledger, from: "10.0.1.\($0)") }
    #expect(others.allSatisfy { $0.isActive })
    #expect(crowd.count(where: \.isActive) == 5)
  }

  @Test(arguments: [(64, 16), (256, 64), (1_024, 512), (1_048_576, 4_096), (16, 8)])
  func `most descriptors stay free for files and runs`(descriptors: Int, connections: Int) {
    #expect(LineLimits(descriptors: descriptors).connections == connections)
  }

  @Test(arguments: [
    ("127.0.0.1", Peer.thisMachine), ("::1", .thisMachine), ("::ffff:127.0.0.1", .thisMachine),
    ("10.1.2.3", .other("10.1.2.3")), ("::ffff:10.1.2.3", .other("10.1.2.3")),
    ("2001:DB8:1:2:3:4:5:6", .other("2001:db8:1:2::/64")),
    ("fe80::1%eth0", .other("fe80:0:0:0::/64")), ("2001:db8::1", .other("2001:db8:0:0::/64")),
  ])
  func `a peer is its address, or its network`(text: String, peer: Peer) {
    #expect(Peer(text: text) == peer)
  }
}
