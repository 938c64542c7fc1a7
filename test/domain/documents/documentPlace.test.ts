import type { Application, Person } from '#domain/application.ts';
import {
  lacksCertificateDate,
  placeDocument,
  withExpectedDocuments,
  type DocumentPlace,
} from '#domain/documents/documentPlace.ts';

const DOCUMENT = { filename: 'scan.pdf', download: '/api/application_docs/d1/' };
const ANN: Person = { id: 'ann', legalFirstName: 'Ann', legalLastName: 'Bell', dateOfBirth: '01/02/1980' };
const BEN: Person = { id: 'ben', legalFirstName: 'Ben', legalLastName: 'Bell', dateOfBirth: '03/04/1981' };
/** Somebody else of the same name and birthday. */
const BEN_TOO: Person = { ...BEN, id: 'ben-too' };
const OF_BEN = 'ben';

const place = (field: string, subject = '', step: DocumentPlace['step'] = 'investor_details'): DocumentPlace => ({
  step,
  field,
  subject,
});

describe('placeDocument', () => {
  it.each([
    ['a bank statement', { accountName: 'A' }, place('bank_statement'), { accountName: 'A', bank_statement: DOCUMENT }],
    [
      "an adviser's authority",
      { applicant_role: 'advisor' },
      place('adviser_authority_doc'),
      { applicant_role: 'advisor', adviser_authority_doc: DOCUMENT },
    ],
    [
      'an identity document of one of two investors',
      { investors: [ANN, BEN] },
      place('idDoc', OF_BEN),
      { investors: [ANN, { ...BEN, idDoc: DOCUMENT }] },
    ],
    [
      'a company that invests',
      { investor_type: 'company', organisation_id: 'acme', companyName: 'Acme' },
      place('amlCtfDoc', 'acme'),
      { investor_type: 'company', organisation_id: 'acme', companyName: 'Acme', amlCtfDoc: DOCUMENT },
    ],
    [
      'a custodian',
      { organisation_id: 't', custodian: { id: 'acme', companyName: 'Acme' } },
      place('amlCtfDoc', 'acme'),
      { organisation_id: 't', custodian: { id: 'acme', companyName: 'Acme', amlCtfDoc: DOCUMENT } },
    ],
    [
      'another document of a trust',
      { organisation_id: 't', additionalDocs: [{ filename: 'deed.pdf' }] },
      place('additionalDocs', 't'),
      { organisation_id: 't', additionalDocs: [{ filename: 'deed.pdf' }, DOCUMENT] },
    ],
    [
      'one of two investors of one name and birthday',
      { investors: [BEN_TOO, BEN] },
      place('idDoc', OF_BEN),
      { investors: [BEN_TOO, { ...BEN, idDoc: DOCUMENT }] },
    ],
    [
      'an owner and the copy of the list',
      { beneficialOwners: [BEN], tempBeneficialOwners: [BEN] },
      place('idDoc', OF_BEN),
      { beneficialOwners: [{ ...BEN, idDoc: DOCUMENT }], tempBeneficialOwners: [{ ...BEN, idDoc: DOCUMENT }] },
    ],
  ])('[1-UPL-05] puts it where its field would: %s', (_what, values, where, expected) => {
    expect(placeDocument(values, where, DOCUMENT)).toEqual(expected);
  });

  it.each([
    ['who is not there any more', { investors: [ANN] }, place('idDoc', OF_BEN)],
    ['somebody else of that name and birthday', { investors: [BEN_TOO] }, place('idDoc', OF_BEN)],
    ['somebody who stands there twice', { investors: [BEN, BEN] }, place('idDoc', OF_BEN)],
    ['nobody in particular', { investors: [{}, {}] }, place('idDoc', '')],
  ])('[1-UPL-05] leaves it to its step where it is of %s', (_whom, values, where) => {
    expect(placeDocument(values, where, DOCUMENT)).toBeNull();
  });

  it('[2-CERT-04] takes the date with a certificate that is left out', () => {
    const values = { investors: [{ ...BEN, sophisticatedInvestorDocDate: '01/10/2026', idNumber: '1' }] };
    expect(placeDocument(values, place('sophisticatedInvestorDoc', OF_BEN), null)).toEqual({
      investors: [{ ...BEN, sophisticatedInvestorDoc: null, sophisticatedInvestorDocDate: '', idNumber: '1' }],
    });
  });
});

it.each([
  [{ investors: [{ ...BEN, sophisticatedInvestorDoc: DOCUMENT }] }, true],
  [{ investors: [{ ...BEN, sophisticatedInvestorDoc: DOCUMENT, sophisticatedInvestorDocDate: '01/10/2026' }] }, false],
  [{ custodian: { companyName: 'Acme', sophisticatedInvestorDoc: null } }, false],
])('[2-CERT-02] knows a certificate without its date (case %#)', (values, expected) => {
  expect(lacksCertificateDate(values)).toBe(expected);
});

it('[1-UPL-05] expects documents in the steps that hold them, and passes over what belongs nowhere', () => {
  const application: Application = {
    contact_details: { applicant_role: 'advisor' },
    bank_details: { accountName: 'A' },
  };
  const expected = [
    place('adviser_authority_doc', '', 'landingpage'),
    place('bank_statement', '', 'bank_details'),
    place('idDoc', OF_BEN),
  ].map((where) => ({ place: where, filename: 'scan.pdf' }));
  expect(withExpectedDocuments(application, expected)).toEqual({
    contact_details: { applicant_role: 'advisor', adviser_authority_doc: { filename: 'scan.pdf' } },
    bank_details: { accountName: 'A', bank_statement: { filename: 'scan.pdf' } },
  });
});
