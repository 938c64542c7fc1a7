/** The investor that is no individual: trust or super fund, partnership (2-TRST, 2-PART); a bare trust has a file of its own. Messages: `organisationErrors`. */
import type { TrustType } from '../organisations/trustTypes.ts';

export const trustTexts = {
  detailsTitle: 'Trust details',
  trusteeType: 'Who are the trustees?',
  /** The question's name where it cannot be asked whole. */
  trusteeTypeName: 'Trustee type',
  company: 'A company',
  individual: 'An individual/s',
  trustType: 'Trust type',
  arsn: 'Australian Registered Scheme Number (ARSN)',
  documentsTitle: 'Trust documents',
  document: 'Trust deed or other AML/CTF document',
  additionalDocuments: 'Additional documents',
  familyTrustStatus: 'Family trust status (tax return)',
  custodianTitle: 'Custodian',
  hasCustodian: 'Is there a third-party custodian?',
  custodianDetails: 'Custodian details',
} as const;

/** 2-TRST-08, 2-TRST-10; what a value means is the same in both lists. */
export const trustTypeLabels: Record<TrustType, string> = {
  superannuation_fund: 'Superannuation Fund (SMSF)',
  other: 'Unregulated, Charitable, Discretionary or Testamentary trust',
  family: 'Family trust',
  regulated: 'Registered Management Investment Scheme',
  foreign_superannuation_fund: 'Foreign superannuation fund',
  government_superannuation_fund: 'Government superannuation fund',
  charitable: 'Charitable trust',
  testamentary: 'Testamentary trust',
  non_regulated: 'Non-regulated trust',
  bare: 'Bare trust',
  discretionary: 'Discretionary trust',
  unit_trust: 'Unit trust',
};

/** What a stored kind of trust is called, whichever list it is of (2-TRST-09, 2-TRST-10); the value itself where it is of none. */
export function trustTypeLabel(type: string): string {
  const known = type === 'gov_superannuation_fund' ? 'government_superannuation_fund' : type;
  return (trustTypeLabels as Readonly<Record<string, string>>)[known] ?? type;
}

export const partnershipTexts = {
  detailsTitle: 'Partnership details',
  isRegulated: 'Is the partnership regulated by a professional association?',
  association: 'Professional association',
  membershipNumber: 'Membership number',
  agreementTitle: 'Partnership agreement',
  agreement: 'Partnership agreement',
} as const;
