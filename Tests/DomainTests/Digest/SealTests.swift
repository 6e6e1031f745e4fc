import Domain
import Testing

struct SealTests {
  private let content = Array("{\"answer\":[0,1]}".utf8)

  @Test func `what was sealed comes back`() {
    #expect(Seal.content(of: Seal.sealed(content)) == content)
    #expect(Seal.content(of: Seal.sealed([])) == [])
  }

  @Test func `every changed bit and every cut is seen`() {
    let sealed = Seal.sealed(content)
    for place in sealed.indices {
      for bit in 0..<8 {
        var damaged = sealed
        damaged[place] ^= 1 << bit
        #expect(Seal.content(of: damaged) == nil)
      }
      #expect(Seal.content(of: Array(sealed[..<place])) == nil)
    }
    #expect(Seal.content(of: content) == nil)
  }
}
