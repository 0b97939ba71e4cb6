/** `npm test -- --thorough` (scripts/test.ts): all that is done at a smaller number otherwise. */
export const IS_THOROUGH = process.env.THOROUGH === "1";
