/** Bare trusts, of which the specification's readiness cases have none: from Appendix A of document 2's catalogue. */
const READY = ["Everything looks good. You're almost done."];
const INCOMPLETE = [
  'Please review the application details above and attach the required documents before submitting your application.',
];
const PERMITTED = [
  ...INCOMPLETE,
  'You may still submit your application but will be required to provide documents later.',
];
const blocked = (warning: string) => ({ ready: false, canSubmit: false, warnings: [warning], summary: INCOMPLETE });

const person = {
  manualAddress: false,
  loqateInternationalCountry: 'AU',
  idType: 'Passport',
  trusteeType: 'individual',
};
const identified = { ...person, idDoc: { filename: 'id1.pdf' } };
const company = { trusteeType: 'company', companyName: 'Trustee Pty Ltd' };
const certified = {
  ...identified,
  sophisticatedInvestorDoc: { filename: 'cert.pdf' },
  sophisticatedInvestorDocDate: '01/03/2026',
};
const by = (...investors: object[]) => ({ investor_details: { investor_type: 'bare_trust', investors } });

export const BARE_TRUST_ROWS = [
  {
    id: 'BT-1',
    title: 'one of two trustees who are individuals lacks ID (A.2)',
    offer: {},
    application: by(identified, person),
    user: {},
    expect: blocked('Verification documents are required before submission'),
  },
  {
    id: 'BT-2',
    title: 'a trustee that is a company lacks its AML/CTF document (A.2)',
    offer: {},
    application: by(identified, company),
    user: {},
    expect: blocked('Verification documents are required before submission'),
  },
  {
    id: 'BT-3',
    title: 'the same, missing documents allowed (A.2)',
    offer: { allow_submit_with_missing_docs: true },
    application: by(identified, company),
    user: {},
    expect: {
      ready: false,
      canSubmit: true,
      warnings: ['You have not provided some verification documents.'],
      summary: PERMITTED,
    },
  },
  {
    id: 'BT-4',
    title: 'type ALL: the second trustee has no certificate (A.3)',
    offer: { require_sophisticated_investor_verification: true },
    application: by(certified, identified),
    user: {},
    expect: blocked('One or more accountant certificate(s) are required before submission'),
  },
  {
    id: 'BT-5',
    title: 'type not ALL: the first trustee has one (A.3)',
    offer: {
      require_sophisticated_investor_verification: true,
      sophisticated_investor_verification_type: 'FIRST',
    },
    application: by(certified, identified),
    user: {},
    expect: { ready: true, canSubmit: true, warnings: [], summary: READY },
  },
  {
    id: 'BT-6',
    title: 'category U: the beneficial owners of a bare trust are not identified (A.2)',
    offer: { security: { category: 'U' } },
    application: { ...by(identified), beneficial_owners: { beneficialOwners: [person] } },
    user: {},
    expect: { ready: true, canSubmit: true, warnings: [], summary: READY },
  },
];
