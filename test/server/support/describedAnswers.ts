/** Holds every answer that a test receives against docs/openapi.json: its status is listed for the call, and its body is of the shape. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { Compile, type Validator } from 'typebox/schema';
import type { CallsDocument, Operation } from '#server/description/document.ts';

/** What of an answer is described. */
export interface Received {
  status: number;
  headers: Record<string, string | number | string[] | undefined>;
  body: Buffer;
}

interface Call {
  pattern: RegExp;
  operation: Operation;
}

interface Asked {
  method: string;
  /** Undefined where the address cannot be decoded. */
  path: string | undefined;
  status: number;
  operation: Operation | undefined;
}

/** What is answered without a route, and so described nowhere; these have the shape of any other refusal all the same. */
const EXEMPT: readonly ((asked: Asked) => boolean)[] = [
  ({ path, status }) => path === undefined && status === 400,
  ({ operation, status }) => operation === undefined && [403, 404, 405].includes(status),
  // HEAD goes along with GET except where GET changes something.
  ({ method, status }) => method === 'HEAD' && status === 404,
  // A service in production has not got these.
  ({ operation, status }) => operation?.['x-needs'] === 'development' && status === 404,
];

const { paths, components } = JSON.parse(fs.readFileSync('docs/openapi.json', 'utf8')) as CallsDocument;
/** What no route answers: a failure, or a token that is refused before anything is looked for. */
function refusedBy(status: number): Operation['responses'][string] {
  const schema = { $ref: `#/components/schemas/${status === 403 ? 'Forbidden' : 'Failure'}` };
  return { description: 'Refused before there is a route', content: { 'application/json': { schema } } };
}
const calls = new Map<string, Call[]>();
const validators = new Map<string, Validator>();

/** How little an address leaves open: texts before names, names before a whole rest. */
function order(address: string): string {
  return address.replaceAll('{*}', '\uffff').replace(/\{\w+\}/g, '\ufffe');
}

function patternOf(address: string): RegExp {
  const escaped = address.replace(/[.]/g, String.raw`\$&`).replace(/\/$/, '/?');
  return new RegExp(`^${escaped.replaceAll('{*}', '.*').replace(/\{\w+\}/g, '[^/]+')}$`, 's');
}

/** The calls of a method, the most particular address first. */
function callsBy(method: string): Call[] {
  const known = calls.get(method);
  if (known) return known;
  const made = Object.entries(paths)
    .sort(([one], [other]) => (order(one) < order(other) ? -1 : 1))
    .flatMap(([address, { [method]: operation }]) => (operation ? [{ pattern: patternOf(address), operation }] : []));
  calls.set(method, made);
  return made;
}

function validatorOf(schema: Record<string, unknown>): Validator {
  const text = JSON.stringify(schema);
  const known = validators.get(text);
  if (known) return known;
  const made = Compile({ ...schema, components });
  validators.set(text, made);
  return made;
}

/** The address as the service looks for it; undefined where it cannot be decoded. */
function decodedPath(url: string): string | undefined {
  const [address = ''] = url.split(/[?#]/, 1);
  try {
    return decodeURI(address);
  } catch {
    return undefined;
  }
}

/** @throws AssertionError where docs/openapi.json does not describe the answer */
export function assertDescribed(method: string, url: string, { status, headers, body }: Received): void {
  const path = decodedPath(url);
  // HEAD is GET without a body.
  const of = method === 'HEAD' ? 'get' : method.toLowerCase();
  const operation = path === undefined ? undefined : callsBy(of).find(({ pattern }) => pattern.test(path))?.operation;
  const what = `${method} ${url.slice(0, 200)} -> ${status}`;
  const exemption = EXEMPT.find((exempt) => exempt({ method, path, status, operation }));
  const described = operation?.responses[status] ?? (exemption && refusedBy(status));
  assert.ok(
    described,
    `${what}: ${operation ? `${operation.operationId} does not list it` : 'no such call is described'}`,
  );
  if (method === 'HEAD') return;
  if (!described.content) return assert.equal(body.length, 0, `${what}: described without a body`);
  const [type = ''] = String(headers['content-type'] ?? '').split(';', 1);
  const media = described.content[type] ?? described.content['*/*'];
  assert.ok(media, `${what}: not described as ${type || 'nothing'}`);
  if (type !== 'application/json' || isFile(media.schema)) return;
  const [isValid, errors] = validatorOf(media.schema).Errors(JSON.parse(body.toString()));
  assert.ok(isValid, `${what}: ${JSON.stringify(errors.slice(0, 3))} in ${body.toString().slice(0, 500)}`);
}

/** A file whose type happens to be JSON: its bytes are described elsewhere. */
function isFile(schema: Record<string, unknown>): boolean {
  return schema['type'] === 'string';
}
