import Domain

extension Conformance {
  static let counter = Conformance(
    name: "replay of a class", problem: .made(.counter, .replay),
    sources: [
      .swift: """
      class Counter {
          private var count: Int
          init(_ start: Int) { count = start }
          func add(_ amount: Int, _ label: String) { count += amount; print(label) }
          func total() -> Int { count }
          func history() -> [Int] { [count, count] }
      }
      """,
      .python: """
      class Counter:
          def __init__(self, start: int):
              self.count = start
          def add(self, amount: int, label: str) -> None:
              self.count += amount
              print(label)
          def total(self) -> int:
              return self.count
          def history(self) -> List[int]:
              return [self.count] * 2
      """,
      .cpp: """
      class Counter {
          int count;
      public:
          Counter(int start) : count(start) {}
          void add(int amount, string label) { count += amount; cout << label << endl; }
          int total() { return count; }
          vector<int> history() { return {count, count}; }
      };
      """,
      .java: """
      class Counter {
          private int count;
          public Counter(int start) { count = start; }
          public void add(int amount, String label) { count += amount; System.out.println(label); }
          public int total() { return count; }
          public int[] history() { return new int[] {count, count}; }
      }
      """,
      .javascript: """
      var Counter = function(start) { this.count = start; };
      Counter.prototype.add = function(amount, label) { this.count += amount; console.log(label); };
      Counter.prototype.total = function() { return this.count; };
      Counter.prototype.history = function() { return [this.count, this.count]; };
      """,
      .go: """
      type Counter struct{ count int }
      func Constructor(start int) Counter { return Counter{start} }
      func (this *Counter) Add(amount int, label string) { this.count += amount; println(label) }
      func (this *Counter) Total() int { return this.count }
      func (this *Counter) History() []int { return []int{this.count, this.count} }
      """,
      .rust: """
      struct Counter { count: i32 }
      impl Counter {
          fn new(start: i32) -> Self { Counter { count: start } }
          fn add(&mut self, amount: i32, label: String) { self.count += amount; println!("{}", label); }
          fn total(&self) -> i32 { self.count }
          fn history(&self) -> Vec<i32> { vec![self.count, self.count] }
      }
      """,
    ],
    cases: [
      (
        [["Counter", "add", "total", "add", "history"], [[5], [2, "a"], [], [-1, "b\"]"], []]],
        [nil, nil, 7, nil, [6, 6]]
      ), ([["Counter"], [[0]]], [nil]),
    ])

  static let randomizedSet = Conformance(
    name: "a statistical checker",
    problem: .made(
      .design(
        DesignSignature(
          className: "RandomizedSet", constructor: [],
          methods: [
            .init(
              name: "insert", parameters: [Parameter(name: "val", type: .int)], returns: .bool),
            .init(
              name: "remove", parameters: [Parameter(name: "val", type: .int)], returns: .bool),
            .init(name: "getRandom", parameters: [], returns: .int),
          ])), .statistical(name: "randomized-set")),
    sources: [
      .swift: """
      class RandomizedSet {
          private var all = Set<Int>()
          init() {}
          func insert(_ val: Int) -> Bool { all.insert(val).inserted }
          func remove(_ val: Int) -> Bool { all.remove(val) != nil }
          func getRandom() -> Int { all.randomElement()! }
      }
      """,
      .python: """
      class RandomizedSet:
          def __init__(self): self.all = []
          def insert(self, val):
              if val in self.all: return False
              self.all.append(val)
              return True
          def remove(self, val):
              if val not in self.all: return False
              self.all.remove(val)
              return True
          def getRandom(self): return random.choice(self.all)
      """,
      .cpp: """
      class RandomizedSet {
          vector<int> all;
      public:
          RandomizedSet() {}
          bool insert(int val) {
              if (count(all.begin(), all.end(), val)) return false;
              all.push_back(val); return true;
          }
          bool remove(int val) {
              auto place = find(all.begin(), all.end(), val);
              if (place == all.end()) return false;
              all.erase(place); return true;
          }
          int getRandom() { return all[rand() % all.size()]; }
      };
      """,
      .java: """
      class RandomizedSet {
          private List<Integer> all = new ArrayList<>();
          private Random random = new Random();
          public RandomizedSet() {}
          public boolean insert(int val) { return !all.contains(val) && all.add(val); }
          public boolean remove(int val) { return all.remove((Integer) val); }
          public int getRandom() { return all.get(random.nextInt(all.size())); }
      }
      """,
      .javascript: """
      class RandomizedSet {
          constructor() { this.all = new Set(); }
          insert(val) { const had = this.all.has(val); this.all.add(val); return !had; }
          remove(val) { return this.all.delete(val); }
          getRandom() { return [...this.all][Math.floor(Math.random() * this.all.size)]; }
      }
      """,
      .go: """
      import "math/rand"
      type RandomizedSet struct{ all []int }
      func Constructor() RandomizedSet { return RandomizedSet{} }
      func (this *RandomizedSet) find(val int) int {
      \tfor i, x := range this.all { if x == val { return i } }
      \treturn -1
      }
      func (this *RandomizedSet) Insert(val int) bool {
      \tif this.find(val) >= 0 { return false }
      \tthis.all = append(this.all, val)
      \treturn true
      }
      func (this *RandomizedSet) Remove(val int) bool {
      \ti := this.find(val)
      \tif i < 0 { return false }
      \tthis.all = append(this.all[:i], this.all[i+1:]...)
      \treturn true
      }
      func (this *RandomizedSet) GetRandom() int { return this.all[rand.Intn(len(this.all))] }
      """,
      .rust: """
      struct RandomizedSet { all: Vec<i32>, seed: u64 }
      impl RandomizedSet {
          fn new() -> Self { RandomizedSet { all: vec![], seed: 88172645463325252 } }
          fn insert(&mut self, val: i32) -> bool {
              if self.all.contains(&val) { return false }
              self.all.push(val);
              true
          }
          fn remove(&mut self, val: i32) -> bool {
              match self.all.iter().position(|x| *x == val) {
                  Some(i) => { self.all.remove(i); true }
                  None => false,
              }
          }
          fn get_random(&mut self) -> i32 {
              self.seed ^= self.seed << 13; self.seed ^= self.seed >> 7; self.seed ^= self.seed << 17;
              self.all[(self.seed % self.all.len() as u64) as usize]
          }
      }
      """,
    ],
    cases: [
      (
        [
          .array(
            ["RandomizedSet", "insert", "insert", "insert", "remove"]
              + [Value](repeating: "getRandom", count: 40)),
          .array([[], [1], [1], [2], [3]] + [Value](repeating: [], count: 40)),
        ], nil
      )
    ])

  static let codec = Conformance(
    name: "round trip",
    problem: .made(.codec, .roundTrip(encode: "serialize", decode: "deserialize")),
    sources: codecs, cases: [([[1, 2, 3, nil, nil, 4, 5]], nil), ([[]], nil), ([[-1]], nil)])
}
