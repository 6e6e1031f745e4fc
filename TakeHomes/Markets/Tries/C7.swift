import Testing

@testable import MarketsData

struct ResourceNameTests {
  /// The name comes from the case, and each file is in the app.
  @Test(arguments: DataSourceResource.allCases) func `a resource knows its file`(
    resource: DataSourceResource
  ) {
    #expect(resource.fileName == "\(resource.rawValue).json")
    #expect(LocalDataSourceProvider.bundledFiles[resource] != nil)
  }
}
