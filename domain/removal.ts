/**
 * What an answer takes out of an application: told before it happens, and the measure of what goes to the shelf (design section 3).
 * On the landing page's path, with the store: nothing heavy.
 */
import type { Application, InvestorDetails, Person } from './application.ts';
import { isBeneficialOwner } from './beneficialOwner.ts';
import { documentKey, listDocuments } from './documents.ts';
import { removalNouns } from './texts/removalNouns.ts';

export type Thing = keyof typeof removalNouns;

/** So many of a kind in words, or as `removalNames.ts` says it; `isAlone` where nothing of another kind goes. */
export type RemovalWording = (gone: { thing: Thing; count: number; isAlone: boolean }) => string;

/**
 * What `before` has and `after` has not, in words; '' when nothing goes. A document that was only replaced counts for nothing:
 * documents are named beside what they went with.
 * @example describeRemoval({ directors: { directors: [ana, bo] } }, {}) // '2 directors, 1 document'
 */
export function describeRemoval(before: Application, after: Application, words: RemovalWording = countInWords): string {
  const [had, has] = [inventory(before), inventory(after)];
  const gone = things().filter((thing) => had[thing] > has[thing]);
  if (gone.length === 0) return '';
  const phrases = gone.map((thing) => words({ thing, count: had[thing] - has[thing], isAlone: gone.length === 1 }));
  const documents = countMissing(before, after);
  if (documents > 0) phrases.push(countInWords({ thing: 'document', count: documents }));
  return phrases.join(', ');
}

/** @example countInWords({ thing: 'director', count: 2 }) // '2 directors' */
export function countInWords({ thing, count }: { thing: Thing; count: number }): string {
  return `${count} ${removalNouns[thing][count === 1 ? 0 : 1]}`;
}

function things(): Exclude<Thing, 'document'>[] {
  return Object.keys(removalNouns).filter((thing) => thing !== 'document') as Exclude<Thing, 'document'>[];
}

function inventory(application: Application): Record<Exclude<Thing, 'document'>, number> {
  const { investor_details: details = {}, tax_details: tax } = application;
  const type = details.investor_type;
  const investors = details.investors?.filter(isFilled).length ?? 0;
  const owning = (kind: InvestorDetails['investor_type']) => Number(type === kind && isFilled(details));
  return {
    investor: type === 'bare_trust' ? 0 : investors,
    company: owning('company'),
    trust: owning('trust_superfund'),
    partnership: owning('partnership'),
    custodian: Number(isFilled(details.custodian ?? {})),
    holdingCompany: Number(isFilled(details.holding_company ?? {})),
    corporateTrustee: Number(isFilled(application.corporate_trustee ?? {})),
    director: count(application.directors?.directors),
    trustee: count(application.trustees?.trustees) + (type === 'bare_trust' ? investors : 0),
    beneficialOwner: count(application.beneficial_owners?.beneficialOwners?.filter(isBeneficialOwner)),
    other: count(application.others?.others),
    taxForm: Number(tax !== undefined),
    foreignTaxNumber:
      tax?.investors
        ?.flatMap(({ tins = [], cpTinDetails = [] }) => [...tins, ...cpTinDetails])
        .filter(({ tin }) => tin?.trim()).length ?? 0,
  };
}

function count(persons: readonly Person[] | undefined): number {
  return persons?.filter(isFilled).length ?? 0;
}

/** Fields that hold words before anybody typed one, or that say nothing by themselves. */
const NOT_TYPED: readonly string[] = [
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
