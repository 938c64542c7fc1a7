/** Record as a PDF: the same texts as the page's, in the same order, tagged for screen readers (design 4a). */
import type { ApplicationRecord, RecordedLine, RecordedSection } from '#domain/application/record.ts';
import { momentText } from '#domain/formats/moment.ts';
import { zoneOf } from '#domain/formats/zones.ts';
import { receiptTexts } from '#domain/texts/receipt.ts';
import { maskedNumberText, recordTexts, statusTexts, submitterTexts } from '#domain/texts/record.ts';
import { recordPdfTexts } from '#domain/texts/recordPdf.ts';
import { holdingTexts } from '#domain/texts/holdings.ts';
import { reviewTexts } from '#domain/texts/review.ts';
import { readHtml } from './html.ts';
import { Sheet, type Row } from './sheet.ts';

/**
 * Returns the PDF of a record whose canonical JSON has this SHA-256; the same bytes for the same record in the same build. A character that
 * the fonts do not have is printed as its code, and the first page says so.
 */
export async function recordPdf(record: ApplicationRecord, sha256: string): Promise<Buffer> {
  const sheet = write(record, sha256, { saysCodes: false });
  const bytes = await sheet.end();
  if (!sheet.hasEscapes) return bytes;
  return write(record, sha256, { saysCodes: true }).end();
}

function write(record: ApplicationRecord, sha256: string, { saysCodes }: { saysCodes: boolean }): Sheet {
  const { application, offer, summary } = record;
  const sheet = new Sheet({
    title: recordPdfTexts.title(offer.name, application.reference),
    author: offer.issuer,
    date: new Date(application.submitted_at),
    foot: recordPdfTexts.foot(application.reference, offer.name),
    pageOf: recordPdfTexts.pageOf,
  });
  sheet.title(offer.name);
  sheet.paragraph(offer.issuer, { isQuiet: true });
  if (saysCodes) sheet.paragraph(recordPdfTexts.codes, { isQuiet: true });
  if (summary.amount !== '') {
    sheet.amount(summary.amount);
    if (summary.measure !== '') sheet.paragraph(summary.measure);
  }
  sheet.table(headRows(record));
  for (const { title, sections } of record.steps) {
    sheet.heading(2, title);
    for (const section of sections) writeSection(sheet, section);
  }
  for (const words of [record.terms, record.declaration]) {
    if (words === null) continue;
    sheet.heading(2, words.title);
    sheet.blocks(readHtml(words.html));
  }
  writeDocuments(sheet, record);
  writeAbout(sheet, record, sha256);
  return sheet;
}

function headRows({ application, offer, summary, payment }: ApplicationRecord): Row[] {
  const { submitted_by: submitter, changed } = application;
  const by = [submitterTexts[submitter.role], submitter.name].filter(Boolean).join(', ');
  return [
    { label: recordTexts.reference, value: application.reference, isBold: true },
    {
      label: recordTexts.submitted,
      value: momentText(application.submitted_at, zoneOf(offer)) ?? application.submitted_at,
    },
    { label: recordTexts.submittedBy, value: by },
    ...(changed === undefined
      ? []
      : [
          {
            label: recordTexts.changed,
            value: [momentText(changed.at, zoneOf(offer)) ?? changed.at, recordTexts.changedBy(changed.by)].join(', '),
          },
        ]),
    ...(application.status === 'pending_approval'
      ? [{ label: recordTexts.status, value: statusTexts.pending_approval }]
      : []),
    { label: receiptTexts.investors(summary.investors.length), value: summary.investors.join('\n') },
    ...(summary.holding === undefined ? [] : [{ label: holdingTexts.holding, value: summary.holding }]),
    ...(summary.adviser === null ? [] : [{ label: receiptTexts.adviser, value: summary.adviser }]),
    {
      label: recordTexts.payable,
      value: payment.is_due ? `${payment.currency_code} ${payment.amount_due_formatted}` : recordTexts.nothingPayable,
    },
  ];
}

function writeSection(sheet: Sheet, { title, lines }: RecordedSection): void {
  if (title) sheet.heading(3, title);
  if (lines.length === 0) return;
  const isSummedUp = lines.some((line) => line.kind === 'money' && line.is_sum);
  sheet.table(lines.map((line) => rowOf(line, isSummedUp)));
}

function rowOf(line: RecordedLine, isFigure: boolean): Row {
  const value = valueOf(line);
  const isSum = line.kind === 'money' && line.is_sum === true;
  // A note beside figures explains the figure; a note beside an answer is part of it.
  const note = isFigure ? { note: line.note } : {};
  const said = isFigure || !line.note ? value : [line.note, value].filter(Boolean).join('\n');
  return {
    label: line.label,
    ...note,
    value: said || reviewTexts.noAnswer,
    isQuiet: said === '',
    isBold: isSum,
    isFigure,
  };
}

/** Returns the answer as text; '' if the question was left open. */
function valueOf(line: RecordedLine): string {
  switch (line.kind) {
    case 'text':
    case 'date':
    case 'status':
      return line.value;
    case 'number':
      return line.value ? maskedNumberText(line.value.mask) : '';
    case 'money':
      return line.value && [line.currency, line.value, line.unit].filter(Boolean).join(' ');
    case 'country':
      return line.value?.name ?? '';
    case 'address':
      return [...line.value.lines, line.value.country?.name].filter(Boolean).join('\n');
    case 'document': {
      const { state, text, documents } = line.value;
      const names = state === 'supplied' ? documents.map(({ filename }) => filename) : [];
      return reviewTexts.documents(text, names);
    }
  }
}

function writeDocuments(sheet: Sheet, { documents, offer }: ApplicationRecord): void {
  sheet.heading(2, recordTexts.documents);
  sheet.heading(3, recordTexts.ownDocuments);
  if (documents.length === 0) sheet.paragraph(recordTexts.noDocuments, { isQuiet: true });
  else sheet.table(documents.map(({ filename, sha256 }) => ({ label: filename, value: sha256, isSmall: true })));
  sheet.heading(3, recordTexts.offerDocuments);
  if (offer.documents.length === 0) sheet.paragraph(recordTexts.noDocuments, { isQuiet: true });
  else
    sheet.table(
      offer.documents.map(({ title, sha256 }) => ({
        label: title,
        value: sha256 ?? recordTexts.notServed,
        isSmall: true,
      })),
    );
}

function writeAbout(sheet: Sheet, { application, offer, texts, format }: ApplicationRecord, sha256: string): void {
  sheet.heading(2, recordTexts.aboutTitle);
  sheet.paragraph(recordTexts.about(application.changed !== undefined));
  sheet.paragraph(recordPdfTexts.check);
  sheet.table([
    { label: recordTexts.hash, value: sha256, isSmall: true },
    { label: recordPdfTexts.format, value: format },
    { label: recordPdfTexts.offerVersion, value: offer.version, isSmall: true },
    { label: recordPdfTexts.textsVersion, value: texts, isSmall: true },
  ]);
}
