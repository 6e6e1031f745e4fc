import Domain
import Testing

@Suite struct DescriptorsTests {
  @Test func `a process with free descriptors does not say that it has none`() {
    #expect(!Descriptors.areExhausted)
    #expect(Descriptors.words.contains("file descriptors"))
    #expect(Descriptors.hint.contains("ulimit -n"))
  }
}
