class Node:
    def __init__(self, k, v):
        self.k = k
        self.v = v
        self.prev = None
        self.next = None
class LRU:
    def __init__(self, cap):
        self.cap = cap
        self.map = {}
        self.head = Node(0, 0)
        self.tail = Node(0, 0)
        self.head.next = self.tail
        self.tail.prev = self.head
    def remove(self, n):
        n.prev.next = n.next
        n.next.prev = n.prev
    def add(self, n):
        n.prev = self.tail.prev
        n.next = self.tail
        self.tail.prev.next = n
        self.tail.prev = n
    def get(self, k):
        if k not in self.map:
            return -1
        n = self.map[k]
        self.remove(n)
        self.add(n)
        return n.v
    def put(self, k, v):
        if k in self.map:
            self.remove(self.map[k])
        n = Node(k, v)
        self.map[k] = n
        self.add(n)
        if len(self.map) > self.cap:
            d = self.head.next
            self.remove(d)
            del self.map[d.k]
c = LRU(50)
s = 0
for i in range(29000):
    c.put(i * 7 % 100, i)
    s += c.get(i * 3 % 100)
print(s)
