// Bug: a further content replaces the one before instead of being appended.
class FileSystem {
  private var names: [String: Set<String>] = [:]
  private var contents: [String: String] = [:]

  init() {}

  func ls(_ path: String) -> [String] {
    if contents[path] != nil { return [String(path.split(separator: "/").last!)] }
    return names[path == "/" ? "" : path, default: []].sorted()
  }

  func mkdir(_ path: String) {
    var directory = ""
    for name in path.split(separator: "/") {
      names[directory, default: []].insert(String(name))
      directory += "/" + name
    }
  }

  func addContentToFile(_ filePath: String, _ content: String) {
    mkdir(filePath)
    contents[filePath] = content
  }

  func readContentFromFile(_ filePath: String) -> String {
    contents[filePath] ?? ""
  }
}
