# Bug: unites an account with the first person that shares an address, but does not unite two people.
class Solution:
    def accountsMerge(self, accounts: List[List[str]]) -> List[List[str]]:
        people = []
        for name, *addresses in accounts:
            for known in people:
                if known[1] & set(addresses):
                    known[1].update(addresses)
                    break
            else:
                people.append((name, set(addresses)))
        return [[name] + sorted(addresses) for name, addresses in people]
