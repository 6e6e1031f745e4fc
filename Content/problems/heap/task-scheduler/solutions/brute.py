# Idea: plays the machine unit by unit, always with the allowed kind of which most is left.
class Solution:
    def leastInterval(self, tasks: List[str], n: int) -> int:
        left = Counter(tasks)
        plan = []
        while left.total() > 0:
            recent = plan[-n:] if n else []
            allowed = [kind for kind in left if left[kind] > 0 and kind not in recent]
            kind = max(allowed, key=lambda kind: left[kind], default=None)
            if kind:
                left[kind] -= 1
            plan.append(kind)
        return len(plan)
