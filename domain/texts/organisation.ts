/** Companies, trusts and partnerships: what they are registered under and where (2-CO, 2-ABN). Messages of their fields: `organisationErrors`. */
import type { BusinessNumberKind, NO_NUMBER_REASONS } from '../organisations/businessNumbers.ts';

/** What the number is called (2-CO-08 to 2-CO-11, 2-TRST-07, 2-PART-14). */
export const businessNumberLabels: Record<BusinessNumberKind, string> = {
  ACN: 'ACN',
  ABN: 'ABN',
  NZBN: 'NZBN/NZCN',
  TAX: 'Tax number',
};

export const organisationTexts = {
  detailsTitle: 'Company details',
  /** Labels of the names, by kind of organisation. */
  names: { company: 'Company name', trust: 'Trust name', partnership: 'Registered partnership name' },
  registeredCountry: 'Registered country',
  hasAbn: 'Is there an ABN?',
  hasTaxNumber: 'Is there a tax number?',
  whyNoNumber: 'Why is there none?',
  otherReason: 'Other reason',
  isPublic: 'Public company',
  isListed: 'Listed on a stock exchange',
  isCharity: 'Charity',
  document: 'AML/CTF document',
  /** `kinds` as the offer lists them. */
  documentHelp: (kinds: readonly string[]) => `Accepted: ${kinds.join(', ')}.`,
} as const;

/** 2-CO-27. */
export const noNumberReasonLabels: Record<(typeof NO_NUMBER_REASONS)[number], string> = {
  not_required: 'Not required',
  requested_not_received: 'Requested but not received',
  other: 'Other',
};

/** The look-up of a business number (2-ABN, 3-ABN). */
export const lookupTexts = {
  button: 'Look up',
  /** For assistive technology: `Look up the ABN`. */
  lookUp: (label: string) => `Look up the ${label}`,
  found: (name: string) => `Found: ${name}`,
  foundWithoutName: 'The number is in the register, which has no organisation name for it.',
  outOfUse: (status: string) => `(status in the register: ${status})`,
  unavailable: 'The register is not available at the moment. You can type the name yourself.',
} as const;
