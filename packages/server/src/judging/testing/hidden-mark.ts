/** Stands in every hidden test of a test problem, and in what the fake judge says of it: no reply may ever hold it. */
export const HIDDEN_MARK = "hidden-42-mark";
