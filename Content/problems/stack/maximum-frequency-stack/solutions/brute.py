# Idea: count all values anew for each pop.
class FreqStack:
    def __init__(self):
        self.values = []

    def push(self, val: int) -> None:
        self.values.append(val)

    def pop(self) -> int:
        counts = Counter(self.values)
        most = max(counts.values())
        place = max(place for place, val in enumerate(self.values) if counts[val] == most)
        return self.values.pop(place)
