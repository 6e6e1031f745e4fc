class Node:
    def __init__(self, key, val):
        self.key, self.val = key, val
        self.left = self.right = None


class LRU:
    def __init__(self, cap):
        self.cap = cap
        self.cache = {}
        self.oldest, self.latest = Node(0, 0), Node(0, 0)
        self.oldest.right = self.latest
        self.latest.left = self.oldest

    def remove(self, node):
        prv, nxt = node.left, node.right
        prv.right = nxt
        nxt.left = prv

    def insert(self, node):
        prv, nxt = self.latest.left, self.latest
        prv.right = nxt.left = node
        node.left, node.right = prv, nxt

    def get(self, key):
        if key not in self.cache:
            return -1
        self.remove(self.cache[key])
        self.insert(self.cache[key])
        return self.cache[key].val

    def put(self, key, value):
        if key in self.cache:
            self.remove(self.cache[key])
        self.cache[key] = Node(key, value)
        self.insert(self.cache[key])
        if len(self.cache) > self.cap:
            lru = self.oldest.right
            self.remove(lru)
            del self.cache[lru.key]


lru = LRU(2)
lru.put(1, 10)
lru.put(2, 20)
lru.get(1)
lru.put(3, 30)
print(lru.get(2), lru.get(1))
