// in: 5 3 8 3
// out: 19
import _ from "lodash";
import { readFileSync } from "node:fs";
console.log(_.sum(readFileSync(0, "utf8").trim().split(" ").map(Number)));
