/** What is supplied and what is missing, on review (2-READY-39 to 2-READY-52). */
export const readinessTexts = {
  supplied: 'Supplied',
  notSupplied: 'Not supplied',
  certificateNotSupplied: "Not supplied - At least one accountant's certificate is required for this application.",
  byPost:
    'You will need to provide verification documents via post. Instructions on how to provide original verification documents will be included in your confirmation email once you submit your application.',
  verification: {
    allowed: 'You have not provided some verification documents.',
    required: 'Verification documents are required before submission',
  },
  certificates: {
    allowed: "You have not provided one or more accountant's certificates",
    required: 'One or more accountant certificate(s) are required before submission',
  },
  sourceOfWealth: {
    allowed: 'You have not provided source of wealth documents.',
    oneOwner: 'Source of wealth documents are required for at least one beneficial owner',
    allOwners: 'Source of wealth documents are required for all beneficial owners',
    oneInvestor: 'Source of wealth documents are required for at least one investor',
    allInvestors: 'Source of wealth documents are required for all investors',
  },
  bankStatement: {
    allowed: 'You have not provided bank statement documents.',
    required: 'Bank statement documents are required before submission',
  },
  summary: {
    ready: "Everything looks good. You're almost done.",
    incomplete:
      'Please review the application details above and attach the required documents before submitting your application.',
    permitted: 'You may still submit your application but will be required to provide documents later.',
    /** After the one above; whoever answers questions about the offer. */
    later: (name: string, email: string) =>
      `To provide them, contact ${name} at ${email} after you have submitted, and quote your application reference.`,
  },
  /** Kinds of documents, as labels beside the subject's name. */
  kinds: {
    identity: 'Identity documents',
    certificate: "Accountant's certificate",
    source_of_wealth: 'Source of funds (source of wealth)',
    aml: 'AML/CTF document',
    agreement: 'Partnership agreement',
    family_trust: 'Family trust status document',
    bank_statement: 'Bank statement',
  },
  /** Why a document of each kind is asked for. */
  why: {
    identity: 'By law the issuer has to verify who invests.',
    certificate: 'Less than $500,000 can be invested in this offer with such a certificate only.',
    source_of_wealth: 'The issuer has to know where the money comes from.',
    aml: 'By law the issuer has to verify the organisations that invest.',
    agreement: 'It shows who the partners are.',
    family_trust: 'It shows what the trust is for tax purposes.',
    bank_statement: 'It shows whose account it is.',
  },
  /** Names of subjects that have none yet. */
  subjects: {
    investor: (number: number) => `Investor ${number}`,
    trustee: (number: number) => `Trustee ${number}`,
    director: (number: number) => `Director ${number}`,
    beneficialOwner: (number: number) => `Beneficial owner ${number}`,
    other: (number: number) => `Individual ${number}`,
    company: 'Company',
    partnership: 'Partnership',
    trust: 'Trust',
    corporateTrustee: 'Corporate trustee',
    custodian: 'Custodian',
    holdingCompany: 'Holding company',
    bankAccount: 'Bank account',
  },
} as const;
