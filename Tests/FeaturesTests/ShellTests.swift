import Foundation
import Markup
import SiteKit
import Testing
import TestSupport

@Suite struct ShellTests {
  @Test func `a page's stylesheets follow those of every page`() {
    let page = Shell.page(
      title: "x", section: nil, context: PageContext(nonce: "n", formToken: "t"),
      styles: ["plan", "review"], body: ""
    ).text
    let links = page.matches(of: /css\/([a-z-]+)\.css/).map { String($0.output.1) }
    #expect(links == ["theme", "shell", "controls", "plan", "review"])
  }

  @Test func `every stylesheet that a view names is there`() throws {
    let views = repositoryRoot.appending(path: "Sources/Features")
    var names: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: views.path)
    where path.hasSuffix(".swift") {
      let source = try String(contentsOf: views.appending(path: path), encoding: .utf8)
      for list in source.matches(of: /styles(?::| =) \[([^\]]*)\]/) {
        names.formUnion(list.output.1.matches(of: /"([a-z-]+)"/).map { String($0.output.1) })
      }
    }
    #expect(names.contains("today"))
    let styles = repositoryRoot.appending(path: "Public/css")
    for name in names {
      #expect(FileManager.default.fileExists(atPath: styles.appending(path: "\(name).css").path))
    }
  }
}
