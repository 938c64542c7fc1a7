/**
 * Reads all objects of a PDF with its library. Objects in object streams count, and replaced ones of an incremental update, and those that
 * a print-locked file protects with an empty password. Runs in a process of its own (pdfProcess.mjs).
 */
import { constants, inflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFDocument,
  PDFName,
  PDFObjectParser,
  PDFObjectStreamParser,
  PDFParser,
  PDFRawStream,
  PDFRef,
  PDFXRefStreamParser,
  ParseSpeeds,
  type PDFContext,
  type PDFDict,
  type PDFObject,
} from '@cantoo/pdf-lib';

/** Most bytes that one compressed stream may become; a longer one is treated as a bomb. */
const LARGEST_STREAM = 64_000_000;
/** Possible start of an object, also within a comment or another object's stream: a cross-reference may point there. */
const OBJECT_START = /(?:\d[\s\0]{1,20}|[\r\n][\s\0]{0,20})obj(?![A-Za-z0-9])/g;
const HEADER = /(\d{1,10})[\s\0]{1,20}(\d{1,5})[\s\0]{1,20}obj$/;
/** Names that an unreadable part may not contain. */
const ACTIVE_NAME = /\/(?:JS|JavaScript|Launch|OpenAction|AA|XFA)(?![A-Za-z0-9])/;

export interface Reading {
  /** The objects in force, the newest preferred: for the document's structure. */
  context: PDFContext;
  /** Every object that was found, also superseded and hidden ones. */
  objects: PDFObject[];
  /** Returns every version that a reference may mean. */
  versionsOf(value: PDFObject | undefined): PDFObject[];
  /** False if a part that may hide something could not be read. */
  isComplete: boolean;
}

/** Contents of one document's object streams. */
interface Unpacked {
  objects: [ref: PDFRef, object: PDFObject][];
  streams: Set<string>;
  count: number;
  hasFailed: boolean;
}

const unpackedOf = new WeakMap<PDFContext, Unpacked>();

function unpacked(context: PDFContext): Unpacked {
  const known = unpackedOf.get(context) ?? { objects: [], streams: new Set(), count: 0, hasFailed: false };
  unpackedOf.set(context, known);
  return known;
}

/** The library's parser, which also notes every version of an object, and a failure to read. */
class NotingStreamParser extends PDFObjectStreamParser {
  #depth = 0;

  override parseObject(ref?: PDFRef): PDFObject {
    this.#depth += 1;
    const object = super.parseObject(ref);
    this.#depth -= 1;
    if (this.#depth === 0 && ref) unpacked(this.context).objects.push([ref, object]);
    return object;
  }

  override async parseIntoContext(): Promise<void> {
    try {
      await super.parseIntoContext();
    } catch (error) {
      unpacked(this.context).hasFailed = true;
      throw error;
    }
  }
}

/** The parts of the library's parser that its own types hide. */
interface Scanner {
  bytes: { offset(): number; moveTo(offset: number): void; peek(): number };
  matchIndirectObjectHeader(): boolean;
  parseIndirectObjectHeader(): unknown;
}

/** An object's header begins with a number, perhaps after blanks and comments. */
const MAY_BEGIN_HEADER = new Set(Buffer.from('0123456789 \0\t\n\f\r%'));
/** Bytes that may be read outside any object, in search of the next one; each failed try costs as much as twenty. */
const MOST_JIBBERISH = 500_000;
const COST_OF_TRY = 20;
const jibberishOf = new WeakMap<Scanner, number>();

// Between objects the library looks for the next one at every byte, with an error for each failure: 19 MB of one word took it ten minutes.
// Only an attacker writes such a file, to exhaust its reader.
const scanner = PDFParser.prototype as unknown as Scanner;
scanner.matchIndirectObjectHeader = function match(this: Scanner): boolean {
  const start = this.bytes.offset();
  const known = jibberishOf.get(this) ?? 0;
  if (known > MOST_JIBBERISH) throw new Error('A file holds too much outside its objects');
  if (!MAY_BEGIN_HEADER.has(this.bytes.peek())) {
    jibberishOf.set(this, known + 1);
    return false;
  }
  try {
    this.parseIndirectObjectHeader();
    return true;
  } catch {
    jibberishOf.set(this, known + COST_OF_TRY + this.bytes.offset() - start);
    this.bytes.moveTo(start);
    return false;
  }
};

const readXRef = PDFXRefStreamParser.forStream;
// The library would inflate these two without an end; here a stream becomes at most LARGEST_STREAM bytes.
PDFXRefStreamParser.forStream = (stream) => readXRef(inflated(stream));
PDFObjectStreamParser.forStream = (stream, wait) => {
  const notes = unpacked(stream.dict.context);
  notes.streams.add(streamKey(stream));
  notes.count += 1;
  try {
    if (hasPredictor(stream.dict)) throw new Error('An object stream with a predictor cannot be read');
    return new NotingStreamParser(inflated(stream), wait);
  } catch (error) {
    notes.hasFailed = true;
    throw error;
  }
};

function streamKey({ dict, contents }: PDFRawStream): string {
  return [dict.get(PDFName.of('First')), dict.get(PDFName.of('N')), contents.length].join(' ');
}

/** True for rows that are differences of rows: no writer of object streams uses them, and the library does not decode them. */
function hasPredictor(dict: PDFDict): boolean {
  const parameters = dict.lookup(PDFName.of('DecodeParms')) ?? dict.lookup(PDFName.of('DP'));
  return parameters !== undefined && String(parameters).includes('/Predictor');
}

/**
 * Returns the stream without its compression.
 * @throws Error for another compression than Flate, and for one that becomes too large
 */
export function inflated(stream: PDFRawStream): PDFRawStream {
  const filter = stream.dict.lookup(PDFName.of('Filter'));
  const names = filter === undefined ? [] : filter instanceof PDFArray ? filter.asArray() : [filter];
  if (names.length === 0) return stream;
  if (names.length > 1 || names[0] !== PDFName.of('FlateDecode')) throw new Error('A stream has an unusual filter');
  const contents = inflateSync(stream.contents, {
    maxOutputLength: LARGEST_STREAM,
    finishFlush: constants.Z_SYNC_FLUSH,
  });
  const dict = stream.dict.clone();
  dict.delete(PDFName.of('Filter'));
  return PDFRawStream.of(dict, contents);
}

/** Reads a PDF; returns `null` if it does not open with the empty password. */
export async function readPdf(bytes: Uint8Array): Promise<Reading | null> {
  const plain = await PDFParser.forBytesWithOptions(bytes, Infinity).parseDocument();
  const isEncrypted = plain.lookup(plain.trailerInfo.Encrypt) !== undefined;
  const context = isEncrypted ? await decrypt(bytes) : plain;
  if (context === null) return null;

  const notes = unpacked(context);
  const swept = await sweep(bytes, context, { isEncrypted });
  const known: [ref: PDFRef, object: PDFObject][] = [
    ...context.enumerateIndirectObjects(),
    ...notes.objects,
    ...swept.known,
  ];
  const versions = new Map<PDFRef, PDFObject[]>();
  for (const [ref, object] of known) {
    const same = versions.get(ref);
    if (same) same.push(object);
    else versions.set(ref, [object]);
  }
  return {
    context,
    objects: [...known.map(([, object]) => object), ...swept.nameless],
    versionsOf: (value) => (value instanceof PDFRef ? (versions.get(value) ?? []) : value === undefined ? [] : [value]),
    isComplete: !swept.hidesSomething && !notes.hasFailed,
  };
}

async function decrypt(bytes: Uint8Array): Promise<PDFContext | null> {
  try {
    const document = await PDFDocument.load(bytes, {
      password: '',
      updateMetadata: false,
      parseSpeed: ParseSpeeds.Fastest,
    });
    return document.context;
  } catch {
    return null;
  }
}

interface Swept {
  known: [ref: PDFRef, object: PDFObject][];
  nameless: PDFObject[];
  hidesSomething: boolean;
}

/** Reads everything that looks like an object, at any place: the library itself returns only the last object of a number. */
async function sweep(
  bytes: Uint8Array,
  context: PDFContext,
  { isEncrypted }: { isEncrypted: boolean },
): Promise<Swept> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const swept: Swept = { known: [], nameless: [], hidesSomething: false };
  const holders: PDFRawStream[] = [];
  let streamed = 0;
  for (const start of text.matchAll(OBJECT_START)) {
    const offset = start.index + start[0].length;
    const object = parseAt(bytes, offset, context);
    const header = HEADER.exec(text.slice(Math.max(0, offset - 60), offset));
    if (object === null) swept.hidesSomething ||= namesActive(text.slice(offset, endOf(text, offset)));
    else if (header) swept.known.push([PDFRef.of(Number(header[1]), Number(header[2])), object]);
    else swept.nameless.push(object);
    if (!(object instanceof PDFRawStream)) continue;
    if (holdsObjects(object.dict)) holders.push(object);
    streamed += object.contents.length;
    // Streams within one another, each a copy of the rest of the file: only an attacker writes such a file, to exhaust its reader.
    if (streamed > 2 * bytes.length) return { ...swept, hidesSomething: true };
  }
  const areUnpacked = isEncrypted ? holders.length <= unpacked(context).count : await unpackAll(holders);
  swept.hidesSomething ||= !areUnpacked;
  return swept;
}

function parseAt(bytes: Uint8Array, offset: number, context: PDFContext): PDFObject | null {
  try {
    return PDFObjectParser.forBytes(bytes.subarray(offset), context).parseObject();
  } catch {
    return null;
  }
}

function endOf(text: string, offset: number): number {
  const end = text.indexOf('endobj', offset);
  return end < 0 ? text.length : end;
}

function namesActive(part: string): boolean {
  const unescaped = part.replace(/#([0-9a-f]{2})/gi, (_escape, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
  return ACTIVE_NAME.test(unescaped);
}

/** True for an object stream, whatever its /Type: a cross-reference can use one that has none. */
function holdsObjects(dict: PDFDict): boolean {
  return dict.has(PDFName.of('First')) && dict.has(PDFName.of('N'));
}

/** Unpacks the streams that the library did not reach; returns false if one cannot be unpacked. */
async function unpackAll(holders: readonly PDFRawStream[]): Promise<boolean> {
  try {
    for (const holder of holders) {
      const isKnown = unpacked(holder.dict.context).streams.has(streamKey(holder));
      if (!isKnown) await PDFObjectStreamParser.forStream(holder).parseIntoContext();
    }
    return true;
  } catch {
    return false;
  }
}
