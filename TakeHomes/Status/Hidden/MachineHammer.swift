import Foundation
import Synchronization
import Testing

@testable import StatusData
@testable import StatusDomain
@testable import StatusPresentation

/// Two threads give the answers of many machines, both of them to each.
@MainActor @Suite struct MachineHammer {
  /// Where both threads stand before each machine; it orders nothing between them.
  private final class Meeting: Sendable {
    private let arrived = Atomic<Int>(0)

    func arrive() {
      arrived.add(1, ordering: .relaxed)
      var turns = 0
      while arrived.load(ordering: .relaxed) < 2 {
        turns += 1
        // The other thread may need this processor.
        if turns > 2_000 {
          sched_yield()
          turns = 0
        }
      }
    }
  }

  private func answerTwice(
    _ services: [ServiceDouble], _ reply: Reply, isSave: Bool
  ) async -> Bool {
    let meetings = services.map { _ in Meeting() }
    let ended = Tally()
    for _ in 0..<2 {
      Lab.elsewhere {
        for (service, meeting) in zip(services, meetings) {
          meeting.arrive()
          if isSave { service.answer(reply, save: nil) } else { service.answer(reply) }
        }
        ended.add()
      }
    }
    return await Lab.eventually(within: 4) { ended.count == 2 }
  }

  @Test func `two threads answer each machine, which takes one answer`() async {
    let services = (0..<400).map { _ in ServiceDouble() }
    let listeners = services.map { _ in Listener() }
    let machines = zip(services, listeners).map { service, listener in
      let machine = KYSMachine(service: service)
      machine.onEvent = { listener.hear($0) }
      machine.check()
      return machine
    }
    #expect(await answerTwice(services, .success(.outdated), isSave: false))
    #expect(await Lab.eventually(within: 3) { machines.allSatisfy { $0.state == .prompt } })
    for machine in machines {
      machine.update()
      machine.save(status: .positive)
    }
    #expect(await answerTwice(services, .success(.current), isSave: true))
    #expect(
      await Lab.eventually(within: 3) { machines.allSatisfy { $0.state == .final(.success) } })
    await Lab.settle()
    let way: [KYSState] = [.check, .prompt, .update, .save(.positive), .final(.success)]
    #expect(listeners.allSatisfy { $0.entered == way })
    #expect(listeners.allSatisfy { $0.isAlwaysOnMain })
  }

  @Test func `machines are freed while their answers arrive`() async {
    let services = (0..<400).map { _ in ServiceDouble() }
    let listener = Listener()
    var machines = services.map { service in
      let machine = KYSMachine(service: service)
      machine.onEvent = { listener.hear($0) }
      machine.check()
      return machine
    }
    let watched = machines.map(Weak.init)
    let ended = Tally()
    Lab.elsewhere {
      for service in services { service.answer(.success(.outdated)) }
      ended.add()
    }
    while !machines.isEmpty {
      machines.removeLast(min(20, machines.count))
      await Task.yield()
    }
    #expect(await Lab.eventually(within: 4) { ended.count == 1 })
    #expect(await Lab.eventually(within: 3) { watched.allSatisfy { $0.machine == nil } })
    #expect(listener.isAlwaysOnMain)
  }

  private struct Weak {
    weak var machine: KYSMachine?
    init(_ machine: KYSMachine) { self.machine = machine }
  }
}
