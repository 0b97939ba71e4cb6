import * as z from "zod/mini";

/** Of the tests of a problem, as far as they are built on this installation. */
export const BuiltTests = z.object({ built: z.number(), total: z.number() });
export type BuiltTests = z.infer<typeof BuiltTests>;
