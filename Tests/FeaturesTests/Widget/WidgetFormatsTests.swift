@testable import AppFeature
import Domain
import Foundation
import Markup
import SiteKit
import Testing
import TestSupport

@Suite struct WidgetFormatsTests {
  private let context = PageContext(nonce: "nonce", formToken: "token")
  private let origin = "http://127.0.0.1:8080"
  private let folder = repositoryRoot.appending(path: "Public")

  @Test(arguments: WidgetData.states)
  func `every form of every state is as it was recorded`(name: String, data: WidgetData) throws {
    let model = Widget.Model(data)
    let card = WidgetCard(model, style: try Widget.cardStyle(in: folder))
    for (ending, text) in [
      ("html", Widget.html(model).text), ("txt", Widget.text(model)),
      ("xbar.txt", Widget.xbar(model, origin: origin)), ("waybar.json", Widget.waybar(model)),
      ("svg", card.svg), ("json", try WidgetDataWriter.json(data)),
    ] {
      try expectSnapshot(text, named: "\(name).\(ending)")
    }
  }

  @Test(arguments: WidgetData.states)
  func `the page is well formed and small`(name: String, data: WidgetData) throws {
    let page = Widget.page(Widget.Model(data), context).text
    expectWellFormed(page)
    #expect(page.contains("<body class=\"small\">"))
    #expect(!page.contains("<nav"))
    #expect(!page.contains("<script>alert"))
  }

  @Test func `the calendar is as it was recorded`() throws {
    try expectSnapshot(Widget.calendar(.sample).text, named: "calendar.ics")
  }

  @Test(arguments: WidgetData.states)
  func `a menu has one line an item, and parameters only of ours`(
    name: String, data: WidgetData
  ) {
    let lines = Widget.xbar(Widget.Model(data), origin: origin).split(separator: "\n")
    #expect(lines.first?.hasPrefix("Focus ") == true)
    // Argos would read them as markup.
    #expect(!lines.contains { line in "<>&".contains { line.contains($0) } })
    for line in lines where line.contains("|") {
      let halves = line.components(separatedBy: " | ")
      #expect(halves.count == 2)
      #expect(halves[1].hasPrefix("href=\(origin)/") || halves[1] == "refresh=true")
      #expect(!halves[1].contains(" "))
    }
  }

  @Test(arguments: WidgetData.states)
  func `a bar gets one line of JSON, with Pango's signs escaped`(
    name: String, data: WidgetData
  ) throws {
    let line = Widget.waybar(Widget.Model(data))
    #expect(line.count { $0 == "\n" } == 1)
    let value = try Value(json: line)
    #expect(value["tooltip"]?.text?.contains("<") == false)
    #expect((0...100).contains(value["percentage"]?.integer ?? -1))
  }

  @Test(arguments: [Widget.Format.scriptable, .ubersicht])
  func `a program holds its address as a text that cannot end early`(
    format: Widget.Format
  ) throws {
    let address = "http://127.0.0.1:8080/widget.json?key=\"; steal(); \""
    let script = try Widget.script(format, address: address, publicFolder: folder)
    #expect(script.contains("const address = \(Value.string(address).json);"))
    #expect(!script.contains("FOCUS_ADDRESS"))
    #expect(throws: WidgetError.self) {
      try Widget.script(format, address: "", publicFolder: folder.appending(path: "nowhere"))
    }
  }

  @Test func `the picture's colours are the stylesheet's tokens`() throws {
    func colours(_ file: String) throws -> Set<Substring> {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      return Set(text.matches(of: /#[0-9A-Fa-f]{6}/).map(\.output))
    }
    let tokens = try colours("css/theme.css")
    #expect(try colours("widget/card.css").subtracting(tokens) == [])
    #expect(try colours("focus.webmanifest").subtracting(tokens) == [])
  }

  @Test func `addresses are shown only where there is a key`() {
    let none = Widget.accessPage(Widget.AccessModel(key: nil, origin: origin), context).text
    expectWellFormed(none)
    #expect(none.contains("Make the addresses") && !none.contains("Revoke"))
    let model = Widget.AccessModel(key: "k", origin: origin)
    #expect(
      model.addresses.map(\.url) == [
        "\(origin)/calendar.ics?key=k", "\(origin)/widget.svg?key=k", "\(origin)/widget.json?key=k",
      ])
    let some = Widget.accessPage(model, context).text
    expectWellFormed(some)
    #expect(some.contains("Make new ones") && some.contains("action=\"/widget/access/revoke\""))
    #expect(some.contains("name=\"csrf\" value=\"token\""))
  }
}
