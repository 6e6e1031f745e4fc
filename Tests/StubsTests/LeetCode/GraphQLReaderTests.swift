import Domain
import Testing

@testable import Stubs

struct GraphQLReaderTests {
  @Test func `a named query with declarations gives its root fields`() throws {
    let roots = try GraphQLField.roots(
      of: """
        query userProfile($username: String!, $limit: Int = 20) { # a remark
          matchedUser(username: $username) { username profile { realName } }
          recentAcSubmissionList(username: $username, limit: $limit) { id }
        }
        """, variables: ["username": "ada", "limit": 5])
    #expect(roots.map(\.name) == ["matchedUser", "recentAcSubmissionList"])
    #expect(roots[0].arguments == ["username": "ada"])
    #expect(roots[0].fields.map(\.name) == ["username", "profile"])
    #expect(roots[1].integer("limit") == 5)
  }

  @Test func `aliases and arguments of any kind are read`() throws {
    let roots = try GraphQLField.roots(
      of:
        #"{ all: questionList(filters: {tags: ["a", "b"], level: EASY}, skip: -2) { total: n } }"#,
      variables: .null)
    #expect(roots[0].alias == "all")
    #expect(roots[0].name == "questionList")
    #expect(roots[0].arguments["filters"] == ["tags": ["a", "b"], "level": "EASY"])
    #expect(roots[0].integer("skip") == -2)
    #expect(roots[0].fields.map(\.alias) == ["total"])
  }

  @Test(arguments: ["", "query", "{", "{ a", "{ a( }", "{ }", "{ a } b", "{ a(b: ) }", "{ ...F }"])
  func `a broken query is a syntax error`(query: String) {
    #expect(throws: GraphQLTrouble.self) {
      try GraphQLField.roots(of: query, variables: .null)
    }
  }

  @Test func `only what was asked for is answered`() throws {
    let root = try GraphQLField.roots(of: "{ a { b: c d { e } } }", variables: .null)[0]
    let whole: Value = ["c": 1, "d": [["e": 2, "f": 3]], "g": 4]
    #expect(try root.part(of: whole, type: "A") == ["b": 1, "d": [["e": 2]]])
  }

  @Test(arguments: ["{ a { x } }", "{ a }", "{ a { d } }"])
  func `a field that is unknown, or asked for without its parts, is refused`(
    query: String
  ) throws {
    let root = try GraphQLField.roots(of: query, variables: .null)[0]
    #expect(throws: GraphQLTrouble.self) {
      try root.part(of: ["c": 1, "d": [["e": 2]]], type: "A")
    }
  }
}
