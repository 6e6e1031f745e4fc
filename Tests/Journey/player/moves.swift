final class Heap {
  var data = [5, 3, 8]
  func up(_ k: Int) {
    data.swapAt(k, k - 1)
  }
}
var nums = [9, 5, 1]
let j = 0
nums.swapAt(j, j + 1)
(nums[1], nums[2]) = (nums[2], nums[1])
var a = 3
var b = 4
swap(&a, &b)
var grid = [[1, 2], [3, 4]]
grid[0].swapAt(0, 1)
grid.swapAt(0, 1)
swap(&nums[0], &grid[0][0])
let heap = Heap()
heap.up(1)
nums.reverse()
nums.insert(a, at: 1)
let row = grid[1]
nums.sort()
let first = nums.removeFirst()
let last = nums.popLast()
print(nums, a, b, grid, row, first, last ?? 0, heap.data)
