import { describeAttacks } from "../testing/describe-attacks.ts";

await describeAttacks({ user: "ordinary user", hasCgroup: false });
