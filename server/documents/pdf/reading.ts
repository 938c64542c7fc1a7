/**
 * Everything that a PDF holds, as its library reads it: also what stands in object streams, what an incremental update replaced,
 * and what a print-locked file keeps under its empty password. Runs in a process of its own (pdfProcess.mjs).
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

/** Bytes that one compressed stream may become; a longer one is taken for a bomb. */
const LARGEST_STREAM = 64_000_000;
/** Where an object may begin, also within a comment or another object's stream, to which a cross-reference may point. */
const OBJECT_START = /(?:\d[\s\0]{1,20}|[\r\n][\s\0]{0,20})obj(?![A-Za-z0-9])/g;
const HEADER = /(\d{1,10})[\s\0]{1,20}(\d{1,5})[\s\0]{1,20}obj$/;
/** What no part that cannot be read may name. */
const ACTIVE_NAME = /\/(?:JS|JavaScript|Launch|OpenAction|AA|XFA)(?![A-Za-z0-9])/;

export interface Reading {
  /** The objects that count, newest first choice: for the document's structure. */
  context: PDFContext;
  /** Every object that was found, also superseded and hidden ones. */
  objects: PDFObject[];
  /** What a reference may mean: every version that was found. */
  versionsOf(value: PDFObject | undefined): PDFObject[];
  /** False where a part could not be read in which something may hide. */
  isComplete: boolean;
}

/** What the object streams of one document held. */
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

/** As the library's, but notes every version of an object, and that something could not be read. */
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
/** Bytes that may be read outside any object, in search of the next one; each try costs as much as twenty. */
const MOST_JIBBERISH = 500_000;
const COST_OF_TRY = 20;
const jibberishOf = new WeakMap<Scanner, number>();

// Between objects the library looks for the next one at every byte, with an error for each that is none: 19 MB of one word took it ten
// minutes. Nobody writes such a file but to exhaust its reader.
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

/** Rows that are differences of rows: no writer of object streams uses them, and the library reads them as they stand. */
function hasPredictor(dict: PDFDict): boolean {
  const parameters = dict.lookup(PDFName.of('DecodeParms')) ?? dict.lookup(PDFName.of('DP'));
  return parameters !== undefined && String(parameters).includes('/Predictor');
}

/**
 * The stream without its compression.
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

/** `null` when it does not open with the empty password. */
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

/** Reads whatever looks like an object, wherever it lies: the library's own way through the file keeps the last of a number only. */
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
    // Streams that lie in one another, each a copy of the rest of the file: nobody writes such a file but to exhaust its reader.
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

/** An object stream, whatever it calls itself: a cross-reference can use one that has no /Type. */
function holdsObjects(dict: PDFDict): boolean {
  return dict.has(PDFName.of('First')) && dict.has(PDFName.of('N'));
}

/** Unpacks those that the library did not come to; false when one cannot be. */
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
