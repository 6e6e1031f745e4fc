/// A state of the flow as an object; what it does not take, it refuses by doing nothing.
@MainActor public protocol IState: AnyObject {
  var state: KYSState { get }

  func enter()
  /// From here on the object does nothing any more, whatever still comes.
  func exit()

  func check()
  func update()
  func cancel()
  func save(status: KYSStatus)
}

extension IState {
  public func enter() {}
  public func check() {}
  public func update() {}
  public func cancel() {}
  public func save(status: KYSStatus) {}
}
