/** Supplied and missing documents, on review (2-READY-39 to 2-READY-52). */
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
    /** Sentence after `permitted`; it names the contact for questions about the offer. */
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
  /** Reasons for requiring a document, by kind. */
  why: {
    identity: 'By law, the issuer must verify who is investing.',
    certificate: 'You need this certificate to invest less than $500,000 in this offer.',
    source_of_wealth: 'The issuer must know where the money comes from.',
    aml: 'By law, the issuer must verify the organisations that are investing.',
    agreement: 'It shows who the partners are.',
    family_trust: 'It shows the trust’s status for tax purposes.',
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
