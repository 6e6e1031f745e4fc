# Bug: keeps the list in the object and returns a ticket; another instance has nothing to redeem.
class Codec:
    def __init__(self):
        self.memory = []

    def encode(self, strs: List[str]) -> str:
        self.memory.append(list(strs))
        return str(len(self.memory) - 1)

    def decode(self, s: str) -> List[str]:
        return self.memory[int(s)]
