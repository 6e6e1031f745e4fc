import Domain

extension StubRequest {
  /// The root fields that a GraphQL request asks for; none for any other request.
  public var rootFields: [String] {
    guard let query = json?["query"]?.text else { return [] }
    let roots = try? GraphQLField.roots(of: query, variables: json?["variables"] ?? .null)
    return roots?.map(\.name) ?? []
  }
}
