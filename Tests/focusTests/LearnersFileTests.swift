import Domain
import Foundation
import TestSupport
import Testing

@testable import focus

@Suite struct LearnersFileTests {
  private static let token = "9f86d081884c7d65" + "9a2feaa0c55ad015"

  @Test func `a name and a token a line make a class`() throws {
    let text =
      "# class of spring\n\nada \(Self.token)\r\n  grace\t550e8400e29b41d4a716446655440000 \n"
    let learners = try LearnersFile.learners(in: text, of: "class.txt")
    #expect(learners.map(\.name) == ["ada", "grace"])
    #expect(learners.map(\.isTeacher) == [false, false])
  }

  @Test func `a third word makes a teacher`() throws {
    let learners = try LearnersFile.learners(in: "ada \(Self.token) teacher\n", of: "class.txt")
    #expect(learners.map(\.isTeacher) == [true])
  }

  @Test(
    arguments: [
      ("ada", 1, "a name and a token"), ("\nada a b", 2, "a name and a token"),
      ("ada short", 1, "easy to guess"), ("ada correct-horse-battery", 1, "/dev/urandom"),
      ("ada 9f86d081/884c7d659a2feaa0c55ad015", 1, "other than letters"),
      ("../ada \(token)", 1, "can't name a folder"), (".ada \(token)", 1, "can't name a folder"),
      ("a/b \(token)", 1, "can't name a folder"), ("-ada \(token)", 1, "can't name a folder"),
      ("Zoë \(token)", 1, "can't name a folder"),
      (String(repeating: "a", count: 41) + " \(token)", 1, "can't name a folder"),
      ("ada \(token)\nADA 550e8400e29b41d4a716446655440000", 2, "already"),
      ("ada \(token)\n#\ngrace \(token)", 3, "same token"), ("", 1, "no learner"),
      ("# nobody\n", 1, "no learner"),
    ])
  func `a line that cannot be used is told with its number`(
    text: String, line: Int, reason: String
  ) throws {
    do {
      _ = try LearnersFile.learners(in: text, of: "class.txt")
      Issue.record("It was taken.")
    } catch CommandError.badLearner("class.txt", let number, let words) {
      #expect(number == line)
      #expect(words.contains(reason), "\(words)")
      #expect(!words.contains(Self.token), "no token is told")
    }
  }

  @Test func `the server does not begin with a class that it cannot read`() async throws {
    try await withTerminal { terminal in
      let file = try terminal.file("class.txt", "ada \(Self.token)\ngrace\n")
      for (path, words) in [(file, "Line 2 of"), ("/nowhere/class.txt", "can't be read")] {
        let refused = await terminal.run("serve", "--port", "0", "--no-open", "--learners", path)
        #expect(refused.status == 2)
        #expect(refused.errors.contains(words))
      }
      let both = await terminal.run("serve", "--learners", file, "--new-token")
      #expect(both.status == 2)
      #expect(
        !FileManager.default.fileExists(atPath: terminal.data.appending(path: "learners").path))
    }
  }
}
