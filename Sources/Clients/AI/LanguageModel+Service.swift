public import Domain

extension LanguageModel {
  /// The model of a choice; a service that needs no key takes none.
  ///
  /// Throws: ``OnlineError/badAddress(_:)``, ``OnlineError/openAddress(_:)``.
  public static func service(
    _ choice: AIChoice, key: String?, requests: RequestExecuting
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
    let conversation = ModelConversation(wire: wire, key: key, requests: requests)
    let host = wire.address.authority
    return LanguageModel(
      name: choice.model.isEmpty ? host : "\(choice.model) at \(host)",
      complete: { try await conversation.complete($0) },
      stream: { conversation.stream($0) })
  }
}
