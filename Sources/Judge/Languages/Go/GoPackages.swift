/// The packages of Go's standard library that a learner may use.
enum GoPackages {
  /// Imported when the source names them without importing them, with something each of them has:
  /// Go refuses an import that nothing uses.
  static let automatic: [String: (path: String, member: String)] = [
    "atomic": ("sync/atomic", "AddInt64"), "big": ("math/big", "NewInt"),
    "bits": ("math/bits", "Len"), "bufio": ("bufio", "NewReader"), "bytes": ("bytes", "Equal"),
    "cmp": ("cmp", "Compare[int]"), "cmplx": ("math/cmplx", "Abs"),
    "debug": ("runtime/debug", "Stack"), "errors": ("errors", "New"), "fmt": ("fmt", "Sprint"),
    "fnv": ("hash/fnv", "New64"), "heap": ("container/heap", "Init"),
    "json": ("encoding/json", "Valid"),
    "list": ("container/list", "New"), "maps": ("maps", "Clone[map[int]int]"),
    "math": ("math", "Abs"), "os": ("os", "Exit"), "rand": ("math/rand", "Int"),
    "reflect": ("reflect", "TypeOf"), "regexp": ("regexp", "Compile"),
    "ring": ("container/ring", "New"), "runtime": ("runtime", "GC"),
    "slices": ("slices", "Max[[]int]"), "sort": ("sort", "Ints"), "strconv": ("strconv", "Itoa"),
    "strings": ("strings", "Index"), "sync": ("sync", "NewCond"), "time": ("time", "Now"),
    "unicode": ("unicode", "IsLetter"), "utf8": ("unicode/utf8", "RuneLen"),
  ]

  /// The first minor version that has a package, where that is not 1.19 or earlier.
  static let since: [String: Int] = [
    "cmp": 21, "maps": 21, "slices": 21, "math/rand/v2": 22, "iter": 23, "unique": 23,
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
      .sorted()
  }
}
