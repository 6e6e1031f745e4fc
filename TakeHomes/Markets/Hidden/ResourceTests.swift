import Foundation
import Synchronization
import Testing

@testable import MarketsApplication
@testable import MarketsData
@testable import MarketsDomain
@testable import MarketsPresentation

/// C7: a resource's name is written once, in its enum.
@Suite struct ResourceTests {
  @Test func `there are two resources`() {
    #expect(Set(DataSourceResource.allCases) == [.usdPrices, .allPrices])
  }

  @Test(arguments: [
    (DataSourceResource.usdPrices, "usdPrices.json"), (.allPrices, "allPrices.json"),
  ])
  func `a resource knows its file`(resource: DataSourceResource, name: String) {
    #expect(resource.fileName == name)
    #expect(DataSourceResource(rawValue: String(name.dropLast(5))) == resource)
  }

  @Test func `every resource comes with the app`() {
    #expect(Set(LocalDataSourceProvider.bundledFiles.keys) == Set(DataSourceResource.allCases))
  }

  @Test func `two resources are not equal`() {
    #expect(
      Lab.tellsApart(
        DataSourceResource.allCases
      ) { $0 == $1 })
  }
}
