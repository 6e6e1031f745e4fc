import Domain
import TestSupport
import Testing

@testable import Judge

/// What newer versions of Go have, and what LeetCode offers beside the standard library.
@Suite(.enabled(if: hasGo, "Go is not installed: apt-get install golang-go"))
struct GoFormsTests {
  private func verdict(_ source: String) async throws -> Verdict {
    try await live.verdict(.twoSum, .go, source, [([[2, 7, 11, 15], 9], [0, 1])])
  }

  static let bodies: [(name: String, body: String)] = [
    (
      "a count over a number",
      """
      c := 0
      for i := range len(n) { c += i }
      for range t { c++ }
      for i := range 3 { c -= i }
      return []int{0, c - 11}
      """
    ),
    (
      "clear, min and max",
      """
      m := map[int]bool{1: true}
      clear(m)
      s := []string{"a"}
      clear(s)
      return []int{len(m) + len(s[0]), max(1, min(n[0], 0))}
      """
    ),
    (
      "slices and cmp",
      """
      s := slices.Clone(n)
      slices.SortFunc(s, func(a, b int) int { return cmp.Compare(b, a) })
      if s[0] != 15 || !slices.Contains(s, 7) || slices.Index(s, 2) != 3 { return nil }
      slices.Reverse(s)
      i, found := slices.BinarySearch(s, 7)
      s = slices.Insert(slices.Delete(s, 0, 1), 1, 8, 9)
      if !found || !slices.Equal(s, []int{7, 8, 9, 11, 15}) || !slices.IsSorted(s) { return nil }
      return []int{slices.Min(n) - 2, slices.Max(n) - 15 + i}
      """
    ),
    (
      "maps and their sequences",
      """
      m := map[int]int{3: 1, 1: 2, 2: 5}
      if maps.Equal(m, maps.Clone(m)) && slices.Max(slices.Collect(maps.Values(m))) == 5 {
      	k := slices.Sorted(maps.Keys(m))
      	return []int{k[0] - 1, len(k) - 2}
      }
      return nil
      """
    ),
    (
      "a turn's own variables in closures, pointers and slices",
      """
      var calls []func() int
      for i := 0; i < 3; i++ { calls = append(calls, func() int { return i }) }
      for i, v := range []int{5, 6} {
      	calls = append(calls, func() int { return v * 10 + i })
      }
      keep := map[int]*int{}
      for k := range map[int]bool{1: true, 2: true} { keep[k] = &k }
      var rows [][]int
      for _, row := range [][2]int{{1, 2}, {3, 4}} { rows = append(rows, row[:]) }
      sum := 0
      for _, call := range calls { sum = sum * 10 + call() }
      for i := 0; i < 4; i++ { func() { i++ }() }
      if sum != 61 + 10 * (50 + 120) || *keep[1] != 1 || *keep[2] != 2 { return []int{sum, 0} }
      return []int{rows[0][0] - 1, rows[1][1] - 3}
      """
    ),
    (
      "a long sort, stable",
      """
      s := make([][2]int, 1000)
      for i := range s { s[i] = [2]int{i * 7919 % 10, i} }
      slices.SortStableFunc(s, func(a, b [2]int) int { return a[0] - b[0] })
      for i := range s[1:] {
      	if s[i][0] > s[i+1][0] || s[i][0] == s[i+1][0] && s[i][1] > s[i+1][1] { return nil }
      }
      return []int{0, 1}
      """
    ),
  ]

  @Test(arguments: bodies)
  func `what a newer Go has works in an older one`(name: String, body: String) async throws {
    let source = "func twoSum(n []int, t int) []int {\n\(body)\n}"
    let verdict = try await verdict(source)
    #expect(verdict.verdict == .accepted, "\(verdict.diagnostics) \(verdict.cases)")
  }

  @Test(
    .enabled(if: exists("\(GoPackages.debian)/src/\(GoPackages.gods)"), "gods isn't installed"))
  func `containers of gods are there, imported or not`() async throws {
    let verdict = try await verdict(
      """
      import "github.com/emirpasic/gods/maps/treemap"
      func twoSum(n []int, t int) []int {
      	m := treemap.NewWithIntComparator()
      	m.Put(1, 0)
      	r := redblacktree.NewWithIntComparator()
      	r.Put(5, nil)
      	if _, value := m.Min(); value == 0 { return []int{0, r.Size()} }
      	return nil
      }
      """)
    #expect(verdict.verdict == .accepted, "\(verdict.diagnostics) \(verdict.cases)")
  }

  @Test(
    .enabled(if: exists("\(GoPackages.debian)/src/\(GoPackages.gods)"), "gods isn't installed"))
  func `queues of a newer gods are there in an older one`() async throws {
    let verdict = try await verdict(
      """
      import pq "github.com/emirpasic/gods/queues/priorityqueue"
      func twoSum(n []int, t int) []int {
      	q := pq.NewWith(func(a, b interface{}) int { return b.(int) - a.(int) })
      	for _, x := range n { q.Enqueue(x) }
      	a, l := arrayqueue.New(), linkedlistqueue.New()
      	for i := 0; i < 5; i++ { a.Enqueue(i); l.Enqueue(i) }
      	for i := 0; i < 4; i++ { a.Dequeue(); l.Dequeue() }
      	first, _ := q.Dequeue()
      	last, _ := a.Peek()
      	other, isThere := l.Dequeue()
      	if first != 15 || last != 4 || other != 4 || !isThere || !l.Empty() || q.Size() != 3 {
      		return nil
      	}
      	return []int{a.Size() - 1, a.Size()}
      }
      """)
    #expect(verdict.verdict == .accepted, "\(verdict.diagnostics) \(verdict.cases)")
  }

  static let told: [(body: String, words: String, line: Int)] = [
    ("x := math.MaxInt8\nvar c int64 = 3\nfor range c { x++ }", "needs Go 1.22", 4),
    ("for range maps.Keys(map[int]int{}) {}", "a range over a function needs Go 1.23", 2),
    ("_, _ = strings.CutPrefix(\"a\", \"b\")", "use strings.HasPrefix", 2),
  ]

  @Test(arguments: told)
  func `what stays lacking is named with its version`(
    body: String, words: String, line: Int
  ) async throws {
    let probe = Probe(searchPath: liveConfiguration(cache: liveCache).searchPath)
    guard try await GoToolchain.resolve(probe).minor < 20 else { return }
    let verdict = try await verdict("func twoSum(n []int, t int) []int {\n\(body)\nreturn n\n}")
    #expect(verdict.diagnostics.first?.message.contains(words) == true, "\(verdict.diagnostics)")
    #expect(verdict.diagnostics.first?.line == line, "\(verdict.diagnostics)")
  }

  @Test func `who reads standard input is told where the arguments are`() async throws {
    let verdict = try await verdict(
      "func main() { var n int; fmt.Scan(&n) }\n"
        + "func twoSum(n []int, t int) []int {\n\tvar c int\n\tfmt.Scan(&c)\n\treturn n\n}")
    let warning = verdict.diagnostics.first { $0.severity == .warning }
    #expect(warning?.line == 4 && warning?.message.contains("arrive as parameters") == true)
  }

  @Test func `a codec's text may hold any bytes`() async throws {
    let verdict = try await live.verdict(
      .texts, .go,
      """
      import "encoding/binary"
      type Codec struct{}
      func (c *Codec) Encode(strs []string) string {
      	var all []byte
      	for _, s := range strs {
      		all = append(binary.BigEndian.AppendUint32(all, uint32(len(s))), s...)
      	}
      	return string(all)
      }
      func (c *Codec) Decode(s string) []string {
      	all := []string{}
      	for at := 0; at < len(s); {
      		n := at + 4 + int(binary.BigEndian.Uint32([]byte(s[at:at+4])))
      		all, at = append(all, s[at+4:n]), n
      	}
      	return all
      }
      """, Problem.textCases)
    #expect(verdict.verdict == .accepted, "\(verdict.diagnostics) \(verdict.cases)")
  }
}
