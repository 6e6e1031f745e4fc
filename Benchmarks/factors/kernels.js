// The kernels of factors.py in JavaScript: `node kernels.js NAME` prints the CPU milliseconds of one run.
function numbers(count, modulus) {
  let state = 1n;
  const out = [];
  for (let i = 0; i < count; i++) {
    state = (state * 1103515245n + 12345n) % 2147483648n;
    out.push(Number(state % BigInt(modulus)));
  }
  return out;
}

function pairs(values) {
  const seen = new Map();
  let found = 0;
  values.forEach((value, index) => {
    if (seen.has(1000000 - value)) found++;
    seen.set(value, index);
  });
  return found;
}

function lcs(values) {
  const half = values.length / 2;
  const left = values.slice(0, half), right = values.slice(half);
  const table = Array.from({ length: left.length + 1 }, () => new Array(right.length + 1).fill(0));
  for (let i = 1; i <= left.length; i++) {
    for (let j = 1; j <= right.length; j++) {
      table[i][j] = left[i - 1] === right[j - 1]
        ? table[i - 1][j - 1] + 1 : Math.max(table[i - 1][j], table[i][j - 1]);
    }
  }
  return table[left.length][right.length];
}

function flood(values) {
  const side = Math.round(Math.sqrt(values.length));
  const seen = Array.from({ length: side }, () => new Array(side).fill(false));
  let islands = 0;
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      if (seen[row][column] || values[row * side + column] === 0) continue;
      islands++;
      seen[row][column] = true;
      const queue = [[row, column]];
      for (let head = 0; head < queue.length; head++) {
        const [r, c] = queue[head];
        for (const [y, x] of [[r + 1, c], [r - 1, c], [r, c + 1], [r, c - 1]]) {
          if (y < 0 || y >= side || x < 0 || x >= side || seen[y][x]) continue;
          if (values[y * side + x] !== 0) {
            seen[y][x] = true;
            queue.push([y, x]);
          }
        }
      }
    }
  }
  return islands;
}

function merge(values) {
  const spans = values.map((value) => [value, value + value % 50]);
  spans.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const out = [];
  for (const [low, high] of spans) {
    const last = out[out.length - 1];
    if (last && last[1] >= low) last[1] = Math.max(last[1], high);
    else out.push([low, high]);
  }
  return out.length;
}

function window(values) {
  const counts = new Map();
  let left = 0, best = 0;
  for (let right = 0; right < values.length; right++) {
    counts.set(values[right], (counts.get(values[right]) ?? 0) + 1);
    while (counts.size > 20) {
      const other = values[left++];
      counts.set(other, counts.get(other) - 1);
      if (counts.get(other) === 0) counts.delete(other);
    }
    best = Math.max(best, right - left + 1);
  }
  return best;
}

const kernels = {
  pairs: [pairs, 200000, 1000000], lcs: [lcs, 2000, 26], flood: [flood, 90000, 3],
  merge: [merge, 100000, 1000000], window: [window, 300000, 60],
};
const [run, count, modulus] = kernels[process.argv[2]];
const values = numbers(count, modulus);
const begin = process.cpuUsage();
const answer = run(values);
const used = process.cpuUsage(begin);
console.log(answer, (used.user + used.system) / 1000);
