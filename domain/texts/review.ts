/** Review (2-REV); the texts of its end are in `submissionTexts`, those of missing documents in `readinessTexts`. */
export const reviewTexts = {
  applicationDetails: 'Application details',
  edit: 'Edit',
  declaration: 'Declaration',
  investorType: 'Investor type',
  name: 'Name',
  noAnswer: 'Not given',
  amlCtf: 'AML/CTF',
  certificate: "Accountant's certificate",
  certificateDate: 'Issue date of the certificate',
  sourceOfWealth: 'Source of wealth',
  /** Value of a document line. @example documents('Supplied', ['passport.pdf']) === 'Supplied (passport.pdf)' */
  documents: (text: string, names: readonly string[]) => (names.length > 0 ? `${text} (${names.join(', ')})` : text),
} as const;

/** Messages of review's own answers (2-REV-04); apart from the other steps' messages, so that review does not load those. */
export const reviewErrors = {
  confirmation: 'Please confirm that the details are correct.',
} as const;
