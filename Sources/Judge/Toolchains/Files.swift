internal import Foundation

/// Whether a path names a file that this user may run.
func isExecutable(_ path: String) -> Bool {
  var isFolder: ObjCBool = false
  return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
}

/// Whether anything stands at a path.
func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

/// The path with every symbolic link followed.
func realPath(_ path: String) -> String {
  URL(filePath: path).resolvingSymlinksInPath().path
}

/// A file's bytes, or an error that names it as one of ours.
func runtimeFile(_ path: String) throws(JudgeError) -> [UInt8] {
  guard let data = FileManager.default.contents(atPath: path) else {
    throw .missing(path)
  }
  return Array(data)
}
