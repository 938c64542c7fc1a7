/**
 * Makes the demo offers' PDFs (offers/<slug>/documents/) from the texts in scripts/offerDocuments/. The same texts give the same
 * bytes: dates are fixed, nothing random goes in. Run it after a change of the texts: `node scripts/makeOfferDocuments.mjs`.
 */
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { banksiaLane } from './offerDocuments/banksiaLane.mjs';
import { brindle } from './offerDocuments/brindle.mjs';
import { emberfield } from './offerDocuments/emberfield.mjs';
import { heronBay } from './offerDocuments/heronBay.mjs';
import { kestrel } from './offerDocuments/kestrel.mjs';
import { pindari } from './offerDocuments/pindari.mjs';
import { saltbush } from './offerDocuments/saltbush.mjs';
import { tarnRidge } from './offerDocuments/tarnRidge.mjs';
import { wattleGrove } from './offerDocuments/wattleGrove.mjs';
import { yarramie } from './offerDocuments/yarramie.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const MADE_ON = new Date('2026-11-02T00:00:00Z');
const MARGIN = 72;
const INK = '#14191f';
const QUIET = '#59636e';

function writeCover(page, { document, issuer, colour }) {
  page.rect(0, 0, page.page.width, 12).fill(colour);
  page.font('Helvetica').fontSize(11).fillColor(QUIET).text(issuer, MARGIN, 96);
  page.moveDown(1).font('Helvetica-Bold').fontSize(28).fillColor(INK).text(document.title, { lineGap: 4 });
  page.moveDown(0.6).font('Helvetica').fontSize(13).fillColor(INK).text(document.subtitle, { lineGap: 3 });
  page.moveDown(1.2).fontSize(10).fillColor(QUIET).text(document.dated);
  page.moveDown(2).fontSize(11).fillColor(INK).text(document.notice, { lineGap: 4 });
}

function writeTable(page, rows) {
  const width = page.page.width - 2 * MARGIN;
  for (const [label, value] of rows) {
    const top = page.y + 4;
    page
      .font('Helvetica')
      .fontSize(10.5)
      .fillColor(QUIET)
      .text(label, MARGIN, top, { width: width * 0.55 });
    const afterLabel = page.y;
    page.fillColor(INK).text(value, MARGIN + width * 0.55, top, { width: width * 0.45, align: 'right' });
    const bottom = Math.max(afterLabel, page.y) + 4;
    page
      .moveTo(MARGIN, bottom)
      .lineTo(MARGIN + width, bottom)
      .lineWidth(0.5)
      .strokeColor('#c9ced4')
      .stroke();
    page.x = MARGIN;
    page.y = bottom;
  }
  page.moveDown(1);
}

function writeSection(page, { heading, paragraphs = [], bullets = [], table }) {
  // A heading never stands alone at the foot of a page.
  if (page.y > page.page.height - 190) page.addPage();
  page.moveDown(1).font('Helvetica-Bold').fontSize(14).fillColor(INK).text(heading, MARGIN);
  page.moveDown(0.5).font('Helvetica').fontSize(10.5);
  for (const paragraph of paragraphs)
    page.fillColor(INK).text(paragraph, { lineGap: 3.5, align: 'left' }).moveDown(0.7);
  if (bullets.length > 0) page.list(bullets, { bulletRadius: 1.6, textIndent: 12, lineGap: 3.5 }).moveDown(0.7);
  if (table) writeTable(page, table);
}

function numberPages(page, { document, issuer }) {
  const { count } = page.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    page.switchToPage(index);
    // Below the margin pdfkit would start another page.
    page.page.margins.bottom = 0;
    const width = page.page.width - 2 * MARGIN;
    const foot = page.page.height - 48;
    page.font('Helvetica').fontSize(8.5).fillColor(QUIET);
    page.text(`${issuer} · ${document.title}`, MARGIN, foot, { width: width * 0.8, lineBreak: false });
    page.text(`${index + 1} / ${count}`, MARGIN + width * 0.8, foot, {
      width: width * 0.2,
      align: 'right',
      lineBreak: false,
    });
  }
}

async function makeDocument(offer, document) {
  const folder = path.join(root, 'offers', offer.slug, 'documents');
  mkdirSync(folder, { recursive: true });
  const page = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, bottom: 84, left: MARGIN, right: MARGIN },
    bufferPages: true,
    lang: 'en-AU',
    displayTitle: true,
    info: { Title: document.title, Author: offer.issuer, CreationDate: MADE_ON, ModDate: MADE_ON },
  });
  const file = page.pipe(createWriteStream(path.join(folder, document.filename)));
  writeCover(page, { document, ...offer });
  page.addPage();
  for (const section of document.sections) writeSection(page, section);
  numberPages(page, { document, ...offer });
  const { count } = page.bufferedPageRange();
  page.end();
  await finished(file);
  console.log(`${offer.slug}/documents/${document.filename}: ${count} pages`);
}

const OFFERS = [
  emberfield,
  tarnRidge,
  kestrel,
  wattleGrove,
  banksiaLane,
  pindari,
  saltbush,
  heronBay,
  yarramie,
  brindle,
];

for (const offer of OFFERS) for (const document of offer.documents) await makeDocument(offer, document);
