// Bug: takes every path that begins with the same letters for one inside the directory.
class FileSystem {
  private var paths: Set<String> = []
  private var contents: [String: String] = [:]

  init() {}

  func ls(_ path: String) -> [String] {
    if contents[path] != nil { return [String(path.split(separator: "/").last!)] }
    var names: Set<String> = []
    for other in paths where other.hasPrefix(path) {
      let rest = other.dropFirst(path.count).split(separator: "/")
      if let name = rest.first { names.insert(String(name)) }
    }
    return names.sorted()
  }

  func mkdir(_ path: String) { paths.insert(path) }

  func addContentToFile(_ filePath: String, _ content: String) {
    mkdir(filePath)
    contents[filePath, default: ""] += content
  }

  func readContentFromFile(_ filePath: String) -> String {
    contents[filePath] ?? ""
  }
}
