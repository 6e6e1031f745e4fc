import Foundation
import TestSupport
import Testing

@testable import Web

@Suite struct AccessTokenTests {
  private func permissions(_ file: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
  }

  @Test func `the token is made once, for its owner only`() async throws {
    try await withTemporaryFolder { folder in
      let data = folder.appending(path: "data")
      let first = try AccessToken(folder: data)
      #expect(try AccessToken(folder: data) == first)
      #expect(first.text.count == 64)
      #expect(try permissions(data.appending(path: AccessToken.fileName)) == 0o600)
      #expect(try permissions(data) == 0o700)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: data.path) == [AccessToken.fileName])
    }
  }

  @Test func `a renewed token is another one and stays`() async throws {
    try await withTemporaryFolder { folder in
      let old = try AccessToken(folder: folder)
      let new = try AccessToken(folder: folder, isRenewed: true)
      #expect(new != old)
      #expect(try AccessToken(folder: folder) == new)
      #expect(!new.admits(old.text))
    }
  }

  @Test func `a file that everybody may read is closed again`() async throws {
    try await withTemporaryFolder { folder in
      let token = try AccessToken(folder: folder)
      let file = folder.appending(path: AccessToken.fileName)
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
      #expect(try AccessToken(folder: folder) == token)
      #expect(try permissions(file) == 0o600)
    }
  }

  @Test(arguments: ["", "short", String(repeating: "g", count: 64)])
  func `a file that holds no token is replaced`(content: String) async throws {
    try await withTemporaryFolder { folder in
      try Data(content.utf8).write(to: folder.appending(path: AccessToken.fileName))
      let token = try AccessToken(folder: folder)
      #expect(token.text != content)
      #expect(try AccessToken(folder: folder) == token)
    }
  }

  @Test func `processes that start together agree on one token`() async throws {
    try await withTemporaryFolder { folder in
      let tokens = try await withThrowingTaskGroup(of: AccessToken.self) { group in
        for _ in 0..<16 { group.addTask { try AccessToken(folder: folder) } }
        return try await group.reduce(into: Set<AccessToken>()) { $0.insert($1) }
      }
      #expect(tokens.count == 1)
    }
  }

  @Test func `sessions and form tokens never give the token away`() {
    let token = AccessToken.random()
    let derived = [
      token.session(port: 80), token.session(port: 81), token.formToken(port: 80),
      token.formToken(port: 81),
    ]
    #expect(Set(derived).count == 4)
    #expect(derived.allSatisfy { $0.count == 64 && !token.admits($0) })
  }

  @Test(arguments: [("", ""), ("a", "b"), ("abc", "abd"), ("abc", "ab"), ("abc", "abc")])
  func `constant-time comparison agrees with equality`(left: String, right: String) {
    #expect(isEqualInConstantTime(left, right) == (left == right))
  }
}
