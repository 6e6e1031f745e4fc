# Idea: from each room circles of growing distance, until a gate lies on one.
class Solution:
    def wallsAndGates(self, rooms: List[List[int]]) -> None:
        plan = {(r, c): cell for r, row in enumerate(rooms) for c, cell in enumerate(row)}
        for place, cell in plan.items():
            if cell <= 0:
                continue
            seen, circle, steps = {place}, {place}, 0
            while circle and all(plan[spot] != 0 for spot in circle):
                wider = set()
                for r, c in circle:
                    wider |= {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)}
                circle = {spot for spot in wider - seen if plan.get(spot, -1) != -1}
                seen |= circle
                steps += 1
            if circle:
                rooms[place[0]][place[1]] = steps
