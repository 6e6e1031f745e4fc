import Domain
import Foundation
import Testing

@testable import Judge

struct ZipReaderTests {
  /// Made by Python's zipfile: two packed files below `answer`, one of `.build`, a link and a folder.
  private static let sample = """
    UEsDBBQAAAAIABmZfF0DdMeODwAAAMgAAAAWAAAAYW5zd2VyL1NvdXJjZXMvQS5zd2lmdMtJLVFIVLBVMOTKGdIsAFBLAwQUAAAACAAZmXxd3yk\
    zLR4AAAAcAAAAFAAAAGFuc3dlci9QYWNrYWdlLnN3aWZ009dXKC7PTCvRLcnPzynWLUstKs7Mz7NSMNMz4gIAUEsDBBQAAAAIABmZfF2DFtyMAwAA\
    AAEAAAARAAAAYW5zd2VyLy5idWlsZC94Lm+rAABQSwMEFAAAAAAAAAAhAAq5HykLAAAACwAAAAsAAABhbnN3ZXIvbGluay9ldGMvcGFzc3dkUEsDB\
    BQAAAAAAAAAIQAAAAAAAAAAAAAAAAANAAAAYW5zd2VyL1Rlc3RzL1BLAQIUAxQAAAAIABmZfF0DdMeODwAAAMgAAAAWAAAAAAAAAAAAAACAAQAAAA\
    BhbnN3ZXIvU291cmNlcy9BLnN3aWZ0UEsBAhQDFAAAAAgAGZl8Xd8pMy0eAAAAHAAAABQAAAAAAAAAAAAAAIABQwAAAGFuc3dlci9QYWNrYWdlLnN\
    3aWZ0UEsBAhQDFAAAAAgAGZl8XYMW3IwDAAAAAQAAABEAAAAAAAAAAAAAAIABkwAAAGFuc3dlci8uYnVpbGQveC5vUEsBAhQDFAAAAAAAAAAhAAq5\
    HykLAAAACwAAAAsAAAAAAAAAAAAAAP+hxQAAAGFuc3dlci9saW5rUEsBAhQDFAAAAAAAAAAhAAAAAAAAAAAAAAAAAA0AAAAAAAAAAAAQAP9B+QAAA\
    GFuc3dlci9UZXN0cy9QSwUGAAAAAAUABQA5AQAAJAEAAAAA
    """

  private func sample() throws -> [UInt8] {
    Array(try #require(Data(base64Encoded: Self.sample)))
  }

  @Test func `plain files are unpacked; links, folders and builds are left out`() throws {
    let files = HandedFile.unwrapped(try ZipReader.files(in: try sample()))
    #expect(files.map(\.path) == ["Sources/A.swift", "Package.swift"])
    #expect(
      String(decoding: files[0].bytes, as: UTF8.self) == String(repeating: "let a = 1\n", count: 20)
    )
  }

  @Test func `whatever byte is changed or cut off, it is refused or right`() throws {
    let whole = try sample()
    let right = try ZipReader.files(in: whole)
    for place in whole.indices {
      var bytes = whole
      bytes[place] ^= 0x41
      for damaged in [bytes, Array(whole.prefix(place))] {
        guard let files = try? ZipReader.files(in: damaged) else { continue }
        for file in files where !right.contains(file) {
          // Names and kinds are under no checksum; contents are.
          let others = ["x", "/etc/passwd"].map { Array($0.utf8) }
          #expect((right.map(\.bytes) + others).contains(file.bytes), "\(place)")
        }
      }
    }
  }

  @Test(arguments: [
    "../Sources/A.swift", "/etc/passwd", "a/../../b", "a\\b", "a//b", "./a", "a/\n/b",
    "../\u{301}a", "a/../../\u{301}b", "/\u{301}a",
  ])
  func `a name that leads elsewhere is refused`(name: String) {
    #expect(throws: HandInError.badName(name.replacing("\n", with: " "))) {
      try ZipReader.files(in: Self.zip([(name, [1])]))
    }
  }

  @Test func `what is too much is told by its number first`() {
    let many = (0..<10_001).map { ("Sources/\($0).swift", [UInt8]()) }
    #expect(throws: HandInError.tooManyFiles(count: 10_001, most: 10_000)) {
      try ZipReader.files(in: Self.zip(many))
    }
    // What it says to hold is enough to be refused, whatever it is packed to.
    #expect(throws: HandInError.tooLarge(megabytes: 64)) {
      try ZipReader.files(in: Self.zip([("Sources/A.swift", [1])], said: 65 << 20))
    }
  }

  @Test func `what becomes larger than it says is refused`() throws {
    var bytes = try sample()
    // The size of the first file in the list, where 200 stands.
    let list = try #require(bytes.firstRange(of: [0x50, 0x4B, 1, 2])?.lowerBound)
    bytes[list + 24] = 10
    #expect(throws: HandInError.self) { try ZipReader.files(in: bytes) }
  }

  @Test func `two files of one name are refused`() {
    #expect(throws: HandInError.damaged("it contains a twice")) {
      try ZipReader.files(in: Self.zip([("a", [1]), ("a", [2])]))
    }
  }

  /// A zip whose files are stored as they are; `said` is the size that its list gives.
  static func zip(_ files: [(name: String, bytes: [UInt8])], said: Int? = nil) -> [UInt8] {
    func little(_ number: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    var (body, list): ([UInt8], [UInt8]) = ([], [])
    for (name, bytes) in files {
      let facts =
        little(0, 2) + little(0, 2) + little(0, 4) + little(checksum(bytes), 4)
        + little(bytes.count, 4) + little(said ?? bytes.count, 4) + little(name.utf8.count, 2)
      list += [0x50, 0x4B, 1, 2, 20, 0, 20, 0] + facts
      list += little(0, 2) + little(0, 2) + little(0, 2) + little(0, 2) + little(0, 4)
      list += little(body.count, 4) + Array(name.utf8)
      body += [0x50, 0x4B, 3, 4, 20, 0] + facts + little(0, 2) + Array(name.utf8) + bytes
    }
    return body + list + [0x50, 0x4B, 5, 6] + little(0, 4) + little(files.count, 2)
      + little(files.count, 2) + little(list.count, 4) + little(body.count, 4) + little(0, 2)
  }

  private static func checksum(_ bytes: [UInt8]) -> Int {
    var sum: UInt32 = .max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return Int(~sum)
  }
}
