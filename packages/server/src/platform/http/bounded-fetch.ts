/** What an identity provider or a learning platform tells of itself, of people and of its keys has far less. */
const MOST_BYTES = 1_000_000;

/** The answer is read whole, and given up where it does not end: a broken server elsewhere must not fill the memory. */
export async function boundedFetch(url: string, options: object): Promise<Response> {
  const response = await fetch(url, options);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Error(`The answer has more than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  const { status, headers } = response;
  // A response of these may have no body, not even an empty one.
  const body = [101, 204, 205, 304].includes(status) ? null : Buffer.concat(chunks);
  return new Response(body, { status, headers });
}
