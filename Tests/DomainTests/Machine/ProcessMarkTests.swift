import Domain
import Foundation
import Testing

struct ProcessMarkTests {
  @Test func `a mark is read from what bears it, and says who lives`() throws {
    let own = try #require(ProcessMark(in: ProcessMark.draft(of: "token")))
    #expect(own == .own)
    #expect(own.isGone == false)
  }

  @Test func `a number that was given again is not the process that had it`() throws {
    let parts = ProcessMark.own.name.split(separator: "-")
    let other = try #require(ProcessMark(in: "focus-\(parts[1])-\(parts[2])-1.tape"))
    #expect(other.isGone == true)
  }

  @Test func `a process of another namespace is not judged`() throws {
    #expect(try #require(ProcessMark(in: ".x-focus-1-2-3-y")).isGone == nil)
  }

  @Test(arguments: ["token", "focus-jail-12-1", "focus-1-2", "focus-a-b-c", ".draft-"])
  func `other names bear none`(name: String) { #expect(ProcessMark(in: name) == nil) }
}
