import Foundation
import RoundsBridge
import XCTest

@testable import RoundsData
@testable import RoundsDomain

final class MockRepositoryTests: XCTestCase {
  private var clock: HandClock!
  private var mock: MockRoundRepository!

  override func setUp() {
    super.setUp()
    clock = HandClock()
    mock = MockRoundRepository(clock: clock)
    mock.roundsToReturn = five
  }

  override func tearDown() {
    mock = nil
    clock = nil
    super.tearDown()
  }

  func testRounds() async throws {
    let all = try await mock.getAllRounds()
    XCTAssertEqual(all, five)
    let untouched = try await MockRoundRepository().getAllRounds()
    XCTAssertTrue(untouched.isEmpty)
  }

  func testSaveAndDelete() async throws {
    try await mock.save(makeRound(12, "PAUSED"))
    try await mock.save(makeRound(20))
    try await mock.delete(id: 10)
    try await mock.delete(id: 999)
    XCTAssertEqual(mock.roundsToReturn.map { $0.id }, [11, 12, 13, 14, 20])
    XCTAssertEqual(mock.roundsToReturn[1].status.name, "PAUSED")
  }

  func testFailures() async throws {
    mock.shouldFail = true
    let standard = NSError(domain: "MockError", code: 500)
    for error in [nil, RoundsError.noSuchRound(id: 3)] as [RoundsError?] {
      mock.errorToThrow = error
      let calls: [() async throws -> Void] = [
        { _ = try await self.mock.getAllRounds() }, { try await self.mock.save(makeRound(1)) },
        { try await self.mock.delete(id: 10) },
      ]
      for call in calls {
        do {
          try await call()
          XCTFail("nothing was thrown")
        } catch let thrown {
          if let error {
            XCTAssertEqual(thrown as? RoundsError, error)
          } else {
            XCTAssertEqual((thrown as NSError).domain, standard.domain)
            XCTAssertEqual((thrown as NSError).code, standard.code)
          }
        }
      }
    }
    XCTAssertEqual(mock.roundsToReturn, five)
    mock.shouldFail = false
    let all = try await mock.getAllRounds()
    XCTAssertEqual(all, five)
  }

  @MainActor func testDelay() async throws {
    let (mock, clock) = (mock!, clock!)
    mock.simulateDelay = true
    try await mock.save(makeRound(30))
    try await mock.delete(id: 30)
    let over = expectation(description: "the load is over")
    var answer: [Round]?
    let load = Task {
      answer = try await mock.getAllRounds()
      over.fulfill()
    }
    await eventually { clock.sleepers == 1 }
    clock.advance(by: .milliseconds(499))
    await settle()
    XCTAssertNil(answer)
    clock.advance(by: .milliseconds(1))
    await fulfillment(of: [over], timeout: 3)
    XCTAssertEqual(answer, five)
    try await load.value
  }

  @MainActor func testCancellation() async {
    let (mock, clock) = (mock!, clock!)
    mock.simulateDelay = true
    let load = Task { try await mock.getAllRounds() }
    await eventually { clock.sleepers == 1 }
    load.cancel()
    do {
      _ = try await load.value
      XCTFail("nothing was thrown")
    } catch {
      XCTAssertTrue(error is CancellationError, "\(error)")
    }
  }

  func testThreads() async throws {
    let mock = MockRoundRepository()
    await withTaskGroup(of: Void.self) { group in
      for id in 1...80 {
        group.addTask {
          try? await mock.save(makeRound(Int64(id)))
          _ = mock.roundsToReturn.count
        }
      }
    }
    XCTAssertEqual(Set(mock.roundsToReturn.map { $0.id }), Set(1...80))
  }
}

final class FileRepositoryTests: XCTestCase {
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent(
    "RoundsTests-\(UUID().uuidString).data")

  private func reopened() -> FileRoundRepository {
    return FileRoundRepository(file: file)
  }

  override func tearDownWithError() throws {
    if FileManager.default.fileExists(atPath: file.path) {
      try FileManager.default.removeItem(at: file)
    }
  }

  func testNothingYet() async throws {
    let all = try await reopened().getAllRounds()
    XCTAssertEqual(all, [])
  }

  func testEverythingIsKept() async throws {
    var odd = makeRound(
      99, "IN_PROGRESS", score: 20, arrows: [.ten, .x, .miss], arrowsPerEnd: 3,
      seconds: 5_000_000_000.25)
    odd.name = "tab\tcomma, \"quote\"\nline 🏹"
    odd.endCount = 3
    for round in five + [odd] {
      try await reopened().save(round)
    }
    let all = try await reopened().getAllRounds()
    XCTAssertEqual(all, five + [odd])
  }

  func testPlaces() async throws {
    let repository = reopened()
    for round in five {
      try await repository.save(round)
    }
    try await repository.save(makeRound(11, "COMPLETED", score: 1))
    try await repository.delete(id: 12)
    try await repository.delete(id: 1_000)
    let all = try await reopened().getAllRounds()
    XCTAssertEqual(all, [five[0], makeRound(11, "COMPLETED", score: 1), five[3], five[4]])
  }

  func testDamage() async throws {
    let rubbish = Data("this is no list of rounds".utf8)
    try rubbish.write(to: file)
    let repository = reopened()
    let calls: [() async throws -> Void] = [
      { _ = try await repository.getAllRounds() }, { try await repository.save(makeRound(1)) },
      { try await repository.delete(id: 1) },
    ]
    for call in calls {
      do {
        try await call()
        XCTFail("nothing was thrown")
      } catch RoundsError.unreadable(let why) {
        XCTAssertFalse(why.isEmpty)
      }
      XCTAssertEqual(try Data(contentsOf: file), rubbish)
    }
  }

  func testThreads() async throws {
    let repository = reopened()
    await withTaskGroup(of: Void.self) { group in
      for id in 1...25 {
        group.addTask { try? await repository.save(makeRound(Int64(id))) }
      }
    }
    let ids = try await repository.getAllRounds().map { $0.id }
    XCTAssertEqual(ids.sorted(), Array(1...25))
  }
}

final class ConfigurationTests: XCTestCase {
  func testInheritedComesFirst() {
    let words = ProjectConfiguration.project.components(separatedBy: "[arch=*]\" = ").dropFirst()
    XCTAssertGreaterThanOrEqual(words.count, 8)
    for word in words {
      let value = word.trimmingCharacters(in: CharacterSet(charactersIn: "( \n\t"))
      XCTAssertTrue(value.hasPrefix("\"$(inherited)"), String(value.prefix(60)))
    }
  }

  func testSandboxAndPods() {
    let off = ProjectConfiguration.project.components(
      separatedBy: "ENABLE_USER_SCRIPT_SANDBOXING = NO")
    XCTAssertEqual(off.count - 1, 2)
    XCTAssertTrue(ProjectConfiguration.podfile.contains("inherit! :search_paths"))
    XCTAssertEqual(ProjectConfiguration.podfile.components(separatedBy: "GoogleSignIn").count, 2)
  }
}
