# Bug: asks for one version after the other, far more often than allowed.
class Solution:
    def firstBadVersion(self, n: int) -> int:
        version = 1
        while not isBadVersion(version):
            version += 1
        return version
