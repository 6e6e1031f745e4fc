/// The packages that a learner may use: of Go's standard library, and `emirpasic/gods`.
enum GoPackages {
  /// Imported when the source names them without importing them, with something each of them has:
  /// Go refuses an import that nothing uses.
  static let automatic: [String: (path: String, member: String)] = [
    "atomic": ("sync/atomic", "AddInt64"), "big": ("math/big", "NewInt"),
    "bits": ("math/bits", "Len"), "bufio": ("bufio", "NewReader"), "bytes": ("bytes", "Equal"),
    "cmp": ("cmp", "Compare[int]"), "cmplx": ("math/cmplx", "Abs"),
    "debug": ("runtime/debug", "Stack"), "errors": ("errors", "New"), "fmt": ("fmt", "Sprint"),
    "fnv": ("hash/fnv", "New64"), "heap": ("container/heap", "Init"),
    "iter": ("iter", "Seq[int](nil)"),
    "json": ("encoding/json", "Valid"),
    "list": ("container/list", "New"), "maps": ("maps", "Clone[map[int]int]"),
    "math": ("math", "Abs"), "os": ("os", "Exit"), "rand": ("math/rand", "Int"),
    "reflect": ("reflect", "TypeOf"), "regexp": ("regexp", "Compile"),
    "ring": ("container/ring", "New"), "runtime": ("runtime", "GC"),
    "slices": ("slices", "Max[[]int]"), "sort": ("sort", "Ints"), "strconv": ("strconv", "Itoa"),
    "strings": ("strings", "Index"), "sync": ("sync", "NewCond"), "time": ("time", "Now"),
    "unicode": ("unicode", "IsLetter"), "utf8": ("unicode/utf8", "RuneLen"),
  ]

  /// Imported in the same way, where the library is installed.
  static let automaticGods: [String: (path: String, member: String)] = Dictionary(
    uniqueKeysWithValues: [
      ("arraylist", "lists/arraylist", "New"),
      ("doublylinkedlist", "lists/doublylinkedlist", "New"),
      ("singlylinkedlist", "lists/singlylinkedlist", "New"),
      ("hashset", "sets/hashset", "New"), ("linkedhashset", "sets/linkedhashset", "New"),
      ("treeset", "sets/treeset", "NewWithIntComparator"),
      ("arraystack", "stacks/arraystack", "New"),
      ("linkedliststack", "stacks/linkedliststack", "New"),
      ("hashmap", "maps/hashmap", "New"), ("linkedhashmap", "maps/linkedhashmap", "New"),
      ("treemap", "maps/treemap", "NewWithIntComparator"),
      ("avltree", "trees/avltree", "NewWithIntComparator"),
      ("redblacktree", "trees/redblacktree", "NewWithIntComparator"),
      ("binaryheap", "trees/binaryheap", "NewWithIntComparator"),
      ("btree", "trees/btree", "NewWithIntComparator"), ("utils", "utils", "IntComparator"),
    ].map { ($0.0, (path: "\(gods)/\($0.1)", member: $0.2)) })

  /// Those of gods' queues that we have written for its versions before 1.15, with what each has.
  static let ownQueues = [
    "arrayqueue": "New", "linkedlistqueue": "New", "priorityqueue": "NewWith",
  ]

  static let gods = "github.com/emirpasic/gods"
  static let godsPackage = "golang-github-emirpasic-gods-dev"
  /// Where Debian keeps the sources of Go's libraries.
  static let debian = "/usr/share/gocode"

  /// The first minor version that has a package, where that is not 1.19 or earlier.
  static let since: [String: Int] = [
    "cmp": 21, "maps": 21, "slices": 21, "math/rand/v2": 22, "iter": 23, "unique": 23,
  ]

  /// What we have written for older versions, in the order of their imports.
  static let ours = ["cmp", "iter", "slices", "maps"]

  /// What came to a package later, and what does the same before.
  static let sinceMember: [String: (minor: Int, instead: String)] = [
    "bytes.Clone": (20, "append([]byte{}, b...)"),
    "bytes.CutPrefix": (20, "bytes.HasPrefix and bytes.TrimPrefix"),
    "bytes.CutSuffix": (20, "bytes.HasSuffix and bytes.TrimSuffix"),
    "errors.Join": (20, "fmt.Errorf"),
    "strings.CutPrefix": (20, "strings.HasPrefix and strings.TrimPrefix"),
    "strings.CutSuffix": (20, "strings.HasSuffix and strings.TrimSuffix"),
    "strings.ContainsFunc": (21, "strings.IndexFunc"), "sync.OnceFunc": (21, "sync.Once"),
    "sync.OnceValue": (21, "sync.Once"), "strings.FieldsSeq": (24, "strings.Fields"),
    "strings.Lines": (24, "strings.Split"), "strings.SplitSeq": (24, "strings.Split"),
  ]

  private static let further = [
    "context", "crypto/md5", "crypto/rand", "crypto/sha1", "crypto/sha256", "crypto/sha512",
    "encoding", "encoding/base32", "encoding/base64", "encoding/binary", "encoding/csv",
    "encoding/gob", "encoding/hex", "flag", "hash", "hash/adler32", "hash/crc32", "hash/crc64",
    "hash/maphash", "html", "index/suffixarray", "io", "io/fs", "io/ioutil", "iter", "log",
    "math/rand/v2", "net", "net/url", "os/exec", "os/signal", "path", "path/filepath",
    "regexp/syntax", "syscall", "testing", "testing/quick", "text/scanner", "text/tabwriter",
    "text/template", "unicode/utf16", "unique", "unsafe",
  ]

  /// The paths of all that a toolchain offers.
  static func offered(by toolchain: GoToolchain) -> [String] {
    Set(automatic.values.map(\.path) + further).filter { since[$0] ?? 0 <= toolchain.minor }
      .sorted() + (toolchain.gods == nil ? [] : ["\(gods)/..."])
  }

  /// Those of ours that a toolchain needs.
  static func stands(in toolchain: GoToolchain) -> [String] {
    ours.filter { since[$0] ?? 0 > toolchain.minor }
  }

  /// The paths of our queues, where gods is there and lacks them.
  static func queues(in toolchain: GoToolchain) -> [String] {
    guard let version = toolchain.gods?.split(separator: "."), version.count > 1,
      version[0] == "1", let minor = Int(version[1]), minor < 15
    else { return [] }
    return ownQueues.keys.sorted().map { "\(gods)/queues/\($0)" }
  }

  /// What to import for a name that is used without an import.
  static func automatic(
    _ name: String, in toolchain: GoToolchain
  ) -> (path: String, member: String)? {
    guard let package = automatic[name] else {
      if let member = ownQueues[name], toolchain.gods != nil {
        return ("\(gods)/queues/\(name)", member)
      }
      return toolchain.gods == nil ? nil : automaticGods[name]
    }
    let isThere = since[package.path] ?? 0 <= toolchain.minor || ours.contains(package.path)
    return isThere ? package : nil
  }
}
