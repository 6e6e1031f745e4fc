public import MachineKit

/// The flow as one function: what each state makes of what happens, and what is to be done then.
public enum KYSRules: Machine {
  public typealias State = KYSState

  /// The four actions, and the four answers of the service.
  public enum Event: Hashable, Sendable {
    case check, update, cancel
    case save(KYSStatus)
    case current, outdated, saved, failed
  }

  public enum Effect: Hashable, Sendable {
    case getStatus
    case saveStatus(KYSStatus)
  }

  public static func next(_ state: KYSState, _ event: Event) -> (KYSState, [Effect])? {
    switch (state, event) {
    case (.final, .check): (.check, [.getStatus])
    case (.check, .current): (.final(.upToDate), [])
    case (.check, .outdated): (.prompt, [])
    case (.check, .failed): (.final(.failure), [])
    case (.prompt, .update): (.update, [])
    case (.prompt, .cancel): (.final(.postponed), [])
    case (.update, .cancel): (.final(.cancelled), [])
    case (.update, .save(let status)): (.save(status), [.saveStatus(status)])
    case (.save, .saved): (.final(.success), [])
    case (.save, .failed): (.final(.failure), [])
    default: nil
    }
  }
}

extension KYSRules.Event: CustomStringConvertible {
  public var description: String {
    switch self {
    case .check: "check"
    case .update: "update"
    case .cancel: "cancel"
    case .save(let status): "save(\(status.rawValue))"
    case .current: "current"
    case .outdated: "outdated"
    case .saved: "saved"
    case .failed: "failed"
    }
  }
}

extension KYSRules.Effect: CustomStringConvertible {
  public var description: String {
    switch self {
    case .getStatus: "getStatus"
    case .saveStatus(let status): "saveStatus(\(status.rawValue))"
    }
  }
}
