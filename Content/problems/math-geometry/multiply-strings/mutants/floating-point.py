# Bug: computes with floating-point numbers, which keep some sixteen digits only.
class Solution:
    def multiply(self, num1: str, num2: str) -> str:
        return str(int(float(num1) * float(num2)))
