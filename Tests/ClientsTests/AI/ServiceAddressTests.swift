import Domain
import Testing

@testable import Clients

@Suite struct ServiceAddressTests {
  @Test(arguments: [
    ("http://127.0.0.1:11434/v1", "http://127.0.0.1:11434/v1", "127.0.0.1:11434"),
    ("  https://api.groq.com/openai/v1/ ", "https://api.groq.com/openai/v1", "api.groq.com"),
    ("https://api.openai.com/v1/chat/completions", "https://api.openai.com/v1", "api.openai.com"),
    ("https://api.anthropic.com/v1/messages/", "https://api.anthropic.com/v1", "api.anthropic.com"),
    ("http://localhost:8000", "http://localhost:8000", "localhost:8000"),
    ("http://[::1]:8000/v1", "http://[::1]:8000/v1", "[::1]:8000"),
    ("http://192.168.1.7/v1", "http://192.168.1.7/v1", "192.168.1.7"),
    ("http://tower.local:1234/v1", "http://tower.local:1234/v1", "tower.local:1234"),
    ("http://ollama:11434/v1", "http://ollama:11434/v1", "ollama:11434"),
    ("HTTPS://example.com", "HTTPS://example.com", "example.com"),
  ])
  func `an address is taken without what paths would double`(
    typed: String, text: String, authority: String
  ) throws {
    let address = try ServiceAddress(typed)
    #expect(address.text == text)
    #expect(address.authority == authority)
  }

  @Test(arguments: [
    "", "   ", "example.com", "ftp://example.com", "https://", "https:///v1", "https://a b",
    "https://user:secret@example.com", "https://example.com?key=1", "https://example.com#a",
    "https://example.com:0", "https://example.com:99999", "https://exa mple.com",
    "javascript:alert(1)", "https://[::1", "http://\u{e9}xample", "file:///etc/passwd",
    "https://example.com\\@other",
  ])
  func `what is no address is refused`(typed: String) {
    #expect(throws: OnlineError.self) { try ServiceAddress(typed) }
  }

  @Test(arguments: [
    "http://example.com/v1", "http://8.8.8.8", "http://172.32.0.1", "http://[2001:db8::1]/v1",
    "http://192.169.0.1", "http://api.openai.com/v1", "http://134744072", "http://0x08080808",
    "http://0X8080808:80/v1", "http://10.8.8.999", "http://010.8.8.8", "http://10.1",
    "http://127.0.0.0x1", "http://[fc::1]/v1",
  ])
  func `a public address without TLS gets no key`(typed: String) {
    #expect(throws: OnlineError.openAddress(typed)) { try ServiceAddress(typed) }
  }
}
