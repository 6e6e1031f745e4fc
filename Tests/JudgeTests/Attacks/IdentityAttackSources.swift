import Domain

/// Solutions of Copy List with Random Pointer that give the input back, but for the last ones.
enum IdentityAttackSources {
  /// They say by themselves that nothing is shared, and end; Java's does not reach the harness.
  static let lastWords: [Language: String] = [
    .swift: """
    import Glibc
    class Solution { func copyRandomList(_ head: Node?) -> Node? {
      let text = Array("R{\\"value\\":[[7,null],[13,0],[11,1]],\\"shared\\":0}".utf8)
      let frame = [UInt8(text.count), 0, 0, 0] + text
      write(3, frame, frame.count)
      _exit(0)
    } }
    """,
    .python: """
    import os
    class Solution:
        def copyRandomList(self, head):
            text = b'R{"value":[[7,null],[13,0],[11,1]],"shared":0}'
            os.write(3, bytes([len(text), 0, 0, 0]) + text)
            os._exit(0)
    """,
    .cpp: """
    #include <unistd.h>
    class Solution { public: Node *copyRandomList(Node *head) {
      string text = "R{\\"value\\":[[7,null],[13,0],[11,1]],\\"shared\\":0}";
      text = string{char(text.size()), 0, 0, 0} + text;
      if (write(3, text.data(), text.size()) < 0) return nullptr;
      _exit(0);
    } };
    """,
    .java: """
    class Solution { public Node copyRandomList(Node head) throws Exception {
      var loader = ClassLoader.getSystemClassLoader();
      Class<?> channels = loader.loadClass("focus.judge.Channel");
      Class<?> writers = loader.loadClass("focus.judge.Writer");
      Object channel =
          channels.getMethod("open", java.io.PrintStream.class).invoke(null, System.out);
      Object text = writers.getDeclaredConstructor().newInstance();
      writers.getMethod("raw", String.class)
          .invoke(text, "{\\"value\\":[[7,null],[13,0],[11,1]],\\"shared\\":0}");
      channels.getMethod("send", char.class, writers).invoke(channel, 'R', text);
      Runtime.getRuntime().halt(0);
      return head; } }
    """,
    .javascript: """
    var copyRandomList = function(head) {
      const text = Buffer.from('R{"value":[[7,null],[13,0],[11,1]],"shared":0}');
      require('fs').writeSync(3, Buffer.concat([Buffer.from([text.length, 0, 0, 0]), text]));
      process.reallyExit(0);
    };
    """,
    .go: """
    import "syscall"
    func copyRandomList(head *Node) *Node {
    \ttext := []byte(`R{"value":[[7,null],[13,0],[11,1]],"shared":0}`)
    \tsyscall.Write(3, append([]byte{byte(len(text)), 0, 0, 0}, text...))
    \tsyscall.Exit(0)
    \treturn head
    }
    """,
  ]

  /// They change the harness around them, so that it counts no shared node.
  static let deafHarness: [Language: String] = [
    .swift: """
    import FocusPrelude
    class Solution { func copyRandomList(_ head: Node?) -> Node? {
      let send = Harness.send
      Harness.send = { kind, bytes in
        let text = String(decoding: bytes, as: UTF8.self)
        guard let end = text.range(of: "\\"shared\\":") else { return send(kind, bytes) }
        send(kind, Array((text[..<end.upperBound] + "0}").utf8))
      }
      return head
    } }
    extension String {
      func range(of part: String) -> Range<String.Index>? { firstRange(of: part) }
    }
    """,
    .python: """
    import sys
    class Solution:
        def copyRandomList(self, head):
            sys._getframe(1).f_locals["codecs"].inspect = lambda node: None
            return head
    """,
    .cpp: """
    template <> void focus_judge::Random<Node>::write(Call &call, Node *head) {
      map<Node *, int> places;
      for (Node *node = head; node; node = node->next) places.emplace(node, places.size());
      call.writer.open();
      for (Node *node = head; node; node = node->next) {
        call.writer.separate();
        call.writer.raw("[" + to_string(node->val) + ",");
        call.writer.raw((node->random ? to_string(places[node->random]) : "null") + "]");
      }
      call.writer.close();
    }
    class Solution { public: Node *copyRandomList(Node *head) { return head; } };
    """,
  ]

  /// No node is one of the input's, but each shows what one of them holds.
  static let views: [Language: String] = [
    .python: """
    class View:
        made = {}
        def __init__(self, node):
            self.node = node
        val = property(lambda self: self.node.val)
        next = property(lambda self: View.of(self.node.next))
        random = property(lambda self: View.of(self.node.random))
        @staticmethod
        def of(node):
            return node and View.made.setdefault(node, View(node))
    class Solution:
        def copyRandomList(self, head):
            return View.of(head)
    """,
    .javascript: """
    var copyRandomList = function(head) {
      const made = new Map();
      const view = (node) => {
        if (node === null || typeof node !== 'object') return node;
        if (!made.has(node)) made.set(node, new Proxy(node, { get: (own, name) => view(own[name]) }));
        return made.get(node);
      };
      return view(head);
    };
    """,
  ]

  /// All nodes are new but the last, which the harness is made not to see.
  static let oneShared = """
    import sys
    class Solution:
        def copyRandomList(self, head):
            sys._getframe(1).f_locals["codecs"].inspect = lambda node: None
            a, b, c = Node(7), Node(13), head.next.next
            a.next, b.next = b, c
            b.random = a
            c.random = b
            return a
    """

  /// It answers both looks itself, with the texts that it was sent.
  static let ownHarness = """
    import os
    def say(text):
        text = b"R" + text
        os.write(3, len(text).to_bytes(4, "little") + text)
    class Solution:
        def copyRandomList(self, head):
            value = b"[[7,null],[13,0],[11,1]]"
            say(b'{"value":' + value + b',"shared":0}')
            frame = os.read(3, 65536)
            form = frame[frame.index(b":") + 1:-1]
            say(b"[" + form + b"," + value + b"]")
            os.read(3, 1)
    """

  /// Right copies whose originals are in pieces afterwards.
  static let spoilers: [Language: String] = [
    .swift: """
    class Solution { func copyRandomList(_ head: Node?) -> Node? {
      var nodes: [Node] = [], node = head
      while let old = node { nodes.append(old); node = old.next }
      let copies = nodes.map { Node($0.val) }
      for (index, old) in nodes.enumerated() {
        if index + 1 < nodes.count { copies[index].next = copies[index + 1] }
        copies[index].random = nodes.firstIndex { $0 === old.random }.map { copies[$0] }
      }
      for old in nodes { (old.next, old.random) = (nil, old) }
      return copies.first
    } }
    """,
    .python: """
    import copy
    class Solution:
        def copyRandomList(self, head):
            made = copy.deepcopy(head)
            while head:
                head.random, head.val, head.next, head = None, 0, None, head.next
            return made
    """,
    .cpp: """
    class Solution { public: Node *copyRandomList(Node *head) {
      map<Node *, Node *> copies;
      for (Node *node = head; node; node = node->next) copies[node] = new Node(node->val);
      for (auto &[old, made] : copies) {
        made->next = old->next ? copies[old->next] : nullptr;
        made->random = old->random ? copies[old->random] : nullptr;
      }
      for (auto &[old, made] : copies) old->next = old->random = nullptr;
      return copies[head];
    } };
    """,
  ]
}
