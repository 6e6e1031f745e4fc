import Domain
import Testing

@testable import Judge

struct BundleReaderTests {
  private static let (first, second) = (
    String(repeating: "a", count: 40), String(repeating: "b", count: 40)
  )

  private func bundle(_ head: String) throws -> BundleReader {
    try BundleReader(Array("\(head)\n\nPACK1234".utf8))
  }

  @Test(arguments: [
    ("# v2 git bundle\n\(first) refs/heads/work\n\(second) HEAD", second),
    ("# v2 git bundle\n\(first) refs/heads/work\n\(second) refs/heads/main", second),
    ("# v3 git bundle\n@object-format=sha1\n\(first) refs/heads/work", first),
  ])
  func `what is checked out is graded, else the usual branch or the only one`(
    head: String, digest: String
  ) throws {
    let read = try bundle(head)
    #expect(read.head == digest)
    #expect(read.pack == Array("PACK1234".utf8))
  }

  @Test func `a bundle that needs other commits says so`() {
    #expect(throws: HandInError.incompleteBundle) {
      try bundle("# v2 git bundle\n-\(Self.first) earlier\n\(Self.second) HEAD")
    }
  }

  @Test(arguments: [
    "# v2 git bundle", "# v2 git bundle\nzz HEAD", "# v2 git bundle\n\(first) refs/tags/one",
    "# v2 git bundle\n\(first.dropLast()) HEAD",
  ])
  func `a head that cannot be read is damaged`(head: String) {
    #expect(throws: HandInError.damaged("its list of branches can't be read")) {
      try bundle(head)
    }
  }
}
