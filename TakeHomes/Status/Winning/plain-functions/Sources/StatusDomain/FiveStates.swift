@MainActor public final class CheckState: IState, Playing {
  var player: Player
  public init(context: any IStateContext) { player = Player(.check, context) }
  public var state: KYSState { player.state }
  public func enter() { begin() }
  public func exit() { player.exit() }
  public func check() { player.check() }
  public func update() { player.update() }
  public func cancel() { player.cancel() }
  public func save(status: KYSStatus) { player.save(status) }
}

@MainActor public final class PromptState: IState, Playing {
  var player: Player
  public init(context: any IStateContext) { player = Player(.prompt, context) }
  public var state: KYSState { player.state }
  public func enter() { begin() }
  public func exit() { player.exit() }
  public func check() { player.check() }
  public func update() { player.update() }
  public func cancel() { player.cancel() }
  public func save(status: KYSStatus) { player.save(status) }
}

@MainActor public final class UpdateState: IState, Playing {
  var player: Player
  public init(context: any IStateContext) { player = Player(.update, context) }
  public var state: KYSState { player.state }
  public func enter() { begin() }
  public func exit() { player.exit() }
  public func check() { player.check() }
  public func update() { player.update() }
  public func cancel() { player.cancel() }
  public func save(status: KYSStatus) { player.save(status) }
}

@MainActor public final class SaveState: IState, Playing {
  var player: Player
  public init(status: KYSStatus, context: any IStateContext) {
    player = Player(.save(status), context)
  }
  public var state: KYSState { player.state }
  public func enter() { begin() }
  public func exit() { player.exit() }
  public func check() { player.check() }
  public func update() { player.update() }
  public func cancel() { player.cancel() }
  public func save(status: KYSStatus) { player.save(status) }
}

@MainActor public final class FinalState: IState, Playing {
  var player: Player
  public init(outcome: KYSOutcome?, context: any IStateContext) {
    player = Player(.final(outcome), context)
  }
  public var state: KYSState { player.state }
  public func enter() { begin() }
  public func exit() { player.exit() }
  public func check() { player.check() }
  public func update() { player.update() }
  public func cancel() { player.cancel() }
  public func save(status: KYSStatus) { player.save(status) }
}
