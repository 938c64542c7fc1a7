/** Faults for which a PDF is refused. Runs in a process of its own (pdfProcess.mjs). */
import type { PdfFault } from '#domain/data/choices.ts';
import { PDFArray, PDFDict, PDFName, PDFRawStream, type PDFContext, type PDFObject } from '@cantoo/pdf-lib';
import { inflated, readPdf, type Reading } from './reading.ts';

/**
 * Events that a person causes in a fillable form: typing (K, F, V), another field's value (C), the pointer and the focus. Scripts
 * of any other event run by themselves (docs/requirements 1-UPL-10).
 */
const BY_A_PERSON = new Set(['K', 'F', 'V', 'C', 'E', 'X', 'D', 'U', 'Fo', 'Bl']);
/** Made once: the library looks a name up each time it makes one. */
const NAMES = {
  AA: PDFName.of('AA'),
  JS: PDFName.of('JS'),
  JavaScript: PDFName.of('JavaScript'),
  Kids: PDFName.of('Kids'),
  Launch: PDFName.of('Launch'),
  Names: PDFName.of('Names'),
  Next: PDFName.of('Next'),
  OnInstantiate: PDFName.of('OnInstantiate'),
  OpenAction: PDFName.of('OpenAction'),
  Page: PDFName.of('Page'),
  Pages: PDFName.of('Pages'),
  S: PDFName.of('S'),
  Type: PDFName.of('Type'),
  XFA: PDFName.of('XFA'),
};
const ZIP_END = Buffer.from('PK\u0005\u0006', 'latin1');
/** Length of a zip's last record, up to the end of the file: 22 bytes and a comment. */
const ZIP_END_LENGTH = 22;
const LONGEST_ZIP_COMMENT = 65_535;

/** Returns the first fault of: needs a password, runs something, cannot be read; null for a file that may be stored. */
export async function findPdfFault(bytes: Uint8Array): Promise<PdfFault | null> {
  const reading = await readPdf(bytes);
  if (reading === null) return 'locked';
  if (runsSomething(reading)) return 'active';
  return reading.isComplete && hasWholePages(reading.context) && !endsAsZip(bytes) ? null : 'unreadable';
}

/** True when anything in the file, in use or not, starts a program, or a script without a person's doing. */
function runsSomething(reading: Reading): boolean {
  return reading.objects.some((object) => dictionariesIn(object).some((dict) => isActive(dict, reading)));
}

function isActive(dict: PDFDict, reading: Reading): boolean {
  return (
    reading.versionsOf(dict.get(NAMES.S)).includes(NAMES.Launch) ||
    dict.has(NAMES.OnInstantiate) ||
    runsScript(dict.get(NAMES.OpenAction), reading) ||
    runsByItself(dict, reading) ||
    namesScripts(dict, reading) ||
    hasFormScript(dict, reading)
  );
}

/** True if an action of a page, a document or a field runs a script without a person's doing. */
function runsByItself(dict: PDFDict, reading: Reading): boolean {
  const isPage = reading.versionsOf(dict.get(NAMES.Type)).includes(NAMES.Page);
  return dictionariesOf(dict.get(NAMES.AA), reading).some((actions) =>
    actions
      .entries()
      .some(([event, action]) => (isPage || !BY_A_PERSON.has(event.decodeText())) && runsScript(action, reading)),
  );
}

/** True if the document has scripts of its own, all of which run on opening: a tree under /JavaScript. */
function namesScripts(dict: PDFDict, reading: Reading): boolean {
  return dictionariesOf(dict.get(NAMES.JavaScript), reading).some((tree) =>
    [NAMES.Names, NAMES.Kids].some((name) =>
      reading.versionsOf(tree.get(name)).some((list) => list instanceof PDFArray && list.size() > 0),
    ),
  );
}

/** True for a script in a form of the older kind, written in XML. */
function hasFormScript(dict: PDFDict, { versionsOf }: Reading): boolean {
  const parts = versionsOf(dict.get(NAMES.XFA)).flatMap((form) =>
    form instanceof PDFArray ? form.asArray().flatMap(versionsOf) : [form],
  );
  return parts.some((part) => part instanceof PDFRawStream && isScriptedXml(part));
}

function isScriptedXml(part: PDFRawStream): boolean {
  try {
    // Zero bytes removed, so that text of two bytes a character reads as text of one.
    const xml = Buffer.from(inflated(part).contents).toString('latin1').replaceAll('\0', '');
    return /<(?:[\w.-]{1,50}:)?script[\s>/]/i.test(xml);
  } catch {
    return true;
  }
}

/** True if an action, or one that follows it, holds a script. */
function runsScript(action: PDFObject | undefined, reading: Reading): boolean {
  const waiting = dictionariesOf(action, reading);
  const seen = new Set<PDFDict>();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const isScript = next.has(NAMES.JS) || reading.versionsOf(next.get(NAMES.S)).includes(NAMES.JavaScript);
    if (isScript) return true;
    waiting.push(...dictionariesOf(next.get(NAMES.Next), reading));
  }
  return false;
}

/** The dictionaries that a value means, directly, by reference or as a list. */
function dictionariesOf(value: PDFObject | undefined, { versionsOf }: Reading): PDFDict[] {
  const meant = versionsOf(value).flatMap((version) =>
    version instanceof PDFArray ? version.asArray().flatMap(versionsOf) : [version],
  );
  return meant.filter((each) => each instanceof PDFDict);
}

/** The dictionaries in an object itself, at any depth. */
function dictionariesIn(object: PDFObject): PDFDict[] {
  const found: PDFDict[] = [];
  const waiting: PDFObject[] = [object];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next instanceof PDFRawStream) waiting.push(next.dict);
    else if (next instanceof PDFArray) waiting.push(...next.asArray());
    else if (next instanceof PDFDict) {
      found.push(next);
      waiting.push(...next.values());
    }
  }
  return found;
}

/** True for at least one page, and none missing: a file that breaks off half way has only a part of its tree. */
function hasWholePages(context: PDFContext): boolean {
  const root = context.lookup(context.trailerInfo.Root);
  if (!(root instanceof PDFDict)) return false;
  const waiting: (PDFObject | undefined)[] = [root.get(NAMES.Pages)];
  const seen = new Set<PDFObject>();
  let pages = 0;
  while (waiting.length > 0) {
    const node = context.lookup(waiting.pop());
    if (!(node instanceof PDFDict)) return false;
    if (seen.has(node)) continue;
    seen.add(node);
    const kids = node.lookup(NAMES.Kids);
    if (kids instanceof PDFArray) for (const kid of kids.asArray()) waiting.push(kid);
    else pages += 1;
  }
  return pages > 0;
}

/** True if the file is a zip as well: its last record reaches exactly to the end. */
function endsAsZip(bytes: Uint8Array): boolean {
  const tail = Buffer.from(bytes.subarray(Math.max(0, bytes.length - ZIP_END_LENGTH - LONGEST_ZIP_COMMENT)));
  for (let at = tail.lastIndexOf(ZIP_END); at >= 0; at = at === 0 ? -1 : tail.lastIndexOf(ZIP_END, at - 1)) {
    const isWhole = at + ZIP_END_LENGTH <= tail.length;
    if (isWhole && at + ZIP_END_LENGTH + tail.readUInt16LE(at + 20) === tail.length) return true;
  }
  return false;
}
