/** Nouns for the losses from an answer; apart from the sentences, which load with the form. */

/** Singular and plural of each kind of thing, in the order of mention. */
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
  taxDeclaration: ['tax declaration', 'tax declarations'],
  taxNumber: ['tax number', 'tax numbers'],
  foreignTaxNumber: ['foreign tax number', 'foreign tax numbers'],
  giin: ['GIIN', 'GIINs'],
  taxAnswer: ['written tax answer', 'written tax answers'],
  controllingPerson: ['controlling person', 'controlling persons'],
  document: ['document', 'documents'],
} as const;

/** Roles of a person, within a sentence. */
export const roleNouns = {
  investor: 'investor',
  director: 'director',
  trustee: 'trustee',
  beneficial_owner: 'beneficial owner',
  other: 'person with another role',
} as const;
