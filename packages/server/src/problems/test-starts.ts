import { startOfTestData } from "@verdict/catalogue/test-data-packing";

/** Of an input `i` and an answer `a`, as they are stored. */
export interface StartsOfTest {
  input_packing: "zstd" | null;
  input_content: Buffer;
  answer_packing: "zstd" | null;
  answer_content: Buffer;
}

/**
 * The columns of a query: so many bytes of each as the parameter says, which are `packedStartBytes` of what is shown.
 */
export function startsOfTest(parameter: string): string {
  return ["input", "answer"]
    .map((name) => {
      const row = name.charAt(0);
      return `${row}.packing as ${name}_packing, substring(${row}.content from 1 for ${parameter}) as ${name}_content`;
    })
    .join(", ");
}

export async function readStarts(row: StartsOfTest, most: number): Promise<{ input: Buffer; answer: Buffer }> {
  const { input_content, input_packing, answer_content, answer_packing } = row;
  return {
    input: await startOfTestData({ content: input_content, packing: input_packing }, most),
    answer: await startOfTestData({ content: answer_content, packing: answer_packing }, most),
  };
}
