class Person:
    def __init__(self, name, parent=None):
        self.name = name
        self.parent = parent
        self.children = []
        if parent:
            parent.children.append(self)


root = Person("Ada")
byron = Person("Byron", root)
anne = Person("Anne", root)
ralph = Person("Ralph", root)
judith = Person("Judith", anne)
node = judith
depth = 0
while node.parent:
    node = node.parent
    depth += 1
print(depth)
