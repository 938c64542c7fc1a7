import type { Application, Person } from '#domain/application.ts';
import { changeInvestorType } from '#domain/stepRules/investor_details/changes.ts';
import { newCompany } from '#domain/organisations/changes.ts';
import { newPerson } from '#domain/people/personDefaults.ts';
import { describeRemoval } from '#domain/application/removal.ts';
import { summariseRemoval } from '#domain/application/removalSummary.ts';
import { removalTexts } from '#domain/texts/removal.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { anApplicationBy } from '#test/support/entityApplications.ts';

const offer = aDemoOffer();
const document = (name: string) => ({ filename: name, download: `/d/${name}` });
const ana: Person = { legalFirstName: 'Ana', idDoc: document('ana') };
const bo: Person = { legalFirstName: 'Bo' };

describe('what an answer removes, in words', () => {
  it.each<[string, Application, Application, string]>([
    ['directors and a document', { directors: { directors: [ana, bo] } }, {}, '2 directors, 1 document'],
    [
      'one of two',
      { directors: { directors: [ana, bo] } },
      { directors: { directors: [bo] } },
      '1 director, 1 document',
    ],
    ['nothing', { directors: { directors: [ana] } }, { directors: { directors: [ana, bo] } }, ''],
    ['an empty block', { directors: { directors: [ana, {}] } }, { directors: { directors: [ana] } }, ''],
    [
      'a replaced document',
      { directors: { directors: [ana] } },
      { directors: { directors: [{ ...ana, idDoc: document('new') }] } },
      '',
    ],
    [
      'a document that another role still has',
      { directors: { directors: [ana] }, others: { others: [ana] } },
      { others: { others: [ana] } },
      '1 director',
    ],
    [
      'trustees of a bare trust',
      { investor_details: { investor_type: 'bare_trust', investors: [{ companyName: 'Acme' }, bo] } },
      {},
      '2 trustees',
    ],
    [
      'joint investors',
      { investor_details: { investor_type: 'joint_individual', investors: [ana, bo, bo] } },
      { investor_details: { investor_type: 'individual', investors: [ana] } },
      '2 investors',
    ],
    [
      'a custodian',
      { investor_details: { custodian: { companyName: 'K', amlCtfDoc: document('k') } } },
      { investor_details: {} },
      '1 custodian, 1 document',
    ],
    [
      'a prefilled trustee who owns nothing',
      { beneficial_owners: { beneficialOwners: [{ ...bo, was_prefilled_trustee: true }] } },
      {},
      '',
    ],
    [
      'foreign tax numbers',
      { tax_details: { investors: [{ tins: [{ tin: '1' }, { tin: '' }] }] } },
      { tax_details: { investors: [{ tins: [] }] } },
      '1 foreign tax number',
    ],
    [
      'a director without a name',
      { directors: { directors: [newPerson({ dateOfBirth: '01/02/1980' }), newPerson()] } },
      {},
      '1 director',
    ],
    [
      'a document of somebody without a name',
      { directors: { directors: [newPerson({ idDoc: document('a') })] } },
      {},
      '1 director, 1 document',
    ],
    [
      'a company of which only the street is typed',
      {
        investor_details: {
          investor_type: 'company',
          ...newCompany({ registration_address: { address_type: 'Manual', streetName: 'Harbour' } }),
        },
      },
      {},
      '1 company',
    ],
    [
      'blocks that nobody touched',
      {
        investor_details: { investor_type: 'trust_superfund', registered_country: 'AU', custodian: newCompany() },
        corporate_trustee: newCompany(),
      },
      {},
      '',
    ],
    ['the tax form', { tax_details: { investors: [{}] } }, {}, '1 tax form'],
  ])('[2-STEP-31] %s', (_name, before, after, words) => {
    expect(describeRemoval(before, after)).toBe(words);
  });

  it('[2-INV-11, 2-STEP-31, 2-STEP-36] names everything that goes with a company', () => {
    const before = anApplicationBy('company', offer);
    const { directors: _d, beneficial_owners: _b, others: _o, tax_details: _t, ...rest } = before;

    const removed = describeRemoval(before, {
      ...rest,
      investor_details: changeInvestorType(before.investor_details ?? {}, 'individual'),
    });

    expect(removalTexts.before(removed)).toBe(
      'This removes 1 company, 1 director, 1 beneficial owner, 1 person with another role, 1 tax form, 2 documents.',
    );
  });
});

describe('who goes with an answer, by name', () => {
  const ann: Person = { legalFirstName: 'Ann', legalLastName: 'Bell' };
  const joint = (...investors: Person[]): Application => ({
    investor_details: { investor_type: 'joint_individual', investors },
  });

  it.each<[string, Application, Application, string]>([
    ['one', joint(ana, ann), joint(ana), 'Ann Bell'],
    ['two, with what they uploaded', joint(ana, ann, bo), joint(bo), 'Ana and Ann Bell, 1 document'],
    ['three', joint(ana, ann, bo), {}, 'Ana, Ann Bell and Bo, 1 document'],
    ['one of two of the same name', joint(ann, ann), joint(ann), 'Ann Bell'],
    ['more than three', joint(ann, ann, ann, ann), {}, '4 investors'],
    ['one without a name beside one with', joint(ann, { dateOfBirth: '01/02/1980' }), {}, '2 investors'],
    ['one who was renamed, and another', joint(ann, bo), joint({ legalFirstName: 'Anna' }), '1 investor'],
    [
      'a trustee that is a company',
      {
        investor_details: {
          investor_type: 'bare_trust',
          investors: [{ trusteeType: 'company', companyName: ' Acme ' }],
        },
      },
      {},
      'Acme',
    ],
    [
      'several kinds',
      { directors: { directors: [ann, bo] }, others: { others: [ann] }, tax_details: {} },
      {},
      '2 directors (Ann Bell and Bo), 1 person with another role (Ann Bell), 1 tax form',
    ],
    [
      'one who stays in another role',
      { directors: { directors: [ann] }, others: { others: [ann] } },
      { others: { others: [ann] } },
      '1 director (Ann Bell)',
    ],
    ['nobody', { tax_details: {} }, {}, '1 tax form'],
    [
      'organisations',
      {
        investor_details: {
          investor_type: 'trust_superfund',
          trustName: 'Li Trust',
          custodian: { companyName: 'Keep Pty Ltd' },
        },
        corporate_trustee: { companyName: 'Acme' },
      },
      {},
      '1 trust (Li Trust), 1 custodian (Keep Pty Ltd), 1 corporate trustee (Acme)',
    ],
    [
      'one of two of the same name, by the birthday',
      joint({ ...ann, id: 'a', dateOfBirth: '14/03/1984' }, { ...ann, id: 'b', dateOfBirth: '02/05/1990' }),
      joint({ ...ann, id: 'b', dateOfBirth: '02/05/1990' }),
      'Ann Bell, born 14/03/1984',
    ],
    [
      'one in two lists, who is no other',
      {
        directors: { directors: [{ ...ann, id: 'a', dateOfBirth: '14/03/1984' }] },
        others: { others: [{ ...ann, id: 'a', dateOfBirth: '14/03/1984' }] },
      },
      { others: { others: [{ ...ann, id: 'a', dateOfBirth: '14/03/1984' }] } },
      '1 director (Ann Bell)',
    ],
  ])('[2-STEP-31] %s', (_name, before, after, words) => {
    expect(summariseRemoval({ before, after }).words).toBe(words);
  });

  it.each<[string, Application, Application, string]>([
    ['one person, whatever goes with them', joint(ana, ann), joint(ann), 'Ana'],
    ['a company', { investor_details: { investor_type: 'company', companyName: 'Acme' } }, {}, 'Acme'],
    ['two people', joint(ann, bo), {}, ''],
    ['one beside one without a name', joint(ann, { dateOfBirth: '01/02/1980' }), {}, ''],
    ['a tax form', { tax_details: {} }, {}, ''],
  ])('[2-STEP-31] goes alone or not: %s', (_name, before, after, only) => {
    expect(summariseRemoval({ before, after }).only).toBe(only);
  });
});
