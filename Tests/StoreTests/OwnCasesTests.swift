import Domain
import Store
import Testing

struct OwnCasesTests {
  private let database: AppDatabase

  init() throws { database = try .empty() }

  @Test func `own cases are kept in order, each with its problem`() async throws {
    let first = try await database.addOwnCase(
      slug: "two-sum", input: [[3, 3], 6], expected: [0, 1])
    let second = try await database.addOwnCase(slug: "two-sum", input: [[1], 2], expected: nil)
    try await database.addOwnCase(slug: "coin-change", input: [[1], 2], expected: 2)
    #expect(try await database.ownCases(slug: "two-sum") == [first, second])
    #expect(first.expected == [0, 1] && second.expected == nil)
  }

  @Test func `the same input again only changes the expectation`() async throws {
    let first = try await database.addOwnCase(slug: "two-sum", input: [[3, 3], 6], expected: nil)
    let again = try await database.addOwnCase(
      slug: "two-sum", input: [[3, 3], 6], expected: [1, 0])
    #expect(again.id == first.id)
    #expect(try await database.ownCases(slug: "two-sum") == [again])
  }

  @Test func `a removed case is gone, and given back`() async throws {
    let first = try await database.addOwnCase(slug: "two-sum", input: [[3, 3], 6], expected: nil)
    let second = try await database.addOwnCase(slug: "two-sum", input: [[1], 2], expected: nil)
    let removed = try #require(try await database.removeOwnCase(id: first.id))
    #expect(removed == first)
    #expect(try await database.ownCases(slug: "two-sum") == [second])
  }

  @Test func `removing what is gone says so`() async throws {
    #expect(try await database.removeOwnCase(id: 7) == nil)
  }

  @Test func `a removed case's number is not given away`() async throws {
    let first = try await database.addOwnCase(slug: "two-sum", input: [[1], 1], expected: nil)
    try await database.removeOwnCase(id: first.id)
    let second = try await database.addOwnCase(slug: "two-sum", input: [[2], 2], expected: nil)
    #expect(second.id != first.id)
  }
}
