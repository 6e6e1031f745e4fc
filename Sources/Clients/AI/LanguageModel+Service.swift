public import Domain

extension LanguageModel {
  /// The model of a choice; a service that needs no key takes none.
  ///
  /// Whoever does not own the machine hears only that there was no answer, not what is at an address.
  /// Throws: ``OnlineError/badAddress(_:)``, ``OnlineError/openAddress(_:)``.
  public static func service(
    _ choice: AIChoice, key: String?, requests: RequestExecuting, reach: ServiceReach = .owner
  ) throws -> LanguageModel {
    let wire: any ModelWire
    let key = key.flatMap { $0.isEmpty ? nil : $0 }
    switch choice.service {
    case .offline: throw OnlineError.badAddress(choice.address)
    case .openAI:
      wire = ChatCompletions(
        address: try ServiceAddress(choice.address), model: choice.model, key: key)
    case .anthropic:
      let address = choice.address.isEmpty ? AnthropicMessages.home : choice.address
      wire = AnthropicMessages(
        address: try ServiceAddress(address), model: choice.model, key: key)
    }
    let host = wire.address.authority
    guard wire.address.mayBe(within: reach) else {
      throw OnlineError.forbiddenAddress(service: host)
    }
    let conversation = ModelConversation(
      wire: wire, key: key, requests: requests.within(reach))
    let name = choice.model.isEmpty ? host : "\(choice.model) at \(host)"
    guard !reach.tellsFailures else {
      return LanguageModel(
        name: name, complete: { try await conversation.complete($0) },
        stream: { conversation.stream($0) })
    }
    return LanguageModel(
      name: name,
      complete: { prompt in
        try await quietly(host) { try await conversation.complete(prompt) }
      },
      stream: { prompt in
        .told { tell in
          try await quietly(host) {
            for try await piece in conversation.stream(prompt) { tell(piece) }
          }
        }
      })
  }

  /// Does something, and tells of all that an address may do wrong in one way.
  private static func quietly<Result>(
    _ host: String, _ body: () async throws -> Result
  ) async throws -> Result {
    do { return try await body() } catch let error as OnlineError {
      if case .cutOff = error { throw error }
      throw OnlineError.noUsableAnswer(service: host)
    }
  }
}

extension RequestExecuting {
  /// The same for addresses that somebody typed.
  func within(_ reach: ServiceReach) -> RequestExecuting {
    RequestExecuting(
      send: { request in
        var request = request
        request.reach = reach
        return try await send(request)
      },
      stream: { request in
        var request = request
        request.reach = reach
        return stream(request)
      })
  }
}
