/** Investor details and the block of a person (2-INV, 2-SOW, 2-PEP, 2-HIN). Messages of its fields: `personErrors`. */
import type { InvestorType, PepStatus } from '../application.ts';

/** 2-INV-05, in order. */
export const investorTypeLabels: Record<InvestorType, string> = {
  individual: 'Individual',
  joint_individual: 'Joint individuals',
  bare_trust: 'Bare trust',
  company: 'Company',
  trust_superfund: 'Trust/Superfund',
  partnership: 'Partnership',
};

/** What each investor type means, in one line; `securityWord` in the plural. */
export function investorTypeNotes(securityWord: string): Record<InvestorType, string> {
  return {
    individual: `One person owns the ${securityWord}`,
    joint_individual: 'Two to four people own them together',
    bare_trust: 'Trustees who hold for someone else',
    company: 'A registered company',
    trust_superfund: 'A trust or fund and its trustees',
    partnership: 'Partners under one agreement',
  };
}

export const investorTexts = {
  intro: 'Details for the legal owner/s of this holding.',
  whoWillOwn: (securityWord: string) => `Who will own the ${securityWord}?`,
  registeredNames: 'The holding is registered in exactly these names.',
  investorTitle: 'Investor details',
  primaryTitle: 'Primary investor details',
  jointTitle: 'Joint investor details',
  primary: 'Primary investor',
  joint: (number: number) => `Joint investor ${number}`,
  /** How many joint investors can still be added. */
  upTo: (count: number) => `Up to ${count} more`,
  addJoint: 'Add joint investor',
  deleteInvestor: 'Delete investor',
  completeDetails: 'Please complete details.',
  completeBeforeProceeding: 'Please complete before proceeding.',
} as const;

export const personTexts = {
  personalTitle: 'Personal details',
  title: 'Title',
  legalFirstName: 'Legal first name',
  middleNames: 'Middle names',
  legalLastName: 'Legal last name',
  dateOfBirth: 'Date of birth',
  dateHelp: 'For example 27/03/1984',
  countryOfCitizenship: 'Country of citizenship',
  contactTitle: 'Contact',
  email: 'Email address',
  mobile: 'Mobile number',
  /** Not refused (2-INV-44). */
  mobileDoubt:
    'This does not look like a complete phone number. Please check its digits and, outside Australia, its country code. You can go on without changing it.',
  roles: 'Other roles',
  addRole: (typed: string) => `Add "${typed}"`,
} as const;

/** 2-BO-06, 2-BO-07, by the kind of entity; none for a trust (2-BO-08). */
export const ownerRoleOptions = { company: ['Director'], partnership: ['Partner'] } as const;

/** The role type of every new beneficial owner (2-BO-09). */
export const beneficialOwnerRole = 'Beneficial owner';

/** Roles of others; new ones may be typed (2-OTH-06, 2-INV-47). */
export const otherRoleOptions = [
  'Authorised signatory',
  'Power of attorney',
  'Company secretary',
  'Appointor',
  'Settlor',
] as const;

/** 2-INV-30; `None` is stored as no value (2-INV-31). */
export const personTitles = ['Mr', 'Ms', 'Mrs', 'Miss', 'Dr', 'Prof', 'Est', 'Commodore', 'None'] as const;

export const wealthTexts = {
  title: 'Source of funds (source of wealth)',
  sources: 'Where does the money come from?',
  other: 'Other source of wealth',
  document: 'Source of wealth document',
} as const;

/** 2-PEP-01, 2-PEP-03. */
export const pepStatusLabels: Record<PepStatus, string> = {
  HIGH_RISK_PEP: 'Yes',
  NOT_PEP: 'No',
  NOT_DETERMINED: 'Unknown',
  LOW_RISK_PEP: 'Yes (low risk)',
  MEDIUM_RISK_PEP: 'Yes (medium risk)',
};

export const pepTexts = {
  question: 'Is this person a politically exposed person (PEP), or closely associated with one?',
  help: 'Someone with a prominent public position, such as a member of parliament, a judge or a senior official.',
  association: 'PEP status or association',
} as const;

/** 2-HIN-01 to 2-HIN-04. */
export const hinTexts = {
  title: 'Holder identification number',
  help: 'If you would like to register this holding under an existing HIN, enter it here.',
  warning:
    'The details in this application must match the details of your HIN exactly, otherwise a new issuer-sponsored account will be allocated.',
  label: 'Holder identification number (HIN)',
} as const;

export const certificateTexts = {
  title: "Accountant's certificate",
  help: 'Evidence of a sophisticated investor or wholesale client under Chapter 6D or Chapter 7 of the Corporations Act (2001).',
  document: "Accountant's certificate",
  issueDate: 'Issue date',
  tooOld: 'This certificate is more than two years old. Please provide a more recent certificate.',
} as const;
