/**
 * Lists what an answer removes from an application: announced before it happens, and the measure of what goes to the shelf (design section
 * 3). The landing page and the store load this module: nothing heavy.
 */
import { investingKind } from '../model/investorTypes.ts';
import type { Application, PersonEntry, TaxInvestor, Tin } from '../model/application.ts';
import { isSameAnswer } from '../formats/isSameAnswer.ts';
import { isBeneficialOwner } from '../people/beneficialOwner.ts';
import { documentKey, listDocuments } from '../model/documentFields.ts';
import { declaredBlock } from '../tax/declaredBlock.ts';
import { removalNouns } from '../texts/removalNouns.ts';
import { PEOPLE, type PersonRole } from '../model/peoplePlaces.ts';

export type Thing = keyof typeof removalNouns;

/** Returns the text for a count of one kind, or names as in `removalSummary.ts`. `isAlone`: nothing of another kind goes. */
export type RemovalWording = (gone: { thing: Thing; count: number; isAlone: boolean }) => string;

/**
 * Describes what `before` has and `after` lacks; '' if nothing goes. A document that was only replaced does not count: documents are named
 * beside the entities they went with.
 * @example describeRemoval({ directors: { directors: [ana, bo] } }, {}) // '2 directors, 1 document'
 */
export function describeRemoval(before: Application, after: Application, words: RemovalWording = countText): string {
  const has = { ...inventory(after, filledIds(before)), ...NO_TAX_LOSS };
  const had = { ...inventory(before), ...taxLoss(before, after) };
  const gone = things().filter((thing) => had[thing] > has[thing]);
  if (gone.length === 0) return '';
  const phrases = gone.map((thing) => words({ thing, count: had[thing] - has[thing], isAlone: gone.length === 1 }));
  const documents = countMissing(before, after);
  if (documents > 0) phrases.push(countText({ thing: 'document', count: documents }));
  return phrases.join(', ');
}

/** @example countInWords({ thing: 'director', count: 2 }) // '2 directors' */
export function countText({ thing, count }: { thing: Thing; count: number }): string {
  return `${count} ${removalNouns[thing][count === 1 ? 0 : 1]}`;
}

function things(): Exclude<Thing, 'document'>[] {
  return Object.keys(removalNouns).filter((thing) => thing !== 'document') as Exclude<Thing, 'document'>[];
}

/**
 * Lists the tax declarations with a tax file number of people who no longer declare. If the whole tax form goes, the form is named instead.
 */
export function removedDeclarations(before: Application, after: Application): TaxInvestor[] {
  const isFormGone = before.tax_details !== undefined && after.tax_details === undefined;
  const kept = new Set(declarationsIn(after).map(({ block }) => block.id));
  const gone = declarationsIn(before).filter(
    ({ isInForm, block }) => !(isInForm && isFormGone) && block.tfn?.trim() && !kept.has(block.id),
  );
  return [...new Map(gone.map(({ block }) => [block.id, block])).values()];
}

/** A tax declaration in its place: the tax step, or the block of a person or organisation. */
interface Declared {
  /** Key of its list and its subject. */
  key: string;
  /** Stands in the tax step's form. */
  isInForm: boolean;
  /** Declaration with the id of its subject; inside another block it has no name. */
  block: TaxInvestor;
}

function declarationsIn(application: Application): Declared[] {
  const { investor_details: owner, tax_details: tax } = application;
  const people = PEOPLE.flatMap(({ name, read }) =>
    (read<PersonEntry>(application) ?? []).map((holder) => ({ name, ...holder })),
  );
  const holders = [{ name: '', id: owner?.organisation_id, taxDetails: owner?.taxDetails }, ...people];
  return [
    ...(tax?.investors ?? []).map((block) => ({ key: `tax ${block.id}`, isInForm: true, block })),
    ...holders.flatMap(({ name, id, taxDetails }) =>
      taxDetails
        ? [{ key: `${name} ${id}`, isInForm: false, block: { ...declaredBlock(taxDetails), ...(id && { id }) } }]
        : [],
    ),
  ];
}

const NO_TAX_LOSS = { taxDeclaration: 0, taxNumber: 0, giin: 0, taxAnswer: 0, controllingPerson: 0 };

/** Counts the losses in the tax form: whole declarations, and typed answers in declarations that stay. */
function taxLoss(before: Application, after: Application): typeof NO_TAX_LOSS {
  const changed = changedDeclarations(before, after);
  const count = (...fields: readonly TypedTaxField[]) =>
    changed.flatMap(([had, has]) => fields.filter((field) => had[field]?.trim() && !has[field]?.trim())).length;
  return {
    taxDeclaration: removedDeclarations(before, after).length,
    taxNumber: count('tfn'),
    giin: count('giin', 'sponsoring_entity_giin', 'trustee_giin'),
    taxAnswer:
      count(
        'exempt_beneficial_owner',
        'deemed_compliant_ffi',
        'sponsoring_entity_name',
        'trustee_name',
        'other_reason',
        'active_entity_no_tin_other_reason',
      ) + Math.max(0, ...changed.map(([had, has]) => reasonCount(had) - reasonCount(has))),
    controllingPerson: removedControllingPersons(before, after).length,
  };
}

/** Counts the rows that give a reason for a missing foreign tax number. */
function reasonCount({ tins = [], cpTinDetails = [] }: TaxInvestor): number {
  return [...tins, ...cpTinDetails].filter(({ reason_text: text }) => text?.trim()).length;
}

/** Fields of a declaration that hold typed text. */
type TypedTaxField = {
  [Field in keyof TaxInvestor]-?: NonNullable<TaxInvestor[Field]> extends string ? Field : never;
}[keyof TaxInvestor];

/** Lists the changed declarations of people who still declare, as pairs of before and after. */
export function changedDeclarations(before: Application, after: Application) {
  const has = declarationsIn(after);
  const changed = new Map<string | undefined, readonly [TaxInvestor, TaxInvestor]>();
  for (const { key, block } of declarationsIn(before)) {
    const is = has.find((other) => other.key === key)?.block;
    // A person in several lists declares once: where the copies differ, one of them was changed just now.
    if (is && !isSameAnswer(block, is)) changed.set(block.id, [block, is]);
  }
  return [...changed.values()];
}

/** Lists the controlling persons removed from declarations that stay, including those without a name. */
export function removedControllingPersons(before: Application, after: Application): Tin[] {
  return changedDeclarations(before, after).flatMap(([{ cpTinDetails: had = [] }, { cpTinDetails: has = [] }]) => {
    const isThere = (row: Tin) => has.some((other) => (row.id === undefined ? other === row : other.id === row.id));
    return had.filter(
      (row) => !isThere(row) && [row.cp_name, row.cp_dob, row.cp_address, row.tin].some((text) => text?.trim()),
    );
  });
}

type Inventory = Record<Exclude<Thing, 'document' | keyof typeof NO_TAX_LOSS>, number>;

/** Counts the entities of each kind. An entity with an id in `filled` counts while it exists, however few of its answers are left. */
function inventory(application: Application, filled: ReadonlySet<string | undefined> = new Set()): Inventory {
  const { investor_details: details = {}, tax_details: tax } = application;
  const people = peopleByThing(application);
  const isThere = (entry: PersonEntry) => filled.has(entry.id) || isFilled(entry);
  const count = (thing: Thing) => people[thing]?.filter(isThere).length ?? 0;
  const owner = investingThing(application);
  const owning = (thing: Thing) =>
    Number(owner === thing && (filled.has(details.organisation_id) || isFilled(details)));
  return {
    investor: count('investor'),
    company: owning('company'),
    trust: owning('trust'),
    partnership: owning('partnership'),
    custodian: Number(isFilled(details.custodian ?? {})),
    holdingCompany: Number(isFilled(details.holding_company ?? {})),
    corporateTrustee: Number(isFilled(application.corporate_trustee ?? {})),
    director: count('director'),
    trustee: count('trustee'),
    beneficialOwner: count('beneficialOwner'),
    other: count('other'),
    taxForm: Number(tax !== undefined),
    foreignTaxNumber: declarationsIn(application)
      .flatMap(({ block: { tins = [], cpTinDetails = [] } }) => [...tins, ...cpTinDetails])
      .filter(({ tin }) => tin?.trim()).length,
  };
}

/** Returns the ids of the people with typed answers, and of the entity that invests. */
function filledIds(application: Application): ReadonlySet<string | undefined> {
  const { investor_details: owner = {} } = application;
  const people = Object.values(peopleByThing(application)).flat().filter(isFilled);
  const ids = [...people.map(({ id }) => id), ...(isFilled(owner) ? [owner.organisation_id] : [])];
  return new Set(ids.filter((id) => id !== undefined));
}

/** Returns the kind of the entity that invests; undefined if people or a bare trust do. */
export function investingThing({ investor_details: details }: Application): Thing | undefined {
  return investingKind(details?.investor_type);
}

const THINGS: Record<PersonRole, Thing> = {
  investor: 'investor',
  director: 'director',
  trustee: 'trustee',
  beneficial_owner: 'beneficialOwner',
  other: 'other',
};

/** Lists the people by their noun in these texts: the investors of a bare trust are its trustees. */
export function peopleByThing(application: Application): Partial<Record<Thing, PersonEntry[]>> {
  const isBareTrust = application.investor_details?.investor_type === 'bare_trust';
  const found: Partial<Record<Thing, PersonEntry[]>> = {};
  for (const { role, read } of PEOPLE) {
    const thing = role === 'investor' && isBareTrust ? 'trustee' : THINGS[role];
    const rows = read<PersonEntry>(application) ?? [];
    found[thing] = [...(found[thing] ?? []), ...(role === 'beneficial_owner' ? rows.filter(isBeneficialOwner) : rows)];
  }
  return found;
}

/** Fields that hold text before a person typed any, or that mean nothing by themselves. */
const NOT_TYPED: readonly string[] = [
  'id',
  'person_type',
  'organisation_id',
  'registered_country',
  'loqateInternationalCountry',
  'loqate_country',
  'pep_status',
  'trusteeType',
  'address_type',
  'prefill',
  'roles',
  'investor_type',
  'hin',
  'investors',
  'custodian',
  'holding_company',
];

/** Choices of a tax declaration: without a text of its own, none is a loss (3-TAX-40). */
const CHOSEN: readonly string[] = ['giin_type', 'active_entity_no_tin_reason_type', 'reason_type'];

/** True if a value in this field means that a person typed it. */
export function isTypedField(field: string): boolean {
  return !NOT_TYPED.includes(field);
}

/** True if a person typed or uploaded something: an empty block is no loss, a nameless one is. */
function isFilled(entry: object): boolean {
  return Object.entries(entry).some(
    ([field, value]) => isTypedField(field) && !CHOSEN.includes(field) && holdsWords(value),
  );
}

function holdsWords(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return typeof value === 'object' && value !== null && isFilled(value);
}

function countMissing(before: Application, after: Application): number {
  const kept = new Set(documentKeys(after));
  return new Set(documentKeys(before).filter((key) => !kept.has(key))).size;
}

function documentKeys(application: Application): string[] {
  return listDocuments(application).map(documentKey);
}
