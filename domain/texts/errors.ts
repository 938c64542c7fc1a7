/**
 * Validation messages, verbatim (MISC: short messages carry no full stop unless the documents print one). Messages of accounts are in
 * `bankErrors.ts`, those of review's own answers in `review.ts`.
 */

/** Messages for errors that the documents give no text for (3-TIN-05), and for a value that no form of ours can produce. */
export const commonErrors = {
  required: 'This field is required',
  invalid: 'Please enter a valid value',
  stepMissing: 'Please complete this step',
} as const;

/** Message of every name field; the documents ask for none. */
export const nameErrors = {
  characters: 'A name must not contain line breaks or control characters',
} as const;

/** Messages of the landing page (1-LAND-39, 1-LAND-40, 1-ADV-05, 3-HOLD-08, 3-HOLD-09). */
export const landingErrors = {
  terms: 'The terms and conditions must be accepted',
  documents: 'All documents must be downloaded',
  documentsChanged: 'The offer documents have changed. Reload the page, read them and agree again',
  authorityDocument: 'File is required',
  authority: 'Please answer yes or no',
  /** Tells staff why they cannot apply on the page of another issuer's offer. */
  otherIssuer: 'You act for a different issuer, not the one making this offer. Apply for yourself, or sign out',
  holding: 'This is a required field',
  /** Nobody is signed in, so that it cannot be known whose holding it is. */
  holdingOfNobody: 'Please log in with the account that has the holding',
  /** The service's answer: the holding is closed, or this account may not apply with it. */
  holdingGone: 'You cannot apply with this holding any more. Choose another one, or a new holding',
} as const;

/** Messages of the contact details (1-CONT-09 to 1-CONT-24). */
export const contactErrors = {
  firstName: 'Please enter your first/preferred name',
  lastName: 'Please enter your last name',
  email: 'Please enter your email address',
  mobile: 'Please enter your mobile number',
  /** Messages for an adviser without authority, because nobody else approves for the investor (2-ROLE-06). */
  investorsOwnEmail:
    "Please enter the investor's own email address, not one of yours: we send the request for approval to it",
  investorsOwnMobile:
    "Please enter the investor's own mobile number, not one of yours: the investor needs the code that we send to it",
  investorFirstName: "Please enter investor's first/preferred name",
  investorLastName: "Please enter investor's last name",
  investorEmail: "Please enter investor's email address",
  investorMobile: "Please enter investor's mobile number",
  validEmail: 'Please enter a valid email address',
  validMobile: 'Please enter a complete phone number, such as 0412 345 678 or, with its country code, +64 21 123 4567',
  /** Only the form asks: the service takes the number. */
  mobileAsked: 'Please say whether the mobile number is from another country',
  afsl: 'Australian Financial Services Licence (AFSL) must be 6 digits',
} as const;

/** Messages of the applicant profile (1-PROF-08 to 1-PROF-10). */
export const profileErrors = {
  questions: 'Please answer questions',
} as const;

/** Messages of the amount step (1-AMT-29 to 1-AMT-47); limits arrive formatted (1-AMT-30: commas, money with two decimals). */
export const amountErrors = {
  required: 'An amount is required',
  /** Message for input that is no amount above zero: `-1`, `1e5`, `12.345,67`. */
  money: 'Please enter an amount in figures, such as 2,500.00',
  quantity: 'Please enter a number in figures, such as 2,500',
  minimumQuantity: (limit: string) => `Minimum quantity is ${limit}`,
  maximumQuantity: (limit: string) => `Maximum quantity is ${limit}`,
  quantityIncrement: (step: string) => `Minimum increment of ${step} is required`,
  minimumValue: (currency: string, limit: string) => `Minimum investment amount is ${currency} ${limit}`,
  maximumValue: (currency: string, limit: string) => `Maximum investment amount is ${currency} ${limit}`,
  valueIncrement: (currency: string, step: string) => `Minimum increments of ${currency} ${step} are required`,
  planRequired: 'Regular investment plan amount is required',
  priorityCode: 'Please enter a valid priority code',
} as const;

/** Messages about incomplete lists of persons (2-DIR-04, 2-BO-13, 2-TRU-04, 2-OTH-03). */
export const listErrors = {
  oneDirector: 'At least one director is required',
  oneBeneficialOwner: 'At least one beneficial owner is required',
  oneTrustee: 'At least one trustee is required',
  oneRole: 'At least one role is required',
} as const;

/** Messages of organisations (2-CO-03 to 2-CO-19, 2-TRST-03 to 2-TRST-11, 2-PART-06 to 2-PART-10). */
export const organisationErrors = {
  companyName: 'Please enter a company name',
  registeredCountry: 'Please select registered country',
  acn: 'ACN is required',
  validAcn: 'Please enter a valid ACN',
  validAbn: 'Please enter a valid ABN',
  nzbn: 'NZBN/NZCN is required',
  validNzbn: 'Please enter a valid NZBN/NZCN',
  trustType: 'Please choose a trust type',
  trustName: 'Please enter a trust name',
  arsn: 'ARSN must be 9 digits',
  partnershipName: 'Please enter the registered partnership name',
  regulated: 'Regulated status is required',
  membershipNumber: 'Please enter a membership number',
} as const;

/** Messages of a day on which something arrived or was allotted. */
export const pastDayErrors = {
  future: 'The date must not be in the future',
  tooOld: 'The date must not be more than a year ago',
} as const;

/** Messages of a person (2-INV-29 to 2-INV-43, 3-PERS-02 to 3-PERS-06). */
export const personErrors = {
  oneInvestor: 'At least one investor is required',
  firstName: 'Please enter a legal first name',
  lastName: 'Please enter a legal last name',
  dateOfBirth: 'Please enter a date of birth',
  validDate: 'Please enter a valid date',
  futureDateOfBirth: 'Date of birth can not be a future date',
  validEmail: 'Please enter a valid email',
} as const;

/** Messages of addresses (2-ADDR-11 to 2-ADDR-33 and, for the second wizard variant, 3-ADDR-07 to 3-ADDR-17). */
export const addressErrors = {
  countryOfResidence: 'Country of residence is required',
  address: 'An address is required',
  streetNumber: 'Please enter a street number',
  poBox: 'It looks like you have entered a PO box number. Please enter a street number.',
  streetName: 'Please enter a street name',
  streetType: 'Please select a street type',
  country: 'Please select a country',
  suburbCity: 'Please enter a suburb or city',
  characters:
    'Must not contain characters like comma, backslash, angle brackets and double double or double single quotes.',
  state: 'State is required for an Australian address',
  postcode: 'Postcode is required for an Australian address',
  postcodeDigits: 'Must be exactly 4 digits',
  line1: 'Please enter an address line 1',
  suburbOrCity: 'Please enter a suburb/city',
  lookupAddress: 'Please enter an address',
  lookupPicked: 'Please enter a valid address',
} as const;

/** Messages of identity documents, certificate and source of wealth (2-ID-01 to 2-ID-07, 2-CERT-02, 2-SOW-07, 2-SOW-08). */
export const identityErrors = {
  type: 'Please select an ID type',
  number: 'Please enter an ID number',
  state: 'Please select a state of issue',
  cardNumber: 'Please enter a card number',
  cardNumberFormat: 'Card number format is incorrect for the selected state',
  country: 'Please select a country of issue',
  certificateDate: 'Please enter an issue date',
  sourceOfWealth: 'At least one selection is required',
  otherSourceOfWealth: 'Please enter an other source of wealth',
} as const;

/**
 * Messages of the tax step (3-TIN-12, 3-TIN-13, 3-TFN-07, 3-TFN-08, 3-GIIN-09) and of the inline declaration (3-INLINE-10 to 3-INLINE-15).
 */
export const taxErrors = {
  tfn: 'Please enter a valid TFN',
  tfnOrAbn: 'Please enter a valid TFN or ABN',
  laterThanToday: (city: string) => `The date is later than today in ${city}`,
  tinCharacters: 'Only unicode characters are allowed',
  tinSeparators: 'Dashes or spaces are not allowed',
  giin: 'Enter a valid GIIN',
  inlineAllZero: 'If a TFN has been applied for but not received leave this field blank',
  inlineTfnOrAbn: 'Please enter a valid ABN/TFN',
  inlineGiin: 'Please enter a GIIN',
  inlineDeclaration: 'Please confirm the declaration',
  signAgain: 'Please sign again, since an answer changed after this was signed',
} as const;
