import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Application } from '#domain/application.ts';
import { fieldNames } from '#domain/model/fieldKinds.ts';
import { INVESTOR_DETAILS } from '#domain/model/fields.ts';
import { assembleApplication, normaliseApplication } from '#server/applications/normalise.ts';

const PERSON = {
  legalFirstName: 'Ann',
  roles: [{ name: 'Ann', role_types: ['DIRECTOR'] }],
  manualAddress: true,
  country: 16,
  idDoc: null,
  taxDetails: { tfn: '1', tins: [{ cp_name: 'Bo' }] },
};

const COMPANY: Application = {
  contact_details: {
    first_name: 'Ann',
    adviser_email: 'a@b.c',
    selectedHolder: { account_name: 'Ann' },
    selectedSubregister: null,
    holdingProfileType: 'NEW',
  },
  investor_details: {
    investor_type: 'trust_superfund',
    trustName: 'Elm',
    companyName: 'Elm Pty',
    taxDetails: { tfn: '2' },
    hin: 'X1',
    investors: [PERSON, {}],
    custodian: { companyName: 'Oak', taxDetails: { tins: [{ cp_name: 'Cy', cp_dob: '01/01/1980' }] } },
    holding_company: null,
  },
  directors: { directors: [PERSON, { legalFirstName: 'Di' }] },
  trustees: { trustees: [PERSON] },
  others: { others: [] },
  beneficial_owners: { beneficialOwners: [PERSON] },
  corporate_trustee: { companyName: 'Ash', registration_address: { suburb_city: 'Perth' } },
  tax_details: { tax_type: 'T', investors: [{ tfn: '3' }], submit_person_name: 'Ann' },
  bank_details: { bsb: '063-000', accountName: 'Ann', drpStatus: 'F' },
  payment_options: { paymentMethod: 'N', accountName: 'Ann', bsb: '1' },
  review: {},
};

describe('an application in the tables', () => {
  it('[2-CALL-06] is put together field by field as it was taken apart', () => {
    assert.deepEqual(assembleApplication(normaliseApplication(COMPANY)), COMPANY);
  });

  it('leaves nothing of a person in the steps, the organisations and the accounts', () => {
    const { steps, entities } = normaliseApplication(COMPANY);

    const elsewhere = JSON.stringify([steps, entities.filter(({ kind }) => kind !== 'person')]);

    assert.doesNotMatch(elsewhere, /Ann|Bo|Cy|Di"|1980|a@b\.c|"tfn"|X1/);
  });

  it('leaves in the investor step its own answers alone: every field of who invests is theirs, also one that is new', () => {
    const within = { investors: [{}], holding_company: {}, custodian: {}, taxDetails: {} };
    const whole = { ...Object.fromEntries(fieldNames(INVESTOR_DETAILS).map((field) => [field, 'x'])), ...within };

    const { steps, entities } = normaliseApplication({ investor_details: whole });

    const own = { investor_type: 'x', has_holding_company: 'x', has_custodian: 'x' };
    assert.deepEqual(steps, [{ step: 'investor_details', answers: { ...own, ...within } }]);
    const kinds = entities.map(({ kind, role }) => `${kind} ${role}`);
    assert.deepEqual(kinds, ['person holding_number', 'organisation owner']);
  });
});
