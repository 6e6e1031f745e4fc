class Bit:
    def __init__(self):
        self.child = [None, None]


root = Bit()
for number in (5, 6, 2):
    at = root
    for shift in (2, 1, 0):
        bit = number >> shift & 1
        if at.child[bit] is None:
            at.child[bit] = Bit()
        at = at.child[bit]
print(root.child[0] is not None)
