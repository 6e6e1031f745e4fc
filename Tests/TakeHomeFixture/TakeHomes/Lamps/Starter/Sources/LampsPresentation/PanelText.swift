import LampsDomain

public enum PanelText {
  public static func line(of panel: Panel) -> String { "\(panel.count) lamps are on" }
}
