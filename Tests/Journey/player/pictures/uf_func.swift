func find(_ p: inout [String: String], _ x: String) -> String {
  if let up = p[x], up != x {
    let top = find(&p, up)
    p[x] = top
    return top
  }
  return x
}

func groups(_ pairs: [[String]]) -> Int {
  var p: [String: String] = [:]
  for pair in pairs {
    for name in pair where p[name] == nil { p[name] = name }
    let (a, b) = (find(&p, pair[0]), find(&p, pair[1]))
    if a != b { p[a] = b }
  }
  return p.filter { $0.key == $0.value }.count
}

print(groups([["a", "b"], ["c", "d"], ["b", "d"], ["e", "e"]]))
