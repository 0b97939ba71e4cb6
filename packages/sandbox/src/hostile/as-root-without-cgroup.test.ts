import { describeAttacks } from "../testing/describe-attacks.ts";

await describeAttacks({ user: "root", hasCgroup: false });
