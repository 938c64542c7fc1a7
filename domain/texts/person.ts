/** Investor details and the block of a person (2-INV, 2-SOW, 2-PEP, 2-HIN). Messages of its fields: `personErrors`. */
import type { InvestorType } from '../data/choices.ts';

/** Labels of the investor types (2-INV-05), in order. */
export const investorTypeLabels: Record<InvestorType, string> = {
  individual: 'Individual',
  joint_individual: 'Joint individuals',
  bare_trust: 'Bare trust',
  company: 'Company',
  trust_superfund: 'Trust/Superfund',
  partnership: 'Partnership',
};

/** Returns the meaning of each investor type in one line; `securityWord` in the plural. */
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
  whoWillOwn: (securityWord: string) => `Who will own the ${securityWord}?`,
  registeredNames: 'The holding is registered in exactly these names.',
  investorTitle: 'Investor details',
  primaryTitle: 'Primary investor details',
  jointTitle: 'Joint investor details',
  primary: 'Primary investor',
  joint: (number: number) => `Joint investor ${number}`,
  /** Label of the button that adds a joint investor. */
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
  /** A doubt, not an error (2-INV-44). */
  mobileDoubt:
    'This does not look like a complete phone number. Please check its digits and, outside Australia, its country code. You can continue without changing it.',
  roles: 'Other roles',
  addRole: (typed: string) => `Add "${typed}"`,
} as const;

/** Titles of a person (2-INV-30); `None` is stored as no value (2-INV-31). */
export const personTitles = ['Mr', 'Ms', 'Mrs', 'Miss', 'Dr', 'Prof', 'Est', 'Commodore', 'None'] as const;
