/** Facts by which the issuer's staff find an application that it has received, and see what to look at. */
import type { Application, TaxInvestor } from '../model/application.ts';
import { isAdviserApplying } from '../model/applicantRole.ts';
import type { DocumentKind } from '../model/documentKinds.ts';
import { hasDocument } from '../model/documentFields.ts';
import type { Offer } from '../model/offer.ts';
import { listEntities } from '../model/places.ts';
import { isRegularPlan } from '../model/steps.ts';
import { toIsoDate } from '../formats/dates.ts';
import { isTfnExemptionCode } from '../formats/identifiers.ts';
import { mailboxOf } from '../formats/mailbox.ts';
import { nameKey } from '../formats/sameName.ts';
import { wordsOf } from '../formats/words.ts';
import { nameOf } from '../people/distinctNames.ts';
import { entityName, fullName } from '../people/names.ts';
import { bareTrustees, individualInvestors } from '../people/parties.ts';
import { declaredBlock } from '../tax/declaredBlock.ts';
import { dueNow } from '../money/investment.ts';
import { isBelowMinimum } from '../money/minimum.ts';
import { isZeroMoney, parseAmount, toMoney } from '../money/money.ts';
import { documentItems } from '../readiness/assess.ts';
import { investorName } from './investorName.ts';

/** Version of this reading: stored facts of an earlier version are read again from the answers. */
export const LISTED_VERSION = 2;

/** Maximum number of letters of a stored name. */
const LONGEST_NAME = 300;

export interface ListedFacts {
  /** Name that tells it from others; '' if it names nobody. */
  investor: string;
  /** `investor` as names are sorted: small letters without accents. */
  sortName: string;
  /** Name of the adviser who applies; '' for none. */
  adviser: string;
  /** Invested amount, at once or, in a regular plan, each time: a decimal string, dollars. Null if it was not asked for. */
  amount: string | null;
  /** Number of securities that was applied for, a decimal string; null if it was not asked for. */
  units: string | null;
  /** Amount that is payable now: a decimal string, dollars. */
  due: string;
  /** Words of the names and e-mail addresses of investors, contact and adviser, as `wordsOf` folds them. */
  words: string[];
  /** Kinds of needed documents that were not supplied, each once. */
  missing: DocumentKind[];
  /** A person is politically exposed, or it is not known. */
  isPep: boolean;
  /** Somebody is a tax resident of another country than Australia. */
  isForeign: boolean;
  /** The amount is below the offer's minimum, which a soft limit allows. */
  isBelowMinimum: boolean;
  /** ISO date of the oldest accountant's certificate; null for none. */
  certificateDate: string | null;
  /** Texts that two applications have in common if they may be by the same investor. They hold personal data: only hashes are stored. */
  matches: string[];
}

/** Returns the facts of an application as it was accepted for `offer`. */
export function listedFacts(offer: Offer, application: Application): ListedFacts {
  const { contact_details: contact = {}, purchase_amount: purchase } = application;
  const investor = investorName(application).slice(0, LONGEST_NAME);
  const items = documentItems({ offer, application });
  const amount = parseAmount(purchase?.totalAmount);
  return {
    investor,
    sortName: nameKey(investor).normalize('NFD').replace(/\p{M}/gu, ''),
    adviser: isAdviserApplying(contact) ? fullName(contact.adviser_first_name, contact.adviser_last_name) : '',
    amount: parseAmount(purchase?.totalValue) === null ? null : toMoney(purchase?.totalValue),
    units: isZeroMoney(purchase?.numberSecurities) ? null : (purchase?.numberSecurities ?? null),
    due: dueNow(offer, purchase ?? {}),
    words: listWords(application, investor),
    missing: [...new Set(items.filter(({ needed, supplied }) => needed && !supplied).map(({ kind }) => kind))],
    isPep: listEntities(application).some(
      ({ kind, entity }) => kind === 'person' && Boolean(entity.pep_status) && entity.pep_status !== 'NOT_PEP',
    ),
    isForeign: taxBlocks(application).some(
      (block) => block.tax_country_is_australia === false || block.has_other_tax_countries === true,
    ),
    isBelowMinimum: amount !== null && isBelowMinimum(offer, { amount, isRegularPlan: isRegularPlan(purchase) }),
    certificateDate: oldestCertificate(application),
    matches: listMatches(application),
  };
}

function listWords({ contact_details: contact = {}, investor_details: details = {} }: Application, name: string) {
  const { trustName = '', partnershipName = '', companyName = '', investors = [] } = details;
  const adviser = fullName(contact.adviser_first_name, contact.adviser_last_name);
  const texts = [
    ...[name, entityName(details), trustName, partnershipName, companyName, ...investors.map(nameOf)],
    ...[fullName(contact.first_name, contact.last_name), contact.email_address ?? ''],
    ...(isAdviserApplying(contact) ? [adviser, contact.adviser_email ?? ''] : []),
  ];
  return wordsOf(texts.join(' '));
}

/** Returns the tax blocks of all investors and entities, of the tax step and inline. */
function taxBlocks(application: Application): TaxInvestor[] {
  return listEntities(application).flatMap(({ kind, entity }) => {
    if (kind === 'tax') return [entity];
    return entity.taxDetails ? [declaredBlock(entity.taxDetails)] : [];
  });
}

function oldestCertificate(application: Application): string | null {
  const dates = listEntities(application).flatMap(({ kind, entity }) => {
    if (kind === 'tax' || !hasDocument(entity.sophisticatedInvestorDoc)) return [];
    return toIsoDate(entity.sophisticatedInvestorDocDate ?? '') ?? [];
  });
  return dates.sort()[0] ?? null;
}

function listMatches(application: Application): string[] {
  const { contact_details: contact, bank_details: bank } = application;
  const people = [...individualInvestors(application), ...bareTrustees(application)].map(({ value }) => value);
  const numbers = taxBlocks(application).map(({ tfn }) => digitsOf(tfn));
  const account = digitsOf(bank?.accountNumber);
  const email = contact?.email_address ?? '';
  return [
    ...people.flatMap((person) =>
      person.dateOfBirth ? `person ${nameKey(nameOf(person))} ${person.dateOfBirth}` : [],
    ),
    ...numbers.filter((number) => number !== '' && !isTfnExemptionCode(number)).map((number) => `number ${number}`),
    ...(account === '' ? [] : [`account ${digitsOf(bank?.bsb)} ${account}`]),
    ...(email === '' ? [] : [`email ${mailboxOf(email)}`]),
  ];
}

function digitsOf(number: string | null | undefined): string {
  return (number ?? '').replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
}
