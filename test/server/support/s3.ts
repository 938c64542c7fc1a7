/**
 * An S3-compatible server (s3rver over a folder) behind a proxy of ours that fails as told, and that lets one call at a time through to an
 * object. s3rver checks neither conditions nor bodies; what the service relies on, it compares itself.
 */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import S3rver from 's3rver';
import { S3Store } from '#server/storage/s3Store.ts';
import type { S3Limits } from '#server/storage/s3Client.ts';
import type { S3Settings } from '#server/storage/s3Settings.ts';
import { systemIds } from '#server/system.ts';
import { temporaryFolder } from './testDatabase.ts';

const BUCKET = 'allot';

/**
 * `500`: it fails; `slow`: it does not answer for longer than anybody waits; `cut`: the connection ends in the middle of a body; `long` and
 * `short`: more or less comes than was stored or sent; `changed`: one byte is another; `away`: nobody listens; `skewed`: its clock is another.
 */
export type S3Fault = '500' | 'slow' | 'cut' | 'long' | 'short' | 'changed' | 'away' | 'skewed';

export interface FaultyS3 {
  endpoint: string;
  /** Where the objects lie. */
  folder: string;
  /** What the next `times` calls of these methods meet. */
  fail(fault: S3Fault, options?: { times?: number; methods?: string[] }): void;
  /** All is well again. */
  heal(): void;
  calls: string[];
}

interface Trouble {
  fault: S3Fault;
  times: number;
  methods: string[];
}

const SKEWED = '<?xml version="1.0"?><Error><Code>RequestTimeTooSkewed</Code><Message>x</Message></Error>';

function listen(server: http.Server): Promise<number> {
  // The tests end when they have ended, and not when this does.
  server.unref();
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));
}

/** The whole body: what is small enough for a test. */
async function bodyOf(message: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Answers as the fault says; whether it did. */
function refuse(fault: S3Fault | null, request: http.IncomingMessage, response: http.ServerResponse): boolean {
  if (fault === 'away') request.socket.destroy();
  else if (fault === '500') response.writeHead(500).end('<Error><Code>InternalError</Code></Error>');
  else if (fault === 'skewed') response.writeHead(403, { 'content-type': 'application/xml' }).end(SKEWED);
  else return fault === 'slow';
  return true;
}

/** A body as the fault lets it through. */
function spoil(fault: S3Fault | null, body: Buffer): Buffer {
  if (fault === 'short') return body.subarray(0, Math.floor(body.length / 2));
  if (fault === 'long') return Buffer.concat([body, Buffer.alloc(1000)]);
  if (fault !== 'changed' || body.length === 0) return body;
  const changed = Buffer.from(body);
  changed[0] = (changed[0] ?? 0) ^ 1;
  return changed;
}

/** Passes an answer on, as whole and as right as the fault lets it. */
function pass(fault: S3Fault | null, { isHead, status, headers, body }: Passed, response: http.ServerResponse): void {
  if (fault === 'cut') {
    response.writeHead(status, { ...headers, 'content-length': body.length });
    response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.socket?.destroy());
    return;
  }
  const sent = spoil(fault, body);
  // The answer to HEAD has no body, and says how long it would be.
  const length = isHead ? {} : { 'content-length': sent.length };
  response.writeHead(status, { ...headers, ...length }).end(sent);
}

interface Passed {
  isHead: boolean;
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

function forward(port: number, request: http.IncomingMessage, body: Buffer): Promise<Passed> {
  return new Promise((resolve, reject) => {
    const { method, url: address, headers } = request;
    const onward = http.request(
      { port, host: '127.0.0.1', method, path: address, headers: { ...headers, 'content-length': body.length } },
      (answer) => {
        const { statusCode = 500, headers: answered } = answer;
        bodyOf(answer).then(
          (content) => resolve({ isHead: method === 'HEAD', status: statusCode, headers: answered, body: content }),
          reject,
        );
      },
    );
    onward.on('error', reject);
    onward.end(method === 'GET' || method === 'HEAD' ? undefined : body);
  });
}

async function startS3(): Promise<FaultyS3> {
  const folder = temporaryFolder('s3');
  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await store.run();
  store.httpServer.unref();
  let trouble: Trouble | null = null;
  const calls: string[] = [];
  const next = (method: string): S3Fault | null => {
    if (trouble === null || trouble.times === 0 || !trouble.methods.includes(method)) return null;
    trouble.times -= 1;
    return trouble.fault;
  };
  const turns = new Map<string | undefined, Promise<unknown>>();
  /** s3rver writes an object in several files, one after the other: who reads it meanwhile gets a 500, which no real store answers. */
  const inTurn = <T>(address: string | undefined, work: () => Promise<T>): Promise<T> => {
    const mine = (turns.get(address) ?? Promise.resolve()).then(work);
    turns.set(
      address,
      mine.catch(() => undefined),
    );
    return mine;
  };
  const proxy = http.createServer((request, response) => {
    const { method = '' } = request;
    calls.push(method);
    const fault = next(method);
    request.on('error', () => undefined);
    if (refuse(fault, request, response)) return;
    const isPut = method === 'PUT';
    if (isPut && fault === 'cut') return void request.once('data', () => request.socket.destroy());
    bodyOf(request)
      .then((body) => inTurn(request.url, () => forward(port, request, isPut ? spoil(fault, body) : body)))
      .then((passed) => pass(isPut ? null : fault, passed, response))
      .catch(() => response.destroy());
  });
  return {
    endpoint: `http://127.0.0.1:${await listen(proxy)}`,
    folder: path.join(folder, BUCKET),
    fail: (fault, { times = Infinity, methods = ['GET', 'HEAD', 'PUT', 'DELETE'] } = {}) =>
      (trouble = { fault, times, methods }),
    heal: () => (trouble = null),
    calls,
  };
}

let shared: Promise<FaultyS3> | null = null;

/** The one of this process. */
export function sharedS3(): Promise<FaultyS3> {
  shared ??= startS3();
  return shared;
}

let prefixes = 0;

/** Settings with a prefix of their own: as a bucket of their own. */
export function s3Settings({ endpoint }: Pick<FaultyS3, 'endpoint'>): S3Settings {
  prefixes += 1;
  const keys = { accessKey: 'S3RVER', secretKey: 'S3RVER' };
  return { endpoint, bucket: BUCKET, region: 'us-east-1', ...keys, prefix: `t${prefixes}/` };
}

/** Somebody waits for the test. */
export const QUICK: S3Limits = { callMs: 700, slowest: 10_000_000 };

export async function openS3Store(
  dataDirectory: string,
  limits?: S3Limits,
): Promise<{ store: S3Store; s3: FaultyS3; settings: S3Settings }> {
  const s3 = await sharedS3();
  const settings = s3Settings(s3);
  const clock = { now: () => new Date() };
  const store = new S3Store(settings, { dataDirectory, clock, ids: systemIds, ...(limits && { limits }) });
  await store.open(new Date());
  return { store, s3, settings };
}

/** The objects of a prefix, by their hash, with the file in which s3rver holds them. */
export function objectsIn(folder: string, prefix: string): Map<string, string> {
  const root = path.join(folder, prefix);
  const names = fs.existsSync(root) ? fs.readdirSync(root, { recursive: true }).map(String) : [];
  const ending = '._S3rver_object';
  return new Map(
    names
      .filter((name) => name.endsWith(ending))
      .map((name) => [path.basename(name, ending), path.join(root, name)] as const),
  );
}
