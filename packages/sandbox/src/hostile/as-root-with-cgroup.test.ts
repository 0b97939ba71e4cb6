import { describeAttacks } from "./describe-attacks.ts";

await describeAttacks({ user: "root", hasCgroup: true });
