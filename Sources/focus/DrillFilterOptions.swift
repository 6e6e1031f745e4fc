import ArgumentParser
import Domain
import SiteKit

/// Which cards a command of the drill means.
struct DrillFilterOptions: ParsableArguments {
  @Option(help: "The topic, such as markets or concepts.")
  var topic: String?
  @Option(help: "The kind: K, T, S, D, G, C or N (see focus drill list).")
  var kind: String?
  @Option(help: "Only cards that are due or new.")
  var state: String?

  func filter() throws -> DrillFilter {
    DrillFilter(
      topic: topic?.lowercased(), kind: try kind.map(Self.kind), state: try state.map(Self.state))
  }

  private static func kind(_ name: String) throws -> DrillCard.Kind {
    let kinds = DrillCard.Kind.allCases
    let known = kinds.first {
      $0.rawValue == name.uppercased() || $0.title.lowercased() == name.lowercased()
    }
    guard let known else {
      throw CommandError.unknownName(kind: "kind", name: name, known: kinds.map(\.rawValue))
    }
    return known
  }

  private static func state(_ name: String) throws -> DrillFilter.State {
    guard let state = DrillFilter.State(rawValue: name.lowercased()) else {
      throw CommandError.unknownName(
        kind: "state", name: name, known: DrillFilter.State.allCases.map(\.rawValue))
    }
    return state
  }
}
