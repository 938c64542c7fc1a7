/**
 * Calls of an S3-compatible store. Each is signed (AWS Signature Version 4), has a time limit, and has a body of known length and hash:
 * nothing is sent in chunks with signatures of their own, which not every such store understands.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream/promises';
import type { Clock } from '../deps.ts';
import { StorageUnavailable, type ReceivedFile } from './fileStore.ts';
import { signedHeaders } from './s3Signature.ts';
import type { S3Settings } from './s3Settings.ts';

export interface S3Limits {
  /** Milliseconds for a call without a body, and added to the time of a body. */
  callMs: number;
  /** The least bytes of a body in a second. */
  slowest: number;
}

/** Limits for a person who waits at a form. */
export const S3_LIMITS: S3Limits = { callMs: 5_000, slowest: 500_000 };

export interface S3Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Key below the prefix; '' for a subresource. */
  key: string;
  /** A property of the bucket itself, such as its rules. */
  subresource?: 'versioning' | 'lifecycle';
  body?: ReceivedFile;
  /** Expected bytes, if the answer is a content. */
  size?: number;
}

/** Most bytes that are read of a refusal: enough for its reason. */
const REFUSAL_SIZE = 10_000;
const EMPTY_HASH = createHash('sha256').digest('hex');

export class S3Client {
  readonly #settings: S3Settings;
  readonly #limits: S3Limits;
  readonly #clock: Clock;
  readonly #endpoint: URL;
  readonly #http: Pick<typeof https, 'request'>;
  readonly #agent: http.Agent;

  constructor(settings: S3Settings, { clock, limits = S3_LIMITS }: { clock: Clock; limits?: S3Limits }) {
    this.#settings = settings;
    this.#limits = limits;
    this.#clock = clock;
    this.#endpoint = new URL(settings.endpoint);
    const { protocol } = this.#endpoint;
    this.#http = protocol === 'https:' ? https : http;
    const { Agent } = protocol === 'https:' ? https : http;
    this.#agent = new Agent({ keepAlive: true, maxSockets: 32, maxFreeSockets: 8 });
  }

  /**
   * Makes one call and passes its answer to `take`, which reads it to its end; both together have the time limit.
   * @throws StorageUnavailable for every answer but 2xx, and for a connection that breaks; `code` is the reason
   */
  async call<Result>(call: S3Call, take: (answer: http.IncomingMessage) => Promise<Result>): Promise<Result> {
    const size = call.body?.size ?? call.size ?? 0;
    const signal = AbortSignal.timeout(Math.ceil(this.#limits.callMs + (size / this.#limits.slowest) * 1000));
    try {
      const answer = await this.#send(call, signal);
      if (Math.trunc((answer.statusCode ?? 0) / 100) !== 2) throw new StorageUnavailable(await refusalOf(answer));
      return await take(answer);
    } catch (error) {
      throw signal.aborted ? new StorageUnavailable('timeout') : asUnavailable(error);
    }
  }

  close(): void {
    this.#agent.destroy();
  }

  async #send(call: S3Call, signal: AbortSignal): Promise<http.IncomingMessage> {
    const { hostname, port } = this.#endpoint;
    const request = this.#http.request({ ...this.#addressed(call), hostname, port, agent: this.#agent, signal });
    // An answer before the body was sent counts, too: it gives a reason.
    const answer = new Promise<http.IncomingMessage>((resolve, reject) => {
      request.on('response', (message) => resolve(message.on('error', () => undefined)));
      request.on('error', reject);
    });
    if (call.body === undefined) {
      request.end();
      return answer;
    }
    const sent = pipeline(createReadStream(call.body.incoming), request, { signal });
    return Promise.race([
      answer,
      sent.then(
        () => answer,
        (error: unknown) => firstOf(answer, error),
      ),
    ]);
  }

  #addressed({ method, key, subresource, body }: S3Call): Pick<http.RequestOptions, 'method' | 'path' | 'headers'> {
    const { bucket, region, prefix } = this.#settings;
    const within = subresource === undefined ? `${prefix}${key}` : `?${subresource}=`;
    const path = `${this.#endpoint.pathname.replace(/\/$/, '')}/${bucket}/${within}`;
    const unsigned = {
      host: this.#endpoint.host,
      method,
      path,
      region,
      bodyHash: body?.sha256 ?? EMPTY_HASH,
      headers: body ? { 'Content-Length': String(body.size), 'Content-Type': 'application/octet-stream' } : {},
    };
    return { method, path, headers: signedHeaders(unsigned, this.#settings, this.#clock.now()) };
  }
}

/** After a failure of sending: returns the answer if one comes within a moment, else throws the failure. */
async function firstOf(answer: Promise<http.IncomingMessage>, error: unknown): Promise<http.IncomingMessage> {
  answer.catch(() => undefined);
  const moment = new Promise<never>((_resolve, reject) => setTimeout(reject, 100, error));
  return Promise.race([answer, moment]);
}

/** The store's code of a refusal, e.g. `NoSuchKey`; its status if it gives no code. */
async function refusalOf(answer: http.IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    text += chunk.toString('latin1');
    if (text.length > REFUSAL_SIZE) break;
  }
  return /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? String(answer.statusCode);
}

function asUnavailable(error: unknown): unknown {
  if (error instanceof StorageUnavailable || !(error instanceof Error)) return error;
  // A local file that cannot be read is our failure, not the store's.
  if ('syscall' in error && error.syscall === 'open') return error;
  return new StorageUnavailable('code' in error ? String(error.code) : error.name);
}
