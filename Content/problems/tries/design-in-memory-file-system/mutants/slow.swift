// Bug: too slow: searches all paths for each ls.
class FileSystem {
  private var paths: Set<String> = []
  private var contents: [String: String] = [:]

  init() {}

  func ls(_ path: String) -> [String] {
    let start = path == "/" ? "/" : path + "/"
    if contents[path] != nil { return [String(path.split(separator: "/").last!)] }
    var names: Set<String> = []
    for other in paths where other.hasPrefix(start) {
      names.insert(String(other.dropFirst(start.count).split(separator: "/")[0]))
    }
    return names.sorted()
  }

  func mkdir(_ path: String) {
    if path != "/" { paths.insert(path) }
  }

  func addContentToFile(_ filePath: String, _ content: String) {
    mkdir(filePath)
    contents[filePath, default: ""] += content
  }

  func readContentFromFile(_ filePath: String) -> String {
    contents[filePath] ?? ""
  }
}
