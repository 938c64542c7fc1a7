import { withoutDocument } from '#domain/documents/withoutDocument.ts';

const aDocument = (id: string) => ({ id, filename: `${id}.pdf`, delete_document: `/api/application_docs/${id}/` });
const GONE = '/api/application_docs/d1/';

it.each([
  ['a field of the step', { bank_statement: aDocument('d1'), bsb: '062000' }, { bank_statement: null, bsb: '062000' }],
  [
    'a person, wherever they stand',
    { investors: [{ idDoc: aDocument('d1') }, { idDoc: aDocument('d2') }] },
    { investors: [{ idDoc: null }, { idDoc: aDocument('d2') }] },
  ],
  [
    'a list',
    { investors: [{ additionalDocs: [aDocument('d2'), aDocument('d1')] }] },
    { investors: [{ additionalDocs: [aDocument('d2')] }] },
  ],
  [
    'two places',
    { idDoc: aDocument('d1'), custodian: { idDoc: aDocument('d1') } },
    { idDoc: null, custodian: { idDoc: null } },
  ],
  [
    'a certificate, and its date with it',
    { sophisticatedInvestorDoc: aDocument('d1'), sophisticatedInvestorDocDate: '2026-05-01' },
    { sophisticatedInvestorDoc: null, sophisticatedInvestorDocDate: '' },
  ],
])('[1-UPL-07, 2-CERT-04] takes a document out of %s', (_where, values, expected) => {
  expect(withoutDocument<object>(values, GONE)).toEqual(expected);
});

it('leaves values alone that do not hold it', () => {
  const values = {
    investors: [{ idDoc: aDocument('d2'), sophisticatedInvestorDoc: null, sophisticatedInvestorDocDate: '2026-05-01' }],
    note: null,
  };
  expect(withoutDocument(values, GONE)).toBe(values);
});
