import Foundation
@testable import JourneyFeature
import SiteKit
import Testing
import TestSupport

struct ModuleBundleTests {
  private let modules = [
    "index.js": """
    import {
      one,
      two,
    } from "./parts/a.js";
    import { three } from "./b.js";
    export function start() { return one + two() + three; }
    """,
    "parts/a.js": """
    import { three } from "../b.js";
    const one = three;
    export { one };
    export async function* two() {}
    """,
    "b.js": "export const three = 3;\n",
  ]

  @Test func `modules come before those that import them, each once`() throws {
    let script = try ModuleBundle { modules[$0] ?? "" }.script(["index.js"])
    let places = try ["b.js", "parts/a.js", "index.js"].map {
      try #require(script.range(of: "modules[\"\($0)\"] = ")).lowerBound
    }
    #expect(places == places.sorted())
    #expect(script.components(separatedBy: "modules[\"b.js\"] = ").count == 2)
    #expect(script.contains("return { one, two };"))
    #expect(!script.contains("import") && !script.contains("export"))
  }

  @Test func `a module of several entries exports what each of them does`() throws {
    let text = try ModuleBundle { modules[$0] ?? "" }.module(["index.js", "b.js"])
    #expect(
      text.hasSuffix(
        "\nexport const { start, three } = { ...modules[\"index.js\"], ...modules[\"b.js\"] };\n"))
  }

  @Test func `a module that exports nothing is run all the same`() throws {
    let text = try ModuleBundle {
      $0 == "w.js" ? "import { three } from \"./b.js\";\nserve(three);" : modules[$0] ?? ""
    }
    .module(["w.js"])
    #expect(text.contains("const { three } = modules[\"b.js\"];\nserve(three);"))
    #expect(!text.contains("export"))
  }

  @Test func `comments that say types are left out, and casts stay`() throws {
    let code = """
      const a = 1;
      export function f(b) {
        /** @type {any} */ (b).c = a;
      }
      """
    let written = """
      /** @type {number} */
      const a = 1;
      /**
       * @param {any} b
       */
      export function f(b) {
        /** @type {any} */ (b).c = a;
      }
      """
    let scripts = try [code, written].map { text in
      try ModuleBundle { _ in text }.script(["t.js"])
    }
    #expect(scripts[0] == scripts[1])
  }

  @Test func `the player's own modules leave no import behind`() throws {
    let folder = repositoryRoot.appending(path: "Public/js/journey")
    let script = try ModuleBundle {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }.script(["index.js"])
    let left = script.split(separator: "\n").filter {
      $0.hasPrefix("import ") || $0.hasPrefix("export ") || $0.hasPrefix("} from ")
    }
    #expect(left == [])
  }
}
