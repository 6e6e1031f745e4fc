import Testing

@testable import Web

@Suite struct HostRulesTests {
  @Test(
    arguments: [
      ("127.0.0.1:8080", true), ("localhost:8080", true), ("LocalHost:8080", true),
      ("[::1]:8080", true), ("127.0.0.1", false), ("127.0.0.1:8081", false),
      ("evil.example:8080", false), ("evil.example", false), ("localhost.evil.example:8080", false),
      ("localhost:8080.evil.example", false), ("127.0.0.1.evil.example:8080", false),
      ("user@localhost:8080", false), ("localhost:8080@evil.example", false), ("", false),
      (":8080", false), ("192.168.1.2:8080", false), ("[::1", false), ("[::1]8080", false),
      ("[127.0.0.1]:8080", false), ("[localhost]:8080", false),
      ("localhost:", false), ("localhost:8080:8080", false), ("localhost/:8080", false),
    ])
  func `on loopback only this machine's names are ours`(authority: String, isOurs: Bool) {
    #expect(HostRules(host: "127.0.0.1", port: 8080).admits(authority: authority) == isOurs)
  }

  @Test(
    arguments: [
      ("192.168.1.2:8080", true), ("[fe80::1]:8080", true), ("localhost:8080", true),
      ("laptop.lan:8080", false), ("256.1.1.1:8080", false), ("evil.example:8080", false),
    ])
  func `on every address only names are refused`(authority: String, isOurs: Bool) {
    #expect(HostRules(host: "0.0.0.0", port: 8080).admits(authority: authority) == isOurs)
  }

  @Test func `the name that was asked for is ours`() {
    let rules = HostRules(host: "Laptop.lan", port: 8080)
    #expect(rules.admits(authority: "laptop.lan:8080"))
    #expect(!rules.isLoopback)
    #expect(rules.origin == "http://laptop.lan:8080")
  }

  @Test func `a request without a host is not ours`() {
    #expect(!HostRules(host: "127.0.0.1", port: 8080).admits(authority: nil))
  }

  @Test(
    arguments: [
      ("http://127.0.0.1:8080", true), ("http://localhost:8080", true),
      ("http://localhost:8080/problems", true), ("https://localhost:8080", false),
      ("http://localhost:8081", false), ("http://localhost", false), ("null", false),
      ("", false), ("http://evil.example:8080", false),
      ("http://localhost:8080.evil.example", false),
      ("http://evil.example/http://localhost:8080", false), ("file://", false),
    ])
  func `an origin is ours only with our name, port and scheme`(origin: String, isOurs: Bool) {
    #expect(HostRules(host: "127.0.0.1", port: 8080).admits(origin: origin) == isOurs)
  }

  @Test func `port 80 may be left out`() {
    #expect(HostRules(host: "127.0.0.1", port: 80).admits(authority: "localhost"))
  }
}
