/** Questions of only some offers: source of wealth, politically exposed persons, certificate, HIN (2-SOW, 2-PEP, 2-CERT, 2-HIN). */
import type { PepStatus } from '../data/choices.ts';

export const wealthTexts = {
  title: 'Source of funds (source of wealth)',
  sources: 'Where does the money come from?',
  other: 'Other source of wealth',
  document: 'Source of wealth document',
} as const;

/** Labels of the answers about politically exposed persons (2-PEP-01, 2-PEP-03). */
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

export const certificateTexts = {
  title: "Accountant's certificate",
  help: 'Evidence of a sophisticated investor or wholesale client under Chapter 6D or Chapter 7 of the Corporations Act (2001).',
  document: "Accountant's certificate",
  issueDate: 'Issue date',
  tooOld: 'This certificate is more than two years old. Please provide a more recent certificate.',
} as const;

/** Texts of the holder identification number (2-HIN-01 to 2-HIN-04). */
export const hinTexts = {
  title: 'Holder identification number',
  help: 'If you would like to register this holding under an existing HIN, enter it here.',
  warning:
    'The details in this application must match the details of your HIN exactly, otherwise a new issuer-sponsored account will be allocated.',
  label: 'Holder identification number (HIN)',
} as const;
