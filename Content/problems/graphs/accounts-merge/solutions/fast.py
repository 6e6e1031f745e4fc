# Idea: each account connects its first address with the others; a person is a connected part.
class Solution:
    def accountsMerge(self, accounts: List[List[str]]) -> List[List[str]]:
        neighbours = defaultdict(set)
        for _, first, *others in accounts:
            neighbours[first].update(others)
            for address in others:
                neighbours[address].add(first)
        people, seen = [], set()
        for name, first, *_ in accounts:
            if first not in seen:
                person, newest = set(), {first}
                while newest:
                    person |= newest
                    newest = {near for address in newest for near in neighbours[address]} - person
                seen |= person
                people.append([name] + sorted(person))
        return people
