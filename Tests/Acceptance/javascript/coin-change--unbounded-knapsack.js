// Style: a typed array.
var coinChange = function(coins, amount) {
    const fewest = new Uint16Array(amount + 1).fill(65535);
    fewest[0] = 0;
    for (const coin of coins) {
        for (let sum = coin; sum <= amount; sum++) fewest[sum] = Math.min(fewest[sum], fewest[sum - coin] + 1);
    }
    return fewest[amount] > amount ? -1 : fewest[amount];
};
