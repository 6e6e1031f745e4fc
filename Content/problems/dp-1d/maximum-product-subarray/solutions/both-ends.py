# Idea: running products from both ends, begun anew after each zero.
class Solution:
    def maxProduct(self, nums: List[int]) -> int:
        def products(numbers: Iterable[int]) -> Iterator[int]:
            product = 1
            for number in numbers:
                product *= number
                yield product
                product = product or 1

        return max(chain(products(nums), products(reversed(nums))))
