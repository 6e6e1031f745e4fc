import ArgumentParser
import Domain
import OnlineFeature
import SiteKit

/// Which language model a command asks; the settings' where nothing is said.
struct ModelOptions: ParsableArguments {
  @Option(
    name: .customLong("ai-service"),
    help: "The model's API: offline, openai or anthropic.")
  var service: String?

  @Option(name: .customLong("ai-address"), help: "The model's address.")
  var address: String?

  @Option(name: .customLong("ai-model"), help: "The model's name.")
  var name: String?

  @Option(help: "The data folder whose settings are used.")
  var data: String?

  var isGiven: Bool { service != nil || address != nil || name != nil }

  func validate() throws {
    if let service, AIChoice.Service(rawValue: service) == nil {
      let known = AIChoice.Service.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("--ai-service must be one of: \(known).")
    }
  }

  /// Throws: ``OnlineError`` for an address that is none.
  func provider(
    _ environment: [String: String], with services: Services
  ) async throws -> TestCaseAIProviding {
    let kept = try await services.aiChoice()
    var choice = kept
    if let service = service.flatMap({ AIChoice.Service(rawValue: $0) }) {
      if service != kept.service { choice = AIChoice(service: service) }
    } else if choice.service == .offline, isGiven {
      choice.service = .openAI
    }
    if let address { choice.address = address }
    if let name { choice.model = name }
    return try await AI.provider(choice, key: environment["FOCUS_AI_KEY"], with: services)
  }
}
