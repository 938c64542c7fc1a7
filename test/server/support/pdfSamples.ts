/** PDFs as real writers make them, and as somebody makes them who means harm. */
import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import PDFKit from 'pdfkit';

/** The text of objects by their number. */
export type Objects = Record<number, string>;

export const PAGE: Objects = {
  1: '<</Type/Catalog/Pages 2 0 R>>',
  2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>',
};
export const SCRIPT = "<</S/JavaScript/JS(app.alert('hello'))>>";

/** `PAGE` with entries added to the catalog, and further objects. */
export function withCatalog(entries: string, others: Objects = {}): Objects {
  return { ...PAGE, 1: `<</Type/Catalog/Pages 2 0 R${entries}>>`, ...others };
}

/** `PAGE` with entries added to its page, and further objects. */
export function withPage(entries: string, others: Objects = {}): Objects {
  return { ...PAGE, 3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]${entries}>>`, ...others };
}

/** A file with a cross-reference table. */
export function classic(objects: Objects): Buffer {
  return append(Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1'), objects, '');
}

/** The file with an incremental update at its end. */
export function updated(file: Buffer, objects: Objects): Buffer {
  return append(file, objects, `/Prev ${file.lastIndexOf('xref\n', file.lastIndexOf('trailer'))}`);
}

function append(start: Buffer, objects: Objects, trailer: string): Buffer {
  const parts = Object.entries(objects).map(([number, text]) => `${number} 0 obj\n${text}\nendobj\n`);
  let offset = start.length;
  const rows = Object.keys(objects).map((number, index) => {
    const row = `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`;
    offset += parts[index]?.length ?? 0;
    return row;
  });
  const end = `xref\n0 1\n0000000000 65535 f \n${rows.join('')}trailer\n<</Size ${rows.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${offset}\n%%EOF\n`;
  return Buffer.concat([start, Buffer.from(parts.join('') + end, 'latin1')]);
}

interface Packing {
  type?: string;
  parameters?: string;
  /** Put in the place of what the object stream holds. */
  content?: Buffer;
}

/** A file whose objects stand in a compressed object stream, with a cross-reference stream. */
export function packed(objects: Objects, { type = '/Type/ObjStm', parameters = '', content }: Packing = {}): Buffer {
  const numbers = Object.keys(objects);
  const texts = Object.values(objects);
  const offsets = texts.map((_text, index) => texts.slice(0, index).join(' ').length + (index > 0 ? 1 : 0));
  const index = `${numbers.map((number, at) => `${number} ${offsets[at]}`).join(' ')} `;
  const holder = Math.max(...numbers.map(Number)) + 1;
  const body = deflateSync(content ?? Buffer.from(index + texts.join(' '), 'latin1'));
  const head = Buffer.from('%PDF-1.7\n', 'latin1');
  const first = Buffer.concat([
    Buffer.from(
      `${holder} 0 obj\n<<${type}/N ${numbers.length}/First ${index.length}/Filter/FlateDecode${parameters}/Length ${body.length}>>\nstream\n`,
    ),
    body,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
  const rows: number[][] = Array.from({ length: holder + 2 }, () => [0, 0, 0]);
  numbers.forEach((number, at) => (rows[Number(number)] = [2, holder, at]));
  rows[holder] = [1, head.length, 0];
  rows[holder + 1] = [1, head.length + first.length, 0];
  const entries = deflateSync(
    Buffer.from(
      rows.flatMap(([kind = 0, place = 0, at = 0]) => [kind, place >> 16, (place >> 8) & 255, place & 255, at]),
    ),
  );
  const second = Buffer.concat([
    Buffer.from(
      `${holder + 1} 0 obj\n<</Type/XRef/Size ${holder + 2}/W[1 3 1]/Root 1 0 R/Filter/FlateDecode/Length ${entries.length}>>\nstream\n`,
    ),
    entries,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
  return Buffer.concat([head, first, second, Buffer.from(`startxref\n${head.length + first.length}\n%%EOF\n`)]);
}

/** The text of a stream object, not compressed. */
export function streamOf(content: string, entries = ''): string {
  return `<<${entries}/Length ${content.length}>>\nstream\n${content}\nendstream`;
}

/** What the demo documents are written with. */
export function byPdfKit(
  options: PDFKit.PDFDocumentOptions = {},
  draw: (document: PDFKit.PDFDocument) => void = () => {},
): Promise<Buffer> {
  const document = new PDFKit({ info: { CreationDate: new Date(0) }, ...options });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const whole = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))));
  document.fontSize(20).text('Certified copy of a passport');
  draw(document);
  document.end();
  return whole;
}

/** A form to fill in, with the scripts that check and lay out what is typed. */
export function fillable(): Promise<Buffer> {
  return byPdfKit({}, (document) => {
    document.font('Helvetica');
    document.initForm();
    document.formText('birthday', 10, 60, 200, 30, { format: { type: 'date', param: 'dd/mm/yyyy' } });
    document.formText('amount', 10, 100, 200, 30, { format: { type: 'number', nDec: 2 } });
    document.formCheckbox('agree', 10, 140, 20, 20, {});
  });
}

/** A document's own script, in object streams; print-locked (AES, 256 bits) where asked. */
export async function scripted({ isLocked }: { isLocked: boolean }): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  document.addJavaScript('start', "app.alert('hello')");
  if (isLocked) document.encrypt({ ownerPassword: 'owner', userPassword: '', permissions: { printing: false } });
  return Buffer.from(await document.save({ useObjectStreams: true }));
}

/** A zip with one empty file. */
export const ZIP = Buffer.from(
  '504b03040a0000000000000000000000000000000000000000000100000061504b01020a000a00000000000000000000000000000000000000000001000000000000000000000000000000000061504b050600000000010001002f0000001f0000000000',
  'hex',
);
