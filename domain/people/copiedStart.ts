/**
 * Start of a new holding from an existing one (DUPLICATE, 1-HOLD-04): what the register has of the holder. A registered name tells one kind
 * of investor, and only an investor of that kind starts with its details: a person's tax number must never become a company's.
 */
import { addressAt, residentialPlace, type AddressHolder, type AddressPlace } from '../addresses/addressAt.ts';
import { typedAddress } from '../addresses/address.ts';
import { AUSTRALIA_ID } from '../addresses/addressFields.ts';
import { isRecord } from '../formats/isRecord.ts';
import { isSameName } from '../formats/sameName.ts';
import type {
  ContactDetails,
  InvestorDetails,
  InvestorType,
  Person,
  TaxDeclaration,
  TaxInvestor,
} from '../model/application.ts';
import { chosenHolding } from '../offers/chosenHolding.ts';
import { personTitles } from '../texts/person.ts';

export interface CopiedStart {
  /** Type that the registered name tells; null if it tells none. */
  type: InvestorType | null;
  /** Name of an individual. */
  person: CopiedName;
  /** Name of a company. */
  companyName: string;
  /** Name of a trust: the designation of the account, without `A/C`. */
  trustName: string;
  /** Registered address in one line. */
  address: string;
  /** Mask of the Australian tax number (`******782`), which the service keeps; '' for several people: the register does not say whose it is. */
  tfn: string;
}

type CopiedName = Required<Pick<Person, 'title' | 'legalFirstName' | 'middleNames' | 'legalLastName'>>;

const NO_NAME: CopiedName = { title: '', legalFirstName: '', middleNames: '', legalLastName: '' };
/** Start of every other holding. */
export const NO_START: CopiedStart = {
  type: null,
  person: NO_NAME,
  companyName: '',
  trustName: '',
  address: '',
  tfn: '',
};

const TITLES = personTitles.filter((title) => title !== 'None');
/** Words that only names of companies have. */
const COMPANY_WORDS = /\b(pty|ltd|limited|inc|incorporated|llc|corporation)\b/i;
const SEVERAL_PEOPLE = /[+&]|\sand\s/i;
/** Designation of an account in the name of a trustee: `<Hartley Super Fund A/C>`. */
const DESIGNATION = /<([^<>]+)>/;

/** Returns the start that the chosen holding gives; all blank for another profile, and for what the register does not have. */
export function copiedStart(contact: ContactDetails | undefined): CopiedStart {
  if (contact?.holdingProfileType !== 'DUPLICATE') return NO_START;
  const {
    account_name: name = '',
    name_and_designation,
    reg_addr1,
    reg_addr2,
    tax_details,
  } = chosenHolding(contact) ?? {};
  const designation = DESIGNATION.exec(textOf(name_and_designation))?.[1] ?? '';
  const trustName = designation
    .trim()
    .replace(/ a\/c$/i, '')
    .trim();
  const named: Partial<CopiedStart> =
    trustName === '' ? startOfName(name.trim(), contact) : { type: 'trust_superfund', trustName };
  return {
    ...NO_START,
    ...named,
    address: [reg_addr1, reg_addr2].flatMap((part) => linesOf(part)).join(', '),
    tfn: named.type === 'joint_individual' ? '' : australianNumber(tax_details),
  };
}

function startOfName(name: string, contact: ContactDetails): Partial<CopiedStart> {
  if (COMPANY_WORDS.test(name)) return { type: 'company', companyName: name };
  const [first = '', ...others] = name.split(/\s+/);
  const title = TITLES.find((known) => isSameName(known, first.replace(/\.$/, '')));
  if (SEVERAL_PEOPLE.test(name)) return title ? { type: 'joint_individual' } : {};
  const words = title ? others : [first, ...others];
  const person = splitAs(contact, words) ?? (title && words.length > 1 ? splitName(words) : null);
  return person ? { type: 'individual', person: { ...person, title: title ?? '' } } : {};
}

/** Splits a name as the contact details split it; other words between are middle names. Null if it is another name. */
function splitAs(
  { first_name: first = '', last_name: last = '' }: ContactDetails,
  words: readonly string[],
): Omit<CopiedName, 'title'> | null {
  const [firstCount = 0, lastCount = 0] = [first, last].map((name) => name.trim().split(/\s+/).filter(Boolean).length);
  const middleNames = words.slice(firstCount, words.length - lastCount).join(' ');
  const isName =
    firstCount > 0 &&
    lastCount > 0 &&
    words.length >= firstCount + lastCount &&
    isSameName(words.slice(0, firstCount).join(' '), first) &&
    isSameName(words.slice(-lastCount).join(' '), last);
  return isName ? { legalFirstName: first.trim(), middleNames, legalLastName: last.trim() } : null;
}

/** Splits a name of at least two words: the last one is the last name, those between are middle names. */
function splitName([legalFirstName = '', ...others]: readonly string[]): Omit<CopiedName, 'title'> {
  return { legalFirstName, middleNames: others.slice(0, -1).join(' '), legalLastName: others.at(-1) ?? '' };
}

/** Returns the Australian number of a holding's tax details, or its mask; '' if it has none. Accepts any value. */
export function australianNumber(details: unknown): string {
  const rows: unknown[] = Array.isArray(details) ? details : [];
  const row = rows.find((each) => isRecord(each) && each['tax_country'] === AUSTRALIA_ID);
  return isRecord(row) ? textOf(row['tfn']) : '';
}

/** Returns the lines of a text, as a file may have a whole address in one cell; none for anything else. */
function linesOf(value: unknown): string[] {
  return textOf(value).split('\n').map(textOf).filter(Boolean);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** Starts before and after a change of the chosen holding; as a form opens, the former one is blank. */
export interface StartChange {
  former: CopiedStart;
  present: CopiedStart;
}

/**
 * Returns the first investor with the start's name and address, each where it is blank, or still as the former start or the contact gave
 * it. A person whom the former start named is replaced by whom the present one names: no answer of one stands under the name of another.
 */
export function startPerson(person: Person, { former, present }: StartChange, contact: ContactDetails = {}): Person {
  const { legalFirstName: first = '', legalLastName: last = '', id } = person;
  const isAnother = former.person.legalLastName !== '' && present.person.legalLastName !== '';
  const isChanged = !isNamed(present.person, former.person);
  if (isAnother && isChanged && isNamed(person, former.person))
    return startPerson({ ...(id !== undefined && { id }) }, { former: NO_START, present });
  const isLeft =
    `${first}${last}`.trim() === '' ||
    (isSameName(first, contact.first_name) && isSameName(last, contact.last_name)) ||
    isNamed(person, former.person);
  return startAddress(isChanged && isLeft ? { ...person, ...present.person } : person, residentialPlace(person), {
    former,
    present,
  });
}

function isNamed(person: Person, name: CopiedName): boolean {
  return Object.entries(name).every(([field, value]) => isSameName(person[field as keyof CopiedName], value));
}

/** Returns the investing organisation with the start's name and registered address, likewise. */
export function startEntity<Entity extends InvestorDetails>(entity: Entity, { former, present }: StartChange): Entity {
  const follow = (field: 'companyName' | 'trustName') => {
    const value = entity[field]?.trim() ?? '';
    const isFollowing = present[field] !== former[field] && (value === '' || value === former[field]);
    return isFollowing && { [field]: present[field] };
  };
  const named = { ...entity, ...follow('companyName'), ...follow('trustName') };
  return entity.registration_address ? startAddress(named, 'registration_address', { former, present }) : named;
}

/** The address is text in the look-up, from which the applicant picks the address that is meant (2-ADDR-12, 3-ADDR-16). */
function startAddress<Holder extends AddressHolder>(
  holder: Holder,
  place: AddressPlace,
  { former, present }: StartChange,
): Holder {
  const { address_type: way, loqate_address: found } = addressAt(holder, place);
  const isLeft = !found || (!found.id && found.fullAddress === former.address);
  if (way !== 'Loqate' || !isLeft || present.address === former.address) return holder;
  const address = typedAddress(present.address);
  return place === 'person'
    ? { ...holder, loqateAddress: address }
    : { ...holder, [place]: { ...holder[place], loqate_address: address } };
}

/** Returns the start as it is for an investor of this type: blank for a type that the registered name does not tell. */
export function startOf(contact: ContactDetails | undefined, type: InvestorType | undefined): CopiedStart {
  const start = copiedStart(contact);
  return start.type === type ? start : NO_START;
}

type WithNumber = Pick<TaxInvestor & TaxDeclaration, 'tfn' | 'tax_country_is_australia' | 'is_australian_resident'>;

/**
 * Returns the declaration with the present start's number in the place of the former start's, or of none that the former start had. Who pays
 * no tax in Australia is not asked for one.
 */
export function startNumber<Block extends WithNumber>(block: Block, { former, present }: StartChange): Block {
  const isAsked = block.tax_country_is_australia !== false && block.is_australian_resident !== false;
  const isLeft = (block.tfn ?? '') === former.tfn;
  return isAsked && isLeft && present.tfn !== former.tfn ? { ...block, tfn: present.tfn } : block;
}
