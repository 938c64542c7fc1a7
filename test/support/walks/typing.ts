/** Typing into the block of a person, or of a company that is a trustee. */
import type { PersonEntry } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import { takesUploads } from '#domain/documents/uploadsAsked.ts';
import { aCompany } from '../entityApplications.ts';
import { asked, type Row, type Said } from './model.ts';
import { saidBy, typeInto } from './said.ts';
import { nextNumber, type Opened, rowsOf, type Walker, withRows } from './walker.ts';

/** Everything that is asked is typed. */
export function typeRow(walker: Walker, opened: Opened, { row, how }: { row: Row; how: number }): void {
  const { step, context, values } = opened;
  const { offer } = context;
  const id = walker.ids.get(row.who);
  const number = nextNumber(walker);
  row.said = row.isCompany
    ? { company: `Trustee ${number} Pty Ltd` }
    : asked(uploaded(saidBy(number, how, keptIdType(walker, row)), offer), step);
  const rows = rowsOf(step, values).map((entry): PersonEntry => {
    if (entry.id !== id) return entry;
    if (row.isCompany) return { ...entry, ...aCompany(offer), companyName: row.said['company'] ?? '' };
    return typeInto(entry, row.said, { offer, step });
  });
  opened.values = withRows(step, values, rows);
}

/** Without a document where the offer takes none. */
function uploaded({ idDoc, ...said }: Said, offer: Offer): Said {
  return idDoc !== undefined && takesUploads(offer) ? { ...said, idDoc } : said;
}

/** A name and a birthday, and nothing else. */
export function typeName(walker: Walker, opened: Opened, { row, how }: { row: Row; how: number }): void {
  const { first = '', last = '', born = '' } = saidBy(0, how);
  row.said = { ...row.said, first, last, born };
  const id = walker.ids.get(row.who);
  const named = { legalFirstName: first, legalLastName: last, dateOfBirth: born };
  const rows = rowsOf(opened.step, opened.values).map((entry) => (entry.id === id ? { ...entry, ...named } : entry));
  opened.values = withRows(opened.step, opened.values, rows);
}

/** Whoever was saved keeps their ID type: its other fields do not reach a list, or what Undo brings back, that did not have them. */
function keptIdType({ truth }: Walker, { who, said }: Row): string | undefined {
  return said['idType'] ?? truth.people.get(who)?.['idType'];
}
