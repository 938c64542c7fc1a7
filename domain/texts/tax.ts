/** Tax step: questions, labels of types and reasons, help and declaration (3-TAX, 3-TIN, 3-GIIN, 3-NFE, 3-CP, 3-DECL, 3-TAXSUM). */
import type { TaxType, TinReason } from '../data/choices.ts';
import { removalTexts } from './removal.ts';

/** Content of the declaration (3-DECL-05). */
const DECLARED =
  ' that the information given is true and correct, and I undertake to provide an updated self-certification within 30 days of a change in circumstances.';

export const taxTexts = {
  residencyTitle: 'Tax residency',
  /** Note on the investors who get no block (3-TAX-32). */
  undeclared: (names: readonly string[]) =>
    `Tax details are given for at most three investors. Those of ${removalTexts.people(names)} are not asked for here.`,
  /** Name of one of several investors. */
  investor: (number: number) => `Investor ${number}`,
  classTitle: 'Kind of entity',
  outcome: 'What these answers mean',
  declarationTitle: 'Declaration',
  /** Title of the declaration inside a block (3-INLINE). */
  inlineTitle: 'Tax declaration',
  declarationOf: (name: string) => (name ? `Tax declaration of ${name}` : 'Tax declaration'),
  statusLabel: 'Tax declaration',
  country: (number: number) => `Country ${number}`,
  taxType: 'Tax type',
  selectTaxType: 'Select a tax type',
  investorName: 'Investor name',
  isAustralianResident: 'Is the investor an Australian resident for tax purposes?',
  hasOtherCountries: 'Is the investor a tax resident of any other country?',
  tfn: 'TFN',
  tfnOrAbn: 'TFN or ABN',
  /** Note at the number that a new holding starts with. @param name registered name of the holder */
  copiedNumber: (name: string) => `This is the number kept for the holding in the name of ${name}. Type to replace it.`,
  exemptionCodesLink: 'Tax exemption codes',
  retiredFund: 'Is the entity an Australian retirement fund?',
  retiredFundTip: 'For example a self-managed super fund.',
  isFinancialInstitution: 'Is the entity a financial institution?',
  hasGiin: 'Does the financial institution have a GIIN?',
  giin: 'GIIN',
  giinPlaceholder: 'XXXXXX.XXXXX.XX.XXX',
  giinType: 'Why is there no GIIN?',
  exemptBeneficialOwner: 'Type of exempt beneficial owner',
  deemedCompliantFfi: 'Type of deemed-compliant FFI',
  sponsoringEntityName: 'Name of the sponsoring entity',
  sponsoringEntityGiin: 'GIIN of the sponsoring entity',
  trusteeName: 'Name of the trustee',
  trusteeGiin: 'GIIN of the trustee',
  otherReason: 'Other reason',
  isManagedByOthers: 'Is the entity an investment entity managed by another financial institution?',
  isControlledOutside: 'Is any controlling person a tax resident of a country other than Australia?',
  isTrustControlledOutside:
    'Is any settlor, trustee, protector or beneficiary a tax resident of a country other than Australia?',
  isActiveNfe: 'Is the entity an active non-financial entity (active NFE)?',
  activeNfeTip: 'An active non-financial entity earns more than 50% of its income from active trade.',
  activeNfeReason: 'Why is the entity active?',
  controllingPersonsNeeded:
    'Does the entity have controlling persons who are tax residents of a country other than Australia?',
  controllingPersonTip: 'A controlling person owns 25% or more of the share capital, or otherwise controls the entity.',
  controllingPersonName: 'Name of the controlling person',
  controllingPersonBirth: 'Date of birth',
  controllingPersonAddress: 'Address',
  controllingPerson: (number: number) => `Controlling person ${number}`,
  /** Note on a person who is also in other steps. @example enteredAs(['Director 2']) */
  enteredAs: (places: readonly string[]) => `Entered as ${removalTexts.people(places)}. Change their details there.`,
  addControllingPerson: 'Add controlling person',
  deleteControllingPerson: 'Delete controlling person',
  taxCountry: 'Country of tax residence',
  hasTin: 'Is there a tax identification number (TIN) for this country?',
  tin: 'TIN',
  tinReason: 'Why is there no TIN?',
  tinReasonText: 'Why a TIN could not be obtained',
  addCountry: 'Add another country',
  removeCountry: 'Remove',
  addInvestor: 'Add investor',
  deleteInvestor: 'Delete investor',
  completeDetails: 'Please complete details.',
  completeBeforeProceeding: 'Please complete before proceeding.',
  declaration: `I declare${DECLARED}`,
  /** Declaration with the name of its signer and the day (3-INLINE-17). */
  declarationBy: (name: string, day: string) => `I, ${name}, declare on ${day}${DECLARED}`,
  submitPersonName: 'Name',
  submitDate: 'Date',
  /** Notice on top of the tax step, far from the signature. */
  signedOver: 'An answer changed after the declaration at the end of this step was signed. Please sign it again.',
  toSignature: 'Go to the declaration',
  signAgainOn: (day: string) => `Sign again on ${day}`,
  useDay: (day: string) => `Use ${day}`,
  status: { submitted: 'Submitted', incomplete: 'Incomplete', notSubmitted: 'Not submitted' },
  quoted: { sufficient: 'Sufficiently quoted', insufficient: 'Not sufficiently quoted' },
  quotedHelp: 'What does this mean?',
  showTfn: 'Show TFN',
  hideTfn: 'Hide TFN',
  incomplete: 'Tax details are incomplete.',
} as const;

/**
 * Notice that the law requires before the question for a tax file number: the law, the purpose, that declining is no offence, and the
 * consequences of declining.
 */
export const tfnNotice = {
  title: 'Before you give a tax file number',
  law: 'We may ask for your tax file number (TFN) under Part VA of the Income Tax Assessment Act 1936 and the Taxation Administration Act 1953.',
  purpose:
    'It is used only to work out whether tax must be withheld from payments on this investment, and to report them to the Australian Taxation Office.',
  noOffence: 'You need not give it, and it is not an offence to decline.',
  consequence:
    'Without a TFN or a tax exemption code, tax may be withheld from those payments at the highest marginal rate plus the Medicare levy.',
} as const;

/** Labels of the tax types (3-TAX-15). */
export const taxTypeLabels: Record<TaxType, string> = {
  I: 'Individual',
  D: 'Deceased',
  C: 'Company',
  S: 'Superannuation',
  P: 'Partnership',
  T: 'Trust',
  G: 'Government',
  O: 'Other',
};

/** Labels of the reasons for having no TIN (3-TIN-04). */
export const tinReasonLabels: Record<TinReason, string> = {
  NOT_ISSUED: 'The country does not issue TINs to its residents',
  UNABLE_TO_OBTAIN: 'Unable to obtain a TIN',
  NOT_REQUIRED: 'The country does not require a TIN to be collected',
};

/** Labels of the reasons for having no GIIN (3-GIIN-13). */
export const giinTypeLabels = {
  EXEMPT: 'Exempt beneficial owner',
  DEEMED_COMPLIANT_FFI: 'Deemed-compliant FFI (other than one sponsored)',
  SPONSORED_FINANCIAL_INSTITUTION: 'Sponsored financial institution',
  TRUSTEE_DOCUMENTED_TRUST: 'Trustee-documented trust',
  OTHER: 'Other',
} as const;

/** Labels of the reasons for being an active entity (3-NFE-04, 3-NFE-05). */
export const activeNfeReasonLabels = {
  INCOME: "Less than 50% of the entity's income is passive and less than 50% of its assets produce passive income",
  REGULARLY_TRADED_CORP: 'Regularly traded corporation, or related to one',
  GOV_ENTITY: 'Government entity, international organisation or central bank',
  OTHER: 'Other',
} as const;
