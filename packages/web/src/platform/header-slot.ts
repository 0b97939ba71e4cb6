/**
 * The id of the place in the header where a page puts its own tabs on a phone: a bar of their own would take a line of
 * it.
 */
export const HEADER_SLOT = "header-slot";
