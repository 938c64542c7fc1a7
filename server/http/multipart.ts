/** Reading multipart bodies: the only content type that our unsafe calls take, part by part, never as a whole in memory. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serverTexts } from '#domain/texts.ts';
import type { TObject, TProperties } from 'typebox';
import { Refusal } from './errors.ts';
import { requireReadable } from './readable.ts';

/** RFC 2046 allows 70 characters of boundary; longer ones have been used to stall parsers. */
const MULTIPART = /^multipart\/form-data;\s*boundary=(?:"[^"\r\n]{1,70}"|[^\s";,]{1,70})\s*$/i;

/** The content type is judged exactly, before any parser sees it. */
export async function requireMultipart(request: FastifyRequest): Promise<void> {
  if (!MULTIPART.test(request.headers['content-type'] ?? ''))
    throw new Refusal(415, { message: serverTexts.wrongContentType });
}

/**
 * Lets the rest of a body that was answered early run dry. The parser leaves it paused, and a paused connection does not even notice
 * that its caller is gone: it would hold the service open until its silence is too long.
 */
export function drainAnsweredBodies(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete) return;
    raw.unpipe();
    raw.resume();
  });
}

/** The names of a form's fields. */
export function fieldNames<Fields extends TProperties>({ properties }: TObject<Fields>): (keyof Fields & string)[] {
  return Object.keys(properties);
}

/**
 * The text fields of a body that holds each of `names` once and nothing else.
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
 * The text fields of a body that may hold these and nothing else; what is not sent is missing.
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
 * The one field of a body that holds many texts: JSON, or a sheet. Bytes that are not UTF-8 are U+FFFD in it: its reader can say in which text they stand.
 * @throws Refusal as `readFields`
 */
export async function readManyTexts(request: FastifyRequest, name: string, maxSize: number): Promise<string> {
  const { [name]: text } = await receiveFields(request, [name], maxSize);
  if (text === undefined) throw new Refusal(400, { message: serverTexts.badRequest });
  return text;
}

/** A file stands where a text field belongs; nothing of it was read. */
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

/** The parser counts files; here none is allowed, and it would answer 413. */
function isFilePart(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_FILES_LIMIT';
}

/** The parser's own complaints about a broken body carry no status: they are the sender's fault, not ours. */
const BROKEN_BODY = /^(Unexpected end of|Part terminated early|Malformed|Multipart: Boundary|Premature close)/i;
/** A field that calls itself JSON and is not: the parser would have it answered with 406, which no call has. */
const BROKEN_JSON = 'FST_INVALID_JSON_FIELD_ERROR';

/** A failure while parts were read, as the refusal it means to the sender; anything else stays what it is. */
export function asSenderFault(error: unknown): unknown {
  return isBrokenBody(error) ? new Refusal(400, { message: serverTexts.badRequest }) : error;
}

function isBrokenBody(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === BROKEN_JSON) return true;
  return !('statusCode' in error) && BROKEN_BODY.test(error.message);
}
