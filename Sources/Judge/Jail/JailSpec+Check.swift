extension JailSpec {
  /// Refuses what the keeper would refuse, with a reason for people.
  func check() throws(JailError) {
    guard let program = arguments.first, program.hasPrefix("/") else {
      throw .invalidSpec("the program's path isn't absolute")
    }
    let texts = arguments + environment.flatMap { [$0.key, $0.value] }
    guard !texts.contains(where: { $0.utf8.contains(0) }) else {
      throw .invalidSpec("an argument or variable contains a NUL byte")
    }
    guard !environment.keys.contains(where: { $0.isEmpty || $0.contains("=") }) else {
      throw .invalidSpec("a variable's name is empty or contains '='")
    }
    for mount in mounts where !mount.isSound {
      throw .invalidSpec("\(mount.jail) can't be a mount point")
    }
    for item in inherited where !item.isSound {
      throw .invalidSpec("\(item.host) can't be inherited")
    }
    try Self.check(files, placed, collected)
  }

  fileprivate static func check(
    _ files: [File], _ placed: [Placed], _ collected: [String]
  ) throws(JailError) {
    let names = files.map(\.name) + placed.map(\.name) + collected
    for name in names where !isBareName(name) {
      throw .invalidSpec("\(name) isn't a bare file name")
    }
    for item in placed where !item.host.hasPrefix("/") || item.host.utf8.contains(0) {
      throw .invalidSpec("\(item.host) isn't an absolute path")
    }
  }

  private static func isBareName(_ name: String) -> Bool {
    let bytes = name.utf8
    return !bytes.isEmpty && bytes.count < 256 && ![".", ".."].contains(name)
      && !bytes.contains(0) && !bytes.contains(UInt8(ascii: "/"))
  }
}

extension RunOrder {
  /// Refuses what the keeper would refuse, with a reason for people.
  func check() throws(JailError) { try JailSpec.check(files, placed, collected) }
}

extension JailSpec.Inherited {
  fileprivate var isSound: Bool {
    host.hasPrefix("/") && !host.utf8.contains(0) && [0, Self.tape].contains(descriptor)
  }
}

extension JailSpec.Mount {
  fileprivate var isSound: Bool {
    let own = ["work", "tmp", "dev", "proc"]
    let parts = PackagePath.parts(jail).dropFirst()
    guard jail.hasPrefix("/"), host.hasPrefix("/"), !(jail + host).utf8.contains(0),
      let first = parts.first, !own.contains(first)
    else { return false }
    return parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  }
}
