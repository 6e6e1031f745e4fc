/// The flow for whoever shows it: where it stands, what one may do, and what happened.
@MainActor public protocol KYSMachineProtocol: AnyObject {
  var state: KYSState { get }
  /// The last that the service gave.
  var profile: KYSProfile? { get }
  /// Hears of each transition, on the main actor; may act at once on a state that was entered.
  var onEvent: @MainActor (KYSEvent) -> Void { get set }

  func check()
  func update()
  func cancel()
  func save(status: KYSStatus)
}
