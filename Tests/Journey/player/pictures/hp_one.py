class Store:
    def __init__(self):
        self.data = [None]

    def push(self, x):
        self.data.append(x)
        i = len(self.data) - 1
        while i > 1 and self.data[i // 2] > self.data[i]:
            self.data[i // 2], self.data[i] = self.data[i], self.data[i // 2]
            i //= 2

    def pop(self):
        top = self.data[1]
        self.data[1] = self.data[-1]
        self.data.pop()
        i = 1
        while 2 * i < len(self.data):
            c = 2 * i
            if c + 1 < len(self.data) and self.data[c + 1] < self.data[c]:
                c += 1
            if self.data[i] <= self.data[c]:
                break
            self.data[i], self.data[c] = self.data[c], self.data[i]
            i = c
        return top


store = Store()
for number in [5, 3, 8, 1, 4]:
    store.push(number)
print(store.pop(), store.pop())
