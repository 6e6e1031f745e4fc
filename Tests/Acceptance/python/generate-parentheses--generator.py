# Style: a recursive generator, tabs for indents.
class Solution:
	def generateParenthesis(self, n: int) -> List[str]:
		def grow(text, opened, closed):
			if closed == n:
				yield text
				return
			if opened < n:
				yield from grow(text + "(", opened + 1, closed)
			if closed < opened:
				yield from grow(text + ")", opened, closed + 1)
		return list(grow("", 0, 0))
