import RoundsData
import Testing

struct ProjectTests {
  /// The lists of settings for architectures, each with its entries in order.
  private var lists: [[String]] {
    var lists: [[String]] = []
    var isInside = false
    for line in ProjectConfiguration.project.split(separator: "\n") {
      let text = line.filter { !$0.isWhitespace }
      if text.contains("[arch=*]"), text.hasSuffix("(") {
        lists.append([])
        isInside = true
      } else if text.hasPrefix(")") {
        isInside = false
      } else if isInside {
        lists[lists.count - 1].append(String(text.filter { $0 != "," }))
      }
    }
    return lists
  }

  @Test func `every list for an architecture begins with what is inherited`() {
    #expect(!lists.isEmpty)
    for list in lists {
      #expect(list.first == "\"$(inherited)\"")
      #expect(list.count > 1)
      #expect(list.count { $0.contains("inherited") } == 1)
    }
  }

  @Test func `the sandbox is off where it says so, and the tests' pods bring no resources`() {
    #expect(ProjectConfiguration.project.contains("ENABLE_USER_SCRIPT_SANDBOXING = NO;"))
    let parts = ProjectConfiguration.podfile.split(separator: "RoundsTests")
    #expect(parts.count == 2)
    #expect(parts.last?.contains("inherit! :search_paths") == true)
  }
}
