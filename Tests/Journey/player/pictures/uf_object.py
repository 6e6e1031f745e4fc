class Member:
    def __init__(self, name):
        self.name = name
        self.boss = self


def top(member):
    while member.boss is not member:
        member = member.boss
    return member


people = [Member(name) for name in "abcde"]
for one, other in [(0, 1), (2, 3), (1, 3)]:
    first, second = top(people[one]), top(people[other])
    if first is not second:
        second.boss = first
print(sum(member.boss is member for member in people))
