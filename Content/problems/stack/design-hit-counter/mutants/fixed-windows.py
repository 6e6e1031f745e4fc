# Bug: cuts time into fixed pieces of 300 seconds instead of looking 300 seconds back.
class HitCounter:
    def __init__(self):
        self.piece = 0
        self.total = 0

    def hit(self, timestamp: int) -> None:
        self.renew(timestamp)
        self.total += 1

    def getHits(self, timestamp: int) -> int:
        self.renew(timestamp)
        return self.total

    def renew(self, timestamp: int) -> None:
        if (timestamp - 1) // 300 > self.piece:
            self.piece = (timestamp - 1) // 300
            self.total = 0
