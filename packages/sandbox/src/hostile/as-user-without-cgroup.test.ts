import { describeAttacks } from "./describe-attacks.ts";

await describeAttacks({ user: "ordinary user", hasCgroup: false });
