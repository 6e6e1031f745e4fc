import Testing

@testable import Web

@Suite struct TokenStrengthTests {
  @Test(arguments: [
    "9f86d081884c7d659a2feaa0c55ad015", "V1StGXR8_Z5jdHi6B-myTq2Wp0Lk",
    "550e8400-e29b-41d4-a716-446655440000", "7ZTQ2nYH0m4RkWvXcP9sLbJf",
  ])
  func `what a machine drew is taken`(token: String) {
    #expect(TokenStrength.bits(of: token) >= TokenStrength.leastBits)
    #expect(AccessToken(given: token) != nil)
  }

  @Test(arguments: [
    "", "short", "correct-horse-battery", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    "12345678901234567890123456789012345678", "abcdefghijklmnopqrstuvwxyz0123456789",
    "qwertyuiopasdfghjklzxcvbnm1234567890", "Passw0rd-Passw0rd-Passw0rd-Passw0rd",
    "deadbeefdeadbeefdeadbeefdeadbeef", "0123456789abcdef0123456789abcdef",
    "ada-lovelace-2024-class-token-abc", "the-spring-class-of-2026", "9f86d081884c7d659a2f",
    "V1StGXR8_Z5jdHi6B",
  ])
  func `what a person thought of, or what is short, is refused`(token: String) {
    #expect(TokenStrength.bits(of: token) < TokenStrength.leastBits)
    #expect(AccessToken(given: token) == nil)
  }

  @Test func `tokens of Focus and of the offered command are taken`() {
    for _ in 0..<50 { #expect(AccessToken(given: AccessToken.random().text) != nil) }
    #expect(AccessToken.command.contains("/dev/urandom"))
  }

  @Test func `an endless token is refused at once`() {
    #expect(AccessToken(given: String(repeating: "aB3-", count: 1_000_000)) == nil)
  }
}
