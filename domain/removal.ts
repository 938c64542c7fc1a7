/**
 * What an answer takes out of an application: told before it happens, and the measure of what goes to the shelf (design section 3).
 * On the landing page's path, with the store: nothing heavy.
 */
import type { Application, Company, InvestorDetails, Person } from './application.ts';
import { isBeneficialOwner } from './beneficialOwner.ts';
import { documentKey, listDocuments } from './documents.ts';
import { removalNouns } from './texts/removal.ts';

type Document = 'document';
export type RemovedThing = Exclude<keyof typeof removalNouns, Document>;

/** So many of a kind, in words; `isAlone` where nothing of another kind goes. */
export type RemovalWording = (gone: { thing: RemovedThing; count: number; isAlone: boolean }) => string;

/**
 * What `before` has and `after` has not, in words; '' when nothing goes. A document that was only replaced counts for nothing:
 * documents are named beside what they went with.
 * @example describeRemoval({ directors: { directors: [ana, bo] } }, {}) // '2 directors, 1 document'
 */
export function describeRemoval(before: Application, after: Application, words: RemovalWording = countInWords): string {
  const [had, has] = [inventory(before), inventory(after)];
  const gone = things().filter((thing) => had[thing] > has[thing]);
  if (gone.length === 0) return '';
  const documents = countMissing(before, after);
  const phrases = gone.map((thing) => words({ thing, count: had[thing] - has[thing], isAlone: gone.length === 1 }));
  return [...phrases, ...(documents > 0 ? [countInWords({ thing: 'document', count: documents })] : [])].join(', ');
}

/** @example countInWords({ thing: 'director', count: 2 }) // '2 directors' */
export function countInWords({ thing, count }: { thing: RemovedThing | Document; count: number }): string {
  const [one, several] = removalNouns[thing];
  return `${count} ${count === 1 ? one : several}`;
}

function things(): RemovedThing[] {
  return Object.keys(removalNouns).filter((thing) => thing !== 'document') as RemovedThing[];
}

/** A person, or the company that is trustee in a person's place. */
export type Owner = Person & Partial<Company>;

/** The people that count, by what they are: somebody typed something of them. */
export function listPeople(application: Application): Partial<Record<RemovedThing, readonly Owner[]>> {
  const { investor_details: { investor_type: type, investors = [] } = {} } = application;
  const people = {
    investor: type === 'bare_trust' ? [] : investors,
    director: application.directors?.directors ?? [],
    trustee: [...(application.trustees?.trustees ?? []), ...(type === 'bare_trust' ? investors : [])],
    beneficialOwner: application.beneficial_owners?.beneficialOwners?.filter(isBeneficialOwner) ?? [],
    other: application.others?.others ?? [],
  };
  return Object.fromEntries(Object.entries(people).map(([thing, list]) => [thing, list.filter(isFilled)]));
}

function inventory(application: Application): Record<RemovedThing, number> {
  const { investor_details: details = {}, tax_details: tax } = application;
  const people = listPeople(application);
  const owning = (kind: InvestorDetails['investor_type']) => Number(details.investor_type === kind && isFilled(details));
  const counted = (thing: RemovedThing) => people[thing]?.length ?? 0;
  return {
    investor: counted('investor'),
    company: owning('company'),
    trust: owning('trust_superfund'),
    partnership: owning('partnership'),
    custodian: Number(isFilled(details.custodian ?? {})),
    holdingCompany: Number(isFilled(details.holding_company ?? {})),
    corporateTrustee: Number(isFilled(application.corporate_trustee ?? {})),
    director: counted('director'),
    trustee: counted('trustee'),
    beneficialOwner: counted('beneficialOwner'),
    other: counted('other'),
    taxForm: Number(tax !== undefined),
    foreignTaxNumber: tax?.investors?.flatMap(({ tins = [], cpTinDetails = [] }) => [...tins, ...cpTinDetails]).filter(({ tin }) => tin?.trim()).length ?? 0,
  };
}

/** Fields that hold words before anybody typed one, or that say nothing by themselves. */
const NOT_TYPED: readonly string[] = [
  'registered_country', 'loqateInternationalCountry', 'loqate_country', 'pep_status', 'trusteeType', 'address_type', 'prefill', 'roles', 'investor_type', 'hin', 'investors', 'custodian', 'holding_company',
];

/** Somebody typed or uploaded something: an empty block is nothing that could be lost, a nameless one is. */
function isFilled(entry: object): boolean {
  return Object.entries(entry).some(([field, value]) => !NOT_TYPED.includes(field) && holdsWords(value));
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
