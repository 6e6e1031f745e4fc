/// The flow with its states as objects.
@MainActor public final class KYSMachine: KYSMachineProtocol {
  private let context: KYSContext

  public init(service: any KYSServiceProtocol) {
    context = KYSContext(service: service)
  }

  public var state: KYSState { context.current.state }
  public var profile: KYSProfile? { context.profile }

  public var onEvent: @MainActor (KYSEvent) -> Void {
    get { context.onEvent }
    set { context.onEvent = newValue }
  }

  public func check() { context.current.check() }
  public func update() { context.current.update() }
  public func cancel() { context.current.cancel() }
  public func save(status: KYSStatus) { context.current.save(status: status) }
}
