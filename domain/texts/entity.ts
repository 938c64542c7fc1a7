/**
 * Investors other than individuals: trust or super fund, partnership (2-TRST, 2-PART); a bare trust has a file of its own. Messages:
 * `organisationErrors`.
 */
import type { TrustType } from '../data/choices.ts';

export const trustTexts = {
  detailsTitle: 'Trust details',
  trusteeType: 'Who are the trustees?',
  /** Short name of the question, for places that cannot show it in full. */
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

/** Labels of trust types (2-TRST-08, 2-TRST-10); a value has the same meaning in both lists. */
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

/** Returns the label of a stored trust type from either list (2-TRST-09, 2-TRST-10); the value itself if neither list has it. */
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
