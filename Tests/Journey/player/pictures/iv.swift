struct Meeting {
  let start: Int
  let end: Int
}

func free(_ meetings: [Meeting]) -> [Meeting] {
  let ordered = meetings.sorted { $0.start < $1.start }
  var gaps: [Meeting] = []
  var end = ordered[0].end
  for meeting in ordered.dropFirst() {
    if meeting.start > end {
      gaps.append(Meeting(start: end, end: meeting.start))
    }
    end = max(end, meeting.end)
  }
  return gaps
}

func insert(_ list: [[Int]], _ new: [Int]) -> [[Int]] {
  var new = new
  var result: [[Int]] = []
  var i = 0
  while i < list.count && list[i][1] < new[0] {
    result.append(list[i])
    i += 1
  }
  while i < list.count && list[i][0] <= new[1] {
    new = [min(new[0], list[i][0]), max(new[1], list[i][1])]
    i += 1
  }
  result.append(new)
  result.append(contentsOf: list[i...])
  return result
}

print(free([Meeting(start: 9, end: 10), Meeting(start: 13, end: 14), Meeting(start: 9, end: 11)]).count)
print(insert([[1, 2], [3, 5], [6, 7], [8, 10]], [4, 8]))
