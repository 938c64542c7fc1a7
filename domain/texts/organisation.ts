/** Companies, trusts and partnerships: their registration and its country (2-CO, 2-ABN). Messages of their fields: `organisationErrors`. */
import type { BusinessNumberKind, NO_NUMBER_REASONS } from '../data/choices.ts';

/** Names of the business number (2-CO-08 to 2-CO-11, 2-TRST-07, 2-PART-14). */
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
  whyNoNumber: 'Why is there no number?',
  otherReason: 'Other reason',
  isPublic: 'Public company',
  isListed: 'Listed on a stock exchange',
  isCharity: 'Charity',
  document: 'AML/CTF document',
  /** `kinds` as the offer lists them. */
  documentHelp: (kinds: readonly string[]) => `Accepted: ${kinds.join(', ')}.`,
} as const;

/** Labels of the reasons for having no number (2-CO-27). */
export const noNumberReasonLabels: Record<(typeof NO_NUMBER_REASONS)[number], string> = {
  not_required: 'Not required',
  requested_not_received: 'Requested but not received',
  other: 'Other',
};

/** Look-up of a business number (2-ABN, 3-ABN). */
export const lookupTexts = {
  button: 'Look up',
  /** Label for assistive technology: `Look up the ABN`. */
  lookUp: (label: string) => `Look up the ${label}`,
  found: (name: string) => `Found: ${name}`,
  foundWithoutName: 'The number is in the register, but without an organisation name.',
  outOfUse: (status: string) => `(status in the register: ${status})`,
  /** Note below a name that a look-up replaced (2-ABN-02). */
  entered: (name: string) => `You had entered ${name}`,
  useEntered: 'Use the name I entered',
  /** Note under a name that was emptied because the number that it was looked up for changed (2-ABN-02). */
  given: (name: string) => `The register gave ${name}`,
  useGiven: 'Use this name',
  /** Label on review and in the record. */
  register: 'In the register',
  inRegister: (name: string, status: string) => (status === '' ? name : `${name} (${status})`),
  withoutName: 'No organisation name',
  unavailable: 'The register is not available at the moment. You can type the name yourself.',
} as const;
