import Foundation
import XCTest

@testable import MarketsData
@testable import MarketsDomain

final class DomainTests: XCTestCase {
  func testAmountsAreExact() throws {
    for amount in ["1234567.891", "0.00000012345678", "8.4"] {
      let dollars = Data(#"{"data":[{"id":1,"name":"A","usd":\#(amount),"tags":[]}]}"#.utf8)
      XCTAssertEqual(
        try JSONDecoder().decode(USDPrice.self, from: dollars).data[0].usd, number(amount))
      let both = Data(
        #"{"data":[{"id":1,"name":"A","price":{"usd":\#(amount),"eur":\#(amount)},"tags":[]}]}"#
          .utf8)
      let coin = try JSONDecoder().decode(AllPrice.self, from: both).data[0]
      XCTAssertEqual(coin.usd, number(amount))
      XCTAssertEqual(coin.eur, number(amount))
    }
  }

  func testUnknownTagsAreLeftOut() throws {
    let dollars = Data(
      #"{"data":[{"id":1,"name":"A","usd":1,"tags":["x","withdrawal","deposit"]}]}"#.utf8)
    let coin = try JSONDecoder().decode(USDPrice.self, from: dollars).data[0]
    XCTAssertEqual(coin.tags, [.withdrawal, .deposit])
    XCTAssertEqual(coin.tagStrings, ["withdrawal", "deposit"])
    let both = Data(
      #"{"data":[{"id":1,"name":"A","price":{"usd":1},"tags":["deposit","y"]}]}"#.utf8)
    XCTAssertEqual(try JSONDecoder().decode(AllPrice.self, from: both).data[0].tags, [.deposit])
  }

  func testTheUseCaseAsksForWhatTheFlagNeeds() async throws {
    final class Repository: MarketsRepositoryProtocol {
      let asked = Locked<[String]>([])

      func fetchUSDPrices() async throws -> [USDPrice.Price] {
        asked.mutate { $0.append("usd") }
        return [dollarCoin(1, "A")]
      }

      func fetchAllPrices() async throws -> [AllPrice.Price] {
        asked.mutate { $0.append("all") }
        return [euroCoin(2, "B")]
      }
    }
    let repository = Repository()
    let useCase = MarketsPriceUseCase(repository: repository)
    let dollars = try await useCase.fetchPrices(supportEUR: false)
    XCTAssertEqual(dollars.map(\.id), [1])
    XCTAssertEqual(repository.asked.value, ["usd"])
    let euros = try await useCase.fetchPrices(supportEUR: true)
    XCTAssertEqual(euros.map(\.eur), [3])
    XCTAssertEqual(repository.asked.value, ["usd", "all"])
  }

  func testASingleIsColdAndGivesItsValueOnce() async throws {
    let runs = Locked(0)
    let values = Locked<[Int]>([])
    let cold = Single<Int> {
      runs.mutate { $0 += 1 }
      return 4
    }
    await breathe()
    XCTAssertEqual(runs.value, 0)
    let subscription = cold.subscribe(
      onSuccess: { value in values.mutate { $0.append(value) } }, onFailure: { _ in })
    try await wait("a value") { values.value == [4] }
    XCTAssertEqual(runs.value, 1)
    subscription.cancel()
  }

  func testAnErrorArrives() async throws {
    let errors = Locked<[any Error]>([])
    let subscription = Single<Int> { throw NoNetwork() }.subscribe(
      onSuccess: { _ in }, onFailure: { error in errors.mutate { $0.append(error) } })
    try await wait("an error") { errors.value.count == 1 }
    XCTAssertEqual(errors.value.first as? NoNetwork, NoNetwork())
    subscription.cancel()
  }

  /// The main actor is kept busy, so that the value cannot arrive before it is cancelled.
  @MainActor func testAValueOnItsWayIsSilenced() async throws {
    let (isMade, heard) = (Locked(false), Locked(0))
    let subscription = Single<Int> {
      isMade.mutate { $0 = true }
      return 1
    }.subscribe(
      onSuccess: { _ in heard.mutate { $0 += 1 } }, onFailure: { _ in heard.mutate { $0 += 1 } })
    let deadline = Date().addingTimeInterval(0.3)
    while !isMade.value, Date() < deadline {}
    let later = Date().addingTimeInterval(0.01)
    while Date() < later {}
    subscription.cancel()
    await breathe()
    XCTAssertEqual(heard.value, 0)
  }

  func testFreeingCancels() async throws {
    let (began, ended, heard) = (Locked(false), Locked(false), Locked(0))
    var subscription: Subscription? = Single<Int> {
      began.mutate { $0 = true }
      while !Task.isCancelled { await Task.yield() }
      ended.mutate { $0 = true }
      return 1
    }.subscribe(
      onSuccess: { _ in heard.mutate { $0 += 1 } }, onFailure: { _ in heard.mutate { $0 += 1 } })
    try await wait("it begins") { began.value }
    XCTAssertNotNil(subscription)
    subscription = nil
    try await wait("it is cancelled") { ended.value }
    await breathe()
    XCTAssertEqual(heard.value, 0)
  }

  func testOwnersAreHeldWeakly() async throws {
    var source: TextSource? = TextSource()
    weak var gone = source
    let single = source?.fetchDataSingle(forDataType: .usdPrices, as: USDPrice.self)
    source = nil
    XCTAssertNil(gone)
    do {
      for try await _ in try XCTUnwrap(single) { XCTFail("nobody is there") }
      XCTFail("no error")
    } catch {
      XCTAssertEqual(error as? SingleError, .ownerReleased)
    }
    var repository: MarketsRepository? = MarketsRepository { _ in TextSource() }
    weak var left = repository
    let prices = repository?.asSingle { try await $0.fetchUSDPrices() }
    repository = nil
    XCTAssertNil(left)
    do {
      for try await _ in try XCTUnwrap(prices) { XCTFail("nobody is there") }
      XCTFail("no error")
    } catch {
      XCTAssertEqual(error as? SingleError, .ownerReleased)
    }
  }
}
