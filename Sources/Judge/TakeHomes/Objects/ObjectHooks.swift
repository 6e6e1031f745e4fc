/// What an object file of a candidate holds that reaches for the process that judges it.
enum ObjectHooks {
  /// They look into the process, or leave it in another way than code under test may.
  private static let refused: Set = [
    "dlsym", "dlvsym", "dlopen", "dlmopen", "dladdr", "dladdr1", "dl_iterate_phdr",
    "ptrace",
    "process_vm_readv", "process_vm_writev", "mprotect", "pkey_mprotect", "atexit", "on_exit",
    "at_quick_exit", "__register_atfork", "pthread_atfork", "fork", "vfork", "clone", "execve",
    "execv",
    "execvp", "fexecve", "posix_spawn", "posix_spawnp", "swift_demangle", "focus_record",
    "focus_mutated", "focus_switch", "swt_abiv0_getEntryPoint",
  ]
  private static let starters = [
    ".init_array", ".preinit_array", ".fini_array", ".ctors", ".dtors",
  ]
  /// What the compiler itself gives names that are no Swift ones.
  private static let own = ["$s", "$S", "__swift", "_swift", "main"]

  /// In a sentence's part; nil where there is nothing of the kind.
  ///
  /// `entry` is what the compiler calls the entry of a module that has one.
  static func reason(in bytes: [UInt8], entry: String?) -> String? {
    // What cannot be read cannot be linked either, which says so.
    guard let object = ObjectFile(bytes) else { return nil }
    if let section = object.sections.first(where: { name in starters.contains { name.hasPrefix($0) }
    }) {
      return "code that runs before or after the tests is refused (\(section))"
    }
    for symbol in object.symbols {
      if symbol.isDefined, symbol.isStrong, symbol.name != entry,
        !own.contains(where: symbol.name.hasPrefix)
      {
        return "it gives \(symbol.name) to the whole process, which replaces other code"
      }
      if !symbol.isDefined, refused.contains(symbol.name) {
        return "it calls \(symbol.name), which inspects the process that judges it"
      }
    }
    return nil
  }
}
