import Testing

@testable import MarketsData

struct ResourceNameTests {
  @Test(arguments: DataSourceResource.allCases) func `a resource knows its file`(
    resource: DataSourceResource
  ) {
    #expect(resource.fileName == "\(resource.rawValue).json")
    #expect(LocalDataSourceProvider.bundledFiles[resource] != nil)
  }
}
