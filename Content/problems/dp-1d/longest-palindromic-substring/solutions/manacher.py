# Idea: reuse the mirrored radius inside the palindrome that reaches furthest.
class Solution:
    def longestPalindrome(self, s: str) -> str:
        # A separator around every character gives even palindromes a centre of their own.
        text = "|" + "|".join(s) + "|"
        radii = [0] * len(text)
        center = best = 0
        for place in range(len(text)):
            edge = center + radii[center]
            radius = min(edge - place, radii[2 * center - place]) if place < edge else 0
            while (
                place - radius > 0
                and place + radius + 1 < len(text)
                and text[place - radius - 1] == text[place + radius + 1]
            ):
                radius += 1
            radii[place] = radius
            if place + radius > edge:
                center = place
            if radius > radii[best]:
                best = place
        return text[best - radii[best]:best + radii[best] + 1].replace("|", "")
