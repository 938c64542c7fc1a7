/** Reads multipart bodies: the only content type that our unsafe calls accept, part by part, never as a whole in memory. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serverTexts } from '#domain/texts.ts';
import type { TObject, TProperties } from 'typebox';
import { Refusal } from './errors.ts';
import { requireReadable } from './readable.ts';

/** RFC 2046 allows 70 characters of boundary; longer ones have been used to stall parsers. */
const MULTIPART = /^multipart\/form-data;\s*boundary=(?:"[^"\r\n]{1,70}"|[^\s";,]{1,70})\s*$/i;

/** Checks the content type exactly, before any parser sees it. */
export async function requireMultipart(request: FastifyRequest): Promise<void> {
  if (!MULTIPART.test(request.headers['content-type'] ?? ''))
    throw new Refusal(415, { message: serverTexts.wrongContentType });
}

/**
 * Discards the rest of a body that was answered early. The parser leaves it paused, and a paused connection does not even notice that its
 * caller is gone: it would hold the service open until its silence is too long.
 */
export function drainAnsweredBodies(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete) return;
    raw.unpipe();
    raw.resume();
  });
}

/** Returns the names of a form's fields. */
export function fieldNames<Fields extends TProperties>({ properties }: TObject<Fields>): (keyof Fields & string)[] {
  return Object.keys(properties);
}

/**
 * Returns the text fields of a body that holds each of `names` once and nothing else.
 * @throws Refusal 400 when one is missing, doubled, not alone or not UTF-8, 413 when one has more than `maxSize` bytes
 */
export async function readFields<Name extends string>(
  request: FastifyRequest,
  names: readonly Name[],
  maxSize: number,
): Promise<Record<Name, string>> {
  const texts = await readTextFields(request, names, maxSize);
  if (!holdsAll(texts, names)) throw new Refusal(400, { message: serverTexts.badRequest });
  return texts;
}

function holdsAll<Name extends string>(
  texts: Partial<Record<Name, string>>,
  names: readonly Name[],
): texts is Record<Name, string> {
  return names.every((name) => texts[name] !== undefined);
}

/**
 * Returns the text fields of a body that may hold these and nothing else; a field that is not sent is missing.
 * @throws Refusal 400 for any other part, one that comes twice and one that is not UTF-8, 413 for a field above `maxSize` bytes
 */
export async function readTextFields<Name extends string>(
  request: FastifyRequest,
  names: readonly Name[],
  maxSize: number,
): Promise<Partial<Record<Name, string>>> {
  const texts = await receiveFields(request, names, maxSize);
  for (const [name, text] of Object.entries<string | undefined>(texts))
    if (text !== undefined) requireReadable(name, text);
  return texts;
}

/**
 * Returns the one field of a body that holds many texts: JSON, or a sheet. Bytes that are not UTF-8 are U+FFFD in it, so that its reader
 * can name the damaged text.
 * @throws Refusal as `readFields`
 */
export async function readManyTexts(request: FastifyRequest, name: string, maxSize: number): Promise<string> {
  const { [name]: text } = await receiveFields(request, [name], maxSize);
  if (text === undefined) throw new Refusal(400, { message: serverTexts.badRequest });
  return text;
}

/** Refusal of a file in place of a text field; nothing of it was read. */
export class FilePartRefused extends Refusal {
  constructor() {
    super(400, { message: serverTexts.badRequest });
  }
}

async function receiveFields<Name extends string>(
  request: FastifyRequest,
  names: readonly Name[],
  maxSize: number,
): Promise<Partial<Record<Name, string>>> {
  const texts: Partial<Record<Name, string>> = {};
  const limits = {
    files: 0,
    fields: names.length,
    parts: names.length + 1,
    fieldSize: maxSize,
    fieldNameSize: 100,
    headerPairs: 20,
  };
  try {
    for await (const part of request.parts({ limits })) {
      const name = names.find((known) => known === part.fieldname);
      if (part.type !== 'field' || name === undefined || Object.hasOwn(texts, name) || typeof part.value !== 'string')
        throw new Refusal(400, { message: serverTexts.badRequest });
      if (part.valueTruncated) throw new Refusal(413, { message: serverTexts.tooLarge });
      texts[name] = part.value;
    }
  } catch (error) {
    throw isFilePart(error) ? new FilePartRefused() : asSenderFault(error);
  }
  return texts;
}

/** Returns true for a file part: the parser counts files, none is allowed here, and it would answer 413. */
function isFilePart(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_FILES_LIMIT';
}

/** Messages of the parser about a broken body. They carry no status: the sender is at fault, not the service. */
const BROKEN_BODY = /^(Unexpected end of|Part terminated early|Malformed|Multipart: Boundary|Premature close)/i;
/** Code for a field that calls itself JSON and is not: the parser would answer 406, which no call has. */
const BROKEN_JSON = 'FST_INVALID_JSON_FIELD_ERROR';

/** Returns the refusal for a failure while parts were read, if the sender is at fault; any other failure stays as it is. */
export function asSenderFault(error: unknown): unknown {
  return isBrokenBody(error) ? new Refusal(400, { message: serverTexts.badRequest }) : error;
}

function isBrokenBody(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === BROKEN_JSON) return true;
  return !('statusCode' in error) && BROKEN_BODY.test(error.message);
}
