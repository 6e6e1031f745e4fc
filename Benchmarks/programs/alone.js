
const lines = require("fs").readFileSync(0, "utf8").trim().split("\n");
for (let index = 0; index + 1 < lines.length; index += 2) {
    console.log(JSON.stringify(twoSum(JSON.parse(lines[index]), JSON.parse(lines[index + 1]))));
}
