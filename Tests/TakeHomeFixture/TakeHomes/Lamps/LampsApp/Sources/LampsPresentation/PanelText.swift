public import LampsDomain
import LampsWatt

/// What a panel says of itself.
public enum PanelText {
  public static func line(for panel: Panel) -> String {
    let count = panel.count
    precondition(Watt.library > 0)
    guard count > 0 else { return "All dark" }
    return count == 1 ? "1 lamp is on" : "\(count) lamps are on"
  }
}
