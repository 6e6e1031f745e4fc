# Idea: unites any two sets with an address in common until there are none.
class Solution:
    def accountsMerge(self, accounts: List[List[str]]) -> List[List[str]]:
        people = [(name, set(addresses)) for name, *addresses in accounts]
        while True:
            pair = next(
                (
                    (one, other)
                    for one, (_, first) in enumerate(people)
                    for other, (_, second) in enumerate(people[:one])
                    if first & second
                ),
                None)
            if pair is None:
                return [[name] + sorted(addresses) for name, addresses in people]
            one, other = pair
            people[other][1].update(people.pop(one)[1])
