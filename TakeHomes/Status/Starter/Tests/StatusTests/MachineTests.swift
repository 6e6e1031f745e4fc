import Foundation
import Testing

@testable import StatusDomain

final class SlowService: KYSServiceProtocol, @unchecked Sendable {
  func getStatus(completion: @escaping @Sendable (Result<KYSProfile, any Error>) -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
      completion(.success(KYSProfile(status: .positive, needsUpdate: true)))
    }
  }

  func saveStatus(
    _ status: KYSStatus, completion: @escaping @Sendable (Result<KYSProfile, any Error>) -> Void
  ) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
      completion(.success(KYSProfile(status: status, needsUpdate: false)))
    }
  }
}

@MainActor @Suite struct MachineTests {
  @Test func `an old status can be saved`() async throws {
    let machine = KYSMachine(service: SlowService())
    machine.check()
    // It takes a moment.
    try await Task.sleep(for: .milliseconds(200))
    #expect(machine.state == .prompt)
    machine.update()
    machine.save(status: .positive)
    try await Task.sleep(for: .milliseconds(200))
    #expect(machine.state == .final(.success))
  }
}
