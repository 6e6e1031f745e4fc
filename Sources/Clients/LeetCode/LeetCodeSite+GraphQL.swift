internal import Domain

extension LeetCodeSite {
  /// What a query brought: its data, and what went wrong beside it.
  struct Findings: Sendable {
    var data: Value
    /// LeetCode's own sentences.
    var complaints: [String]
    fileprivate var trouble: OnlineError?

    /// The field that was asked for; nil for null.
    ///
    /// Throws: ``OnlineError`` when it is null because something went wrong, or is missing.
    func field(_ name: String) throws -> Value? {
      switch data[name] {
      case .some(.null), nil:
        if let trouble { throw trouble }
        guard data[name] != nil else {
          throw OnlineError.unreadable(
            service: LeetCodeSite.service, reason: "an answer without “\(name)”")
        }
        return nil
      case let value?: return value
      }
    }
  }

  /// Asks a query.
  ///
  /// Throws: ``OnlineError``, also when there is no data at all.
  func ask(
    _ query: String, _ variables: Value, session: OnlineSession? = nil, slug: String? = nil
  ) async throws -> Findings {
    let call = Call(
      path: "/graphql", session: session, slug: slug,
      body: ["query": .string(query), "variables": variables])
    let answer = try await send(call)
    let reading = LeetCodeAnswer(answer, to: call, now: .systemTime)
    let document = try reading.value
    let complaints = (document["errors"]?.elements ?? []).compactMap { $0["message"]?.words }
    let trouble = complaints.first.map(reading.error(saying:))
    guard let data = document["data"], data != .null else {
      if let trouble { throw trouble }
      // Without an error of its own, LeetCode has no data for those it does not know.
      throw session == nil
        ? OnlineError.unreadable(service: Self.service, reason: "an answer without data")
        : OnlineError.sessionEnded(service: Self.service)
    }
    return Findings(data: data, complaints: complaints, trouble: trouble)
  }
}
