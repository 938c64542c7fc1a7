/** Requests to an outside service: never longer, larger or further than allowed, and never quoting its answers or our keys. */

/** Kind of failure, in one word: fit for logs, and for choosing the reply to the caller. */
export type OutsideFault = 'timeout' | 'unreachable' | 'refused' | 'tooLarge' | 'unreadable';

/** The service did not give a usable answer. The message holds neither its address, which carries keys, nor its answer. */
export class OutsideFailure extends Error {
  override readonly name = 'OutsideFailure';
  readonly code: OutsideFault;
  /** Status of an answer that refuses. */
  readonly status: number | null;
  constructor(code: OutsideFault, status: number | null = null) {
    super(`the outside service failed: ${code}`);
    this.code = code;
    this.status = status;
  }
}

export interface OutsideLimits {
  /** Milliseconds for the whole answer. */
  timeoutMs: number;
  /** Bytes of the answer. */
  maxSize: number;
}

/** Limits for a person who waits at a form: a later answer is of no use. */
export const OUTSIDE_LIMITS: OutsideLimits = { timeoutMs: 6_000, maxSize: 1_000_000 };

/** Returns the address of a call: `path` under `base`, with its query. */
export function requestUrl(base: string, path: string, query: Record<string, string>): URL {
  const address = new URL(`${base.replace(/(?<!\/)\/+$/, '')}/${path}`);
  address.search = new URLSearchParams(query).toString();
  return address;
}

/** Headers and body of a call; without `json` it is a GET. */
export interface OutsideCall {
  headers?: Record<string, string>;
  json?: object;
  /** Ends the call before its time limit. */
  signal?: AbortSignal;
}

/**
 * Returns the text of a successful answer.
 * @throws OutsideFailure for every other outcome; a redirection counts as refusal, since keys may not travel to another host
 */
export async function callOutside(
  address: URL,
  { timeoutMs, maxSize }: OutsideLimits,
  { headers, json, signal: earlier }: OutsideCall = {},
): Promise<string> {
  const late = AbortSignal.timeout(timeoutMs);
  const signal = earlier ? AbortSignal.any([earlier, late]) : late;
  try {
    const response = await fetch(address, {
      signal,
      redirect: 'manual',
      headers: {
        accept: 'application/json, text/xml',
        ...headers,
        ...(json && { 'content-type': 'application/json' }),
      },
      ...(json && { method: 'POST', body: JSON.stringify(json) }),
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new OutsideFailure('refused', response.status);
    }
    return await readText(response, maxSize);
  } catch (error) {
    if (error instanceof OutsideFailure) throw error;
    throw new OutsideFailure(signal.aborted ? 'timeout' : 'unreachable');
  }
}

/** Reads the body as text, and gives up as soon as it grows too large, whatever its announced length. */
async function readText(response: Response, maxSize: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxSize) throw new OutsideFailure('tooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
