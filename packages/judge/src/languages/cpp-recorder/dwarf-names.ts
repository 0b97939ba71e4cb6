/** The numbers of DWARF 5 (dwarfstd.org, section 7.5) that are read here. */

export const TAG = {
  array: 0x01,
  class: 0x02,
  enumeration: 0x04,
  parameter: 0x05,
  block: 0x0b,
  member: 0x0d,
  pointer: 0x0f,
  reference: 0x10,
  unit: 0x11,
  structure: 0x13,
  subroutineType: 0x15,
  typedef: 0x16,
  union: 0x17,
  inheritance: 0x1c,
  subrange: 0x21,
  base: 0x24,
  const: 0x26,
  enumerator: 0x28,
  subprogram: 0x2e,
  typeArgument: 0x2f,
  valueArgument: 0x30,
  variable: 0x34,
  volatile: 0x35,
  restrict: 0x37,
  namespace: 0x39,
  rvalueReference: 0x42,
  atomic: 0x47,
} as const;

export const AT = {
  location: 0x02,
  name: 0x03,
  size: 0x0b,
  bitSize: 0x0d,
  lines: 0x10,
  low: 0x11,
  high: 0x12,
  value: 0x1c,
  upperBound: 0x2f,
  origin: 0x31,
  artificial: 0x34,
  convention: 0x36,
  count: 0x37,
  memberAt: 0x38,
  file: 0x3a,
  line: 0x3b,
  declaration: 0x3c,
  encoding: 0x3e,
  external: 0x3f,
  specification: 0x47,
  type: 0x49,
  virtuality: 0x4c,
  ranges: 0x55,
  bitOffset: 0x6b,
  alignment: 0x88,
} as const;

/** Of a base type. */
export const ENCODING = {
  boolean: 2,
  complex: 3,
  float: 4,
  signed: 5,
  signedChar: 6,
  unsigned: 7,
  unsignedChar: 8,
  utf: 0x10,
} as const;

/** Of DW_AT_calling_convention: the class is returned in memory. */
export const BY_REFERENCE = 4;
