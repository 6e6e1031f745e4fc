import Foundation
import Synchronization
import Testing

@testable import MarketsApplication
@testable import MarketsData
@testable import MarketsDomain
@testable import MarketsPresentation

/// C12: what is open follows the flag by itself.
@MainActor @Suite struct FlagSwitchTests {
  private let flags = FlagsDouble()
  private let useCase = UseCaseDouble()

  private func makeList() -> CryptoListViewModel {
    CryptoListViewModel(useCase: useCase, featureFlags: flags)
  }

  private func makeDetail() -> DetailViewModel {
    DetailViewModel(id: 2, useCase: useCase, featureFlags: flags)
  }

  private func hasEuros(_ list: CryptoListViewModel) -> Bool? {
    let rows = list.state.rows
    guard rows.count == 2 else { return nil }
    if rows.allSatisfy({ $0.eur != nil }) { return true }
    return rows.allSatisfy { $0.eur == nil } ? false : nil
  }

  private func hasEuros(_ detail: DetailViewModel) -> Bool? {
    detail.state.usd == nil ? nil : detail.state.eur != nil
  }

  @Test func `an open list changes with the flag, both ways`() async throws {
    let list = makeList()
    try await Lab.whileRunning({ await list.run() }) {
      try #require(await Lab.eventually { hasEuros(list) == false })
      flags.supportEUR = true
      try #require(await Lab.eventually { hasEuros(list) == true })
      flags.supportEUR = false
      try #require(await Lab.eventually { hasEuros(list) == false })
    }
  }

  @Test func `an open detail page changes with the flag, both ways`() async throws {
    let detail = makeDetail()
    try await Lab.whileRunning({ await detail.run() }) {
      try #require(await Lab.eventually { hasEuros(detail) == false })
      #expect(detail.state.name == "Ether")
      flags.supportEUR = true
      try #require(await Lab.eventually { hasEuros(detail) == true })
      flags.supportEUR = false
      try #require(await Lab.eventually { hasEuros(detail) == false })
    }
  }

  @Test func `everything that is open changes at once`() async throws {
    let (list, detail, other) = (makeList(), makeDetail(), makeList())
    try await Lab.whileRunning({ await list.run() }) {
      try await Lab.whileRunning({ await detail.run() }) {
        try await Lab.whileRunning({ await other.run() }) {
          try #require(
            await Lab.eventually {
              hasEuros(list) == false && hasEuros(detail) == false && hasEuros(other) == false
            })
          flags.supportEUR = true
          try #require(
            await Lab.eventually {
              hasEuros(list) == true && hasEuros(detail) == true && hasEuros(other) == true
            })
        }
      }
    }
  }

  @Test func `what opens while the flag is on has euros from the start`() async throws {
    flags.supportEUR = true
    let (list, detail) = (makeList(), makeDetail())
    try await Lab.whileRunning({ await list.run() }) {
      try await Lab.whileRunning({ await detail.run() }) {
        try #require(await Lab.eventually { hasEuros(list) == true && hasEuros(detail) == true })
      }
    }
    #expect(!useCase.calls.value.contains(false))
  }

  @Test func `a late answer without euros does not replace the list's newer one`() async throws {
    let list = makeList()
    useCase.hold(euros: false)
    try await Lab.whileRunning({ await list.run() }) {
      try #require(await Lab.eventually { useCase.waiting(euros: false) > 0 })
      flags.supportEUR = true
      // Who waits for the old answer first asks only afterwards; that is fine as well.
      _ = await Lab.eventually(within: .milliseconds(500)) { hasEuros(list) == true }
      useCase.release(euros: false)
      try #require(await Lab.eventually { hasEuros(list) == true })
      await Lab.settle()
      #expect(hasEuros(list) == true)
      #expect(!list.state.isLoading)
    }
  }

  @Test func `a late answer without euros does not replace the detail page's newer one`()
    async throws
  {
    let detail = makeDetail()
    useCase.hold(euros: false)
    try await Lab.whileRunning({ await detail.run() }) {
      try #require(await Lab.eventually { useCase.waiting(euros: false) > 0 })
      flags.supportEUR = true
      _ = await Lab.eventually(within: .milliseconds(500)) { hasEuros(detail) == true }
      useCase.release(euros: false)
      try #require(await Lab.eventually { hasEuros(detail) == true })
      await Lab.settle()
      #expect(hasEuros(detail) == true)
      #expect(!detail.state.isLoading)
    }
  }

  @Test func `a late answer with euros does not bring them back`() async throws {
    flags.supportEUR = true
    let (list, detail) = (makeList(), makeDetail())
    useCase.hold(euros: true)
    try await Lab.whileRunning({ await list.run() }) {
      try await Lab.whileRunning({ await detail.run() }) {
        try #require(await Lab.eventually { useCase.waiting(euros: true) >= 2 })
        flags.supportEUR = false
        _ = await Lab.eventually(within: .milliseconds(500)) {
          hasEuros(list) == false && hasEuros(detail) == false
        }
        useCase.release(euros: true)
        try #require(await Lab.eventually { hasEuros(list) == false && hasEuros(detail) == false })
        await Lab.settle()
        #expect(hasEuros(list) == false)
        #expect(hasEuros(detail) == false)
      }
    }
  }

  @Test func `a page that was left stops following and is freed`() async throws {
    var list: CryptoListViewModel? = makeList()
    weak let gone = list
    let ended = Done()
    let task = Task { [list] in
      await list?.run()
      ended.set()
    }
    try #require(await Lab.eventually { gone?.state.rows.count == 2 })
    task.cancel()
    try #require(await Lab.eventually { ended.isSet })
    list = nil
    try #require(await Lab.eventually { gone == nil })
  }
}
