console.log(require("fs").readFileSync("input.txt", "utf8"));
