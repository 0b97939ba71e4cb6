/** What programs look for to know whether they are judged, in every language and on most sites. */
export const ONLINE_JUDGE = "ONLINE_JUDGE";

/** The whole environment of a judged program that needs no more. */
export const JUDGED_ENVIRONMENT: Readonly<Record<string, string>> = { [ONLINE_JUDGE]: "true" };
