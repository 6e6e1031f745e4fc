// Idea: a Fenwick tree: place i holds the sum of the piece from i & (i + 1) to i. O(log n) a call.
class NumArray {
  private var nums: [Int]
  private var pieces: [Int]

  init(_ nums: [Int]) {
    self.nums = nums
    pieces = nums
    for index in pieces.indices {
      let larger = index | (index + 1)
      if larger < pieces.count { pieces[larger] += pieces[index] }
    }
  }

  func update(_ index: Int, _ val: Int) {
    let change = val - nums[index]
    nums[index] = val
    var place = index
    while place < pieces.count {
      pieces[place] += change
      place |= place + 1
    }
  }

  func sumRange(_ left: Int, _ right: Int) -> Int {
    sum(upTo: right) - sum(upTo: left - 1)
  }

  private func sum(upTo last: Int) -> Int {
    var total = 0
    var place = last
    while place >= 0 {
      total += pieces[place]
      place = (place & (place + 1)) - 1
    }
    return total
  }
}
