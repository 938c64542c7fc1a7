/** What a walk types, and how it is found again in the rows of a form and of the application. */
import type { Person, PersonEntry, TaxInvestor, Tin, UploadedDocument } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import { aPersonOf } from '../entityApplications.ts';
import type { Said, WalkedStep } from './model.ts';

const FIRST = ['Ana', 'Bo', 'Cy'];
const LAST = ['Li', 'Mo'];
const BORN = ['01/02/1980', '03/04/1990', '05/06/1970'];
const DOCUMENT = /\/(\d+)\/$/;

/** Somebody's answers: their names and birthday are often those of somebody else, everything else is theirs alone. */
export function saidBy(number: number, how: number, idType = how % 4 === 0 ? 'Passport' : "Driver's licence"): Said {
  const identity =
    idType === 'Passport'
      ? { idType: 'Passport', idNumber: `N${number}`, idCountry: '16' }
      : {
          idType: "Driver's licence",
          idNumber: String(number).padStart(9, '0'),
          idState: 'VIC',
          idCard: `P${String(number).padStart(7, '0')}`,
        };
  return {
    first: pick(FIRST, how),
    last: pick(LAST, Math.floor(how / 3)),
    born: pick(BORN, Math.floor(how / 7)),
    email: `e${number}@x.example`,
    mobile: `+614${String(number).padStart(8, '0')}`,
    ...identity,
    idDoc: String(number),
  };
}

/** What was typed while something else was chosen, and is not asked any more: it is never sent. */
export const HIDDEN = 'not asked any more';
const HIDDEN_SINCE = {
  idType2: 'Passport',
  idNumber2: HIDDEN,
  idDocDate2: '',
  otherSourceOfWealth: HIDDEN,
  pep_status_or_association: HIDDEN,
} satisfies Person;

/** The person with these answers in their block, as far as it asks for them. */
export function typeInto<Row extends Person>(
  row: Row,
  said: Said,
  { offer, step }: { offer: Offer; step: WalkedStep },
): Row {
  const { id: _id, legalFirstName: _first, legalLastName: _last, ...complete } = aPersonOf(offer);
  const address = Object.fromEntries(Object.entries(complete).filter(([field]) => !/^id/.test(field)));
  const isPassport = said['idType'] === 'Passport';
  const identity: Person = {
    ...(said['idType'] !== undefined && { idType: said['idType'], idNumber: said['idNumber'] ?? '' }),
    idStateOfIssue: said['idState'] ?? '',
    idCardNumber: said['idCard'] ?? '',
    ...(isPassport && { idCountryOfIssue: 16 }),
    idDoc: said['idDoc'] === undefined ? null : documentOf(said['idDoc']),
  };
  return {
    ...row,
    ...address,
    legalFirstName: said['first'] ?? '',
    legalLastName: said['last'] ?? '',
    dateOfBirth: said['born'] ?? '',
    emailAddress: said['email'] ?? '',
    mobileNumber: said['mobile'] ?? '',
    ...HIDDEN_SINCE,
    ...(step === 'others' ? {} : identity),
    // An owner has the role of one already.
    ...(row.roles &&
      step !== 'beneficial_owners' && { roles: row.roles.map((entity) => ({ ...entity, role_types: ['Secretary'] })) }),
  };
}

/** A document of this name. */
export function documentOf(id: string): UploadedDocument {
  const download = `/api/application_docs/${id}/`;
  return { id, filename: 'licence.pdf', download, delete_document: download };
}

/** What a row says of a person or a company. */
export function readRow(row: PersonEntry): Said {
  if (row.trusteeType === 'company') return filled({ company: row.companyName });
  return filled({
    first: row.legalFirstName,
    last: row.legalLastName,
    born: row.dateOfBirth,
    email: row.emailAddress,
    mobile: row.mobileNumber,
    idType: row.idType,
    idNumber: row.idNumber,
    idState: row.idStateOfIssue,
    idCard: row.idCardNumber,
    idCountry: row.idCountryOfIssue === undefined || row.idCountryOfIssue === null ? '' : String(row.idCountryOfIssue),
    idDoc: DOCUMENT.exec(row.idDoc?.download ?? '')?.[1],
  });
}

/** What a tax block says. */
export function readBlock({ tfn, tins = [] }: TaxInvestor): Said {
  return filled({ tfn, tin: tins.map(({ tin = '' }) => tin).join() });
}

/** Who controls an entity, as its tax block names them. */
export function readControllers({ cpTinDetails = [] }: TaxInvestor): unknown[] {
  return cpTinDetails.map(({ id, cp_name: name, cp_dob: born, tin }: Tin) => [id, name, born, tin]);
}

/** What was typed for one person or one tax block alone, wherever it stands in a text: e-mail addresses and TFNs. */
export function marksIn(text: string): string[] {
  return [...new Set(text.match(/\be\d+@x\.example|\b1\d{8}\b/g))].sort();
}

/** A valid TFN of this number's own. */
export function tfnOf(number: number): string {
  for (let digits = 10_000_000 + number * 50; ; digits += 1) {
    const sum = [...String(digits)].reduce((total, digit, index) => total + Number(digit) * (WEIGHTS[index] ?? 0), 0);
    if (sum % 11 < 10) return `${digits}${sum % 11}`;
  }
}
/** Of the last digit, 10, is -1 by 11. */
const WEIGHTS = [1, 4, 3, 7, 5, 8, 6, 9];

function pick(words: readonly string[], at: number): string {
  return words[at % words.length] ?? '';
}

function filled(said: Record<string, string | undefined>): Said {
  return Object.fromEntries(Object.entries(said).flatMap(([field, text]) => (text ? [[field, text]] : [])));
}
