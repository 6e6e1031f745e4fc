// Shows that tests can run under ThreadSanitizer here.
import Testing

@Test func nothingHappens() { #expect(Bool(true)) }
