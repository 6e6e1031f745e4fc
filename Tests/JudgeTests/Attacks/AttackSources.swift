import Domain

/// Wrong solutions that know how they are judged.
enum AttackSources {
  static let tooManyQuestions: [Language: String] = [
    .swift: """
    class Solution : VersionControl {
      func firstBadVersion(_ n: Int) -> Int {
        for i in 1...n where isBadVersion(i) { return i }
        return n
      } }
    """,
    .python: """
    class Solution:
        def firstBadVersion(self, n: int) -> int:
            return next(i for i in range(1, n + 1) if isBadVersion(i))
    """,
    .cpp: """
    class Solution { public: int firstBadVersion(int n) {
      for (int i = 1; i <= n; i++) if (isBadVersion(i)) return i;
      return n; } };
    """,
    .java: """
    public class Solution extends VersionControl { public int firstBadVersion(int n) {
      for (int i = 1; i <= n; i++) if (isBadVersion(i)) return i;
      return n; } }
    """,
    .javascript: """
    var solution = function(isBadVersion) { return function(n) {
      for (let i = 1; i <= n; i++) if (isBadVersion(i)) return i;
      return n; }; };
    """,
    .go: """
    func firstBadVersion(n int) int {
    \tfor i := 1; i <= n; i++ { if isBadVersion(i) { return i } }
    \treturn n
    }
    """,
    .rust: """
    impl Solution { pub fn first_bad_version(&self, n: i32) -> i32 {
      (1..=n).find(|i| self.isBadVersion(*i)).unwrap_or(n) } }
    """,
  ]

  /// The encoder keeps the tree in a static and in files; the decoder looks there.
  static let keepingCodecs: [Language: String] = [
    .swift: """
    import Foundation
    var kept: TreeNode?
    class Codec {
      func serialize(_ root: TreeNode?) -> String {
        kept = root
        for path in ["/work/kept", "/tmp/kept"] {
          try? String(root?.val ?? 0).write(toFile: path, atomically: false, encoding: .utf8)
        }
        return ""
      }
      func deserialize(_ data: String) -> TreeNode? {
        for path in ["/work/kept", "/tmp/kept"] {
          if let text = try? String(contentsOfFile: path, encoding: .utf8), let value = Int(text) {
            return TreeNode(value)
          }
        }
        return kept
      }
    }
    """,
    .python: """
    import os
    class Codec:
        kept = None
        def serialize(self, root):
            Codec.kept = root
            for path in ["/work/kept", "/tmp/kept"]:
                try: open(path, "w").write(str(root.val))
                except OSError: pass
            return ""
        def deserialize(self, data):
            for path in ["/work/kept", "/tmp/kept"]:
                if os.path.exists(path): return TreeNode(int(open(path).read()))
            return Codec.kept
    """,
    .cpp: """
    static TreeNode *kept;
    class Codec {
    public:
      string serialize(TreeNode *root) {
        kept = root;
        for (string path : {"/work/kept", "/tmp/kept"}) ofstream(path) << root->val;
        return "";
      }
      TreeNode *deserialize(string data) {
        int value;
        for (string path : {"/work/kept", "/tmp/kept"})
          if (ifstream(path) >> value) return new TreeNode(value);
        return kept;
      }
    };
    """,
    .java: """
    import java.nio.file.*;
    public class Codec {
      static TreeNode kept;
      public String serialize(TreeNode root) {
        kept = root;
        for (String path : List.of("/work/kept", "/tmp/kept"))
          try { Files.writeString(Path.of(path), "" + root.val); } catch (Exception refused) { }
        return "";
      }
      public TreeNode deserialize(String data) {
        for (String path : List.of("/work/kept", "/tmp/kept"))
          try { return new TreeNode(Integer.parseInt(Files.readString(Path.of(path)))); }
          catch (Exception absent) { }
        return kept;
      }
    }
    """,
    .javascript: """
    const fs = require('fs');
    var serialize = function(root) {
      globalThis.kept = root;
      try { fs.writeFileSync('/work/kept', String(root.val)); } catch { }
      return '';
    };
    var deserialize = function(data) {
      try { return new TreeNode(Number(fs.readFileSync('/work/kept'))); } catch { }
      return globalThis.kept || null;
    };
    """,
    .go: """
    import ("os"; "strconv")
    var kept *TreeNode
    type Codec struct{}
    func Constructor() Codec { return Codec{} }
    func (this *Codec) serialize(root *TreeNode) string {
    \tkept = root
    \tos.WriteFile("/work/kept", []byte(strconv.Itoa(root.Val)), 0600)
    \treturn ""
    }
    func (this *Codec) deserialize(data string) *TreeNode {
    \tif text, err := os.ReadFile("/work/kept"); err == nil {
    \t\tvalue, _ := strconv.Atoi(string(text))
    \t\treturn &TreeNode{Val: value}
    \t}
    \treturn kept
    }
    """,
    .rust: """
    use std::cell::RefCell;
    use std::rc::Rc;
    struct Codec {}
    impl Codec {
        fn new() -> Self { Codec {} }
        fn serialize(&self, root: Option<Rc<RefCell<TreeNode>>>) -> String {
            let _ = std::fs::write("/work/kept", root.unwrap().borrow().val.to_string());
            String::new()
        }
        fn deserialize(&self, data: String) -> Option<Rc<RefCell<TreeNode>>> {
            let text = std::fs::read_to_string("/work/kept").ok()?;
            Some(Rc::new(RefCell::new(TreeNode::new(text.parse().ok()?))))
        }
    }
    """,
  ]

  /// Rust's lists cannot go in a circle.
  static let circles: [Language: String] = [
    .swift:
      "class Solution { func f(_ a: ListNode?) -> ListNode? { a?.next?.next = a; return a } }",
    .python: "class Solution:\n def f(self, a):\n  a.next.next = a\n  return a",
    .cpp: "class Solution { public: ListNode *f(ListNode *a) { a->next->next = a; return a; } };",
    .java: "class Solution { public ListNode f(ListNode a) { a.next.next = a; return a; } }",
    .javascript: "var f = function(a) { a.next.next = a; return a; };",
    .go: "func f(a *ListNode) *ListNode { a.Next.Next = a; return a }",
  ]

  /// Everything that a program can tell of where it runs, but what differs between any two runs.
  static let surroundings: [Language: String] = [
    .swift: """
    import Foundation
    class Solution { func f(_ a: Int) -> String {
      let files = (try? FileManager.default.contentsOfDirectory(atPath: "/work")) ?? []
      let names = ProcessInfo.processInfo.environment.map { "\\($0)=\\($1)" }
      return (files.sorted() + names.sorted()).joined(separator: " ") } }
    """,
    .python: """
    import os, sys, threading
    class Solution:
        def f(self, a):
            frame, found = sys._getframe(), [sys.argv, sorted(os.environ.items())]
            while frame:
                found.append(sorted((k, v) for k, v in frame.f_locals.items()
                                    if isinstance(v, (str, bytes, int, dict, list))))
                frame = frame.f_back
            found += [os.getcwd(), sorted(os.listdir('/work')), threading.active_count()]
            return repr(found)
    """,
    .cpp: """
    #include <unistd.h>
    #include <filesystem>
    extern char **environ;
    class Solution { public: string f(int a) {
      string all;
      for (char **text = environ; *text; text++) all += *text + string(" ");
      for (auto &entry : filesystem::directory_iterator("/work")) all += entry.path().string() + " ";
      return all; } };
    """,
    .java: """
    class Solution { public String f(int a) {
      String[] files = new java.io.File("/work").list();
      Map<String, String> names = new TreeMap<>(System.getenv());
      return Arrays.toString(files) + names + System.getProperty("java.class.path"); } }
    """,
    .javascript: """
    var f = function(a) {
      const names = Object.entries(process.env).sort();
      return JSON.stringify([process.argv, process.execArgv, names, require('fs').readdirSync('/work')]);
    };
    """,
    .go: """
    import ("fmt"; "os"; "sort")
    func f(a int) string {
    \tnames := os.Environ()
    \tfiles, _ := os.ReadDir("/work")
    \tfor _, file := range files { names = append(names, file.Name()) }
    \tsort.Strings(names)
    \treturn fmt.Sprint(os.Args, names)
    }
    """,
    .rust: """
    impl Solution { pub fn f(a: i32) -> String {
      let mut names: Vec<_> = std::env::vars().collect();
      names.sort();
      let files: Vec<_> = std::fs::read_dir("/work").map(|all| all.map(|x| x.unwrap().file_name())
        .collect()).unwrap_or_default();
      format!("{:?} {:?} {:?}", std::env::args().collect::<Vec<_>>(), names, files) } }
    """,
  ]
}
