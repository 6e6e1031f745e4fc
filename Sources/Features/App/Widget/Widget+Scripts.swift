import Domain
public import Foundation

extension Widget {
  /// A program for Scriptable or Übersicht that shows the day.
  ///
  /// `address` is that of the data, with the key. Throws: ``WidgetError/templateMissing(file:)``.
  public static func script(
    _ format: Format, address: String, publicFolder: URL
  ) throws -> String {
    let name = format == .scriptable ? "scriptable.js" : "ubersicht.jsx"
    let quoted = Value.string(address).json
    return try template(name, in: publicFolder).replacing("\"FOCUS_ADDRESS\"", with: quoted)
  }

  /// The style of the picture.
  public static func cardStyle(in publicFolder: URL) throws -> String {
    try template("card.css", in: publicFolder)
  }

  private static func template(_ name: String, in publicFolder: URL) throws -> String {
    let file = publicFolder.appending(path: "widget").appending(path: name)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw WidgetError.templateMissing(file: file.path)
    }
    return text
  }
}
