/** What an answer removes, said before it happens and offered back after (design section 3). */

/** One and several of each kind of thing, in the order in which they are named. */
export const removalNouns = {
  investor: ['investor', 'investors'],
  company: ['company', 'companies'],
  trust: ['trust', 'trusts'],
  partnership: ['partnership', 'partnerships'],
  custodian: ['custodian', 'custodians'],
  holdingCompany: ['holding company', 'holding companies'],
  corporateTrustee: ['corporate trustee', 'corporate trustees'],
  director: ['director', 'directors'],
  trustee: ['trustee', 'trustees'],
  beneficialOwner: ['beneficial owner', 'beneficial owners'],
  other: ['person with another role', 'persons with other roles'],
  taxForm: ['tax form', 'tax forms'],
  foreignTaxNumber: ['foreign tax number', 'foreign tax numbers'],
  document: ['document', 'documents'],
} as const;

/** `director, beneficial owner and person with another role`, `Ann Bell and Bo Lee` */
const LIST = new Intl.ListFormat('en-AU');

export const removalTexts = {
  title: 'Please confirm',
  people: (names: readonly string[]) => LIST.format(names),
  /** `removed` as `nameRemoval` words it: `Ann Bell and Bo Lee, 1 document`. */
  before: (removed: string) => `This removes ${removed}.`,
  after: (removed: string) => `Removed: ${removed}.`,
  /** `roles` as `roleNouns` names them. */
  otherRoles: (name: string, roles: readonly string[]) => `${name} is also entered as ${LIST.format(roles)}, and stays there.`,
  confirm: 'Remove',
  keep: 'Keep',
  undo: 'Undo',
} as const;

/** The roles of a person, within a sentence. */
export const roleNouns = {
  'investor_details.investors': 'investor',
  'directors.directors': 'director',
  'trustees.trustees': 'trustee',
  'beneficial_owners.beneficialOwners': 'beneficial owner',
  'others.others': 'person with another role',
} as const;
