// Idea: swaps neighbouring groups of 16, 8, 4, 2 and 1 digits, all at once. Time O(log width).
class Solution {
  func reverseBits(_ n: Int) -> Int {
    let groups = [
      (16, 0x0000_FFFF), (8, 0x00FF_00FF), (4, 0x0F0F_0F0F), (2, 0x3333_3333), (1, 0x5555_5555),
    ]
    return groups.reduce(n) { row, group in
      let (width, mask) = group
      return (row & mask) << width | row >> width & mask
    }
  }
}
