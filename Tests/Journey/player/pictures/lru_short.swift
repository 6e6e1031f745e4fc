class LRU {
  final class N {
    var k: Int, v: Int
    var l: N?, r: N?
    init(_ k: Int, _ v: Int) { self.k = k; self.v = v }
  }
  var cap: Int
  var d = [Int: N]()
  var h = N(0, 0), t = N(0, 0)
  init(_ c: Int) {
    cap = c
    h.r = t
    t.l = h
  }
  func rm(_ n: N) {
    let a = n.l, b = n.r
    a?.r = b
    b?.l = a
  }
  func add(_ n: N) {
    let a = h.r
    h.r = n
    n.l = h
    n.r = a
    a?.l = n
  }
  func put(_ k: Int, _ v: Int) {
    if let o = d[k] { rm(o) }
    let n = N(k, v)
    d[k] = n
    add(n)
    if d.count > cap {
      let z = t.l!
      rm(z)
      d.removeValue(forKey: z.k)
    }
  }
}
let c = LRU(2)
c.put(1, 1)
c.put(2, 2)
c.put(3, 3)
