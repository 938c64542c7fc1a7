import type { Application } from '#domain/application.ts';
import { submittedFacts } from '#domain/application/submittedFacts.ts';
import { aDemoOffer, anIndividualApplication } from '#test/support/applications.ts';

const offer = aDemoOffer('emberfield-copper', { name: 'Emberfield' });

it.each<[string, Application, object]>([
  [
    'a person',
    anIndividualApplication(offer),
    {
      offer: 'Emberfield',
      amount: 'AUD 2,000.00',
      measure: '5,000 shares',
      investors: ['Jane Citizen'],
      adviser: null,
    },
  ],
  [
    'one share',
    { ...anIndividualApplication(offer), purchase_amount: { totalValue: '0.40', numberSecurities: '1' } },
    { amount: 'AUD 0.40', measure: '1 share' },
  ],
  [
    'an entity, by its own name',
    { investor_details: { investor_type: 'company', companyName: ' Harbour Lane Pty Ltd ' } },
    { investors: ['Harbour Lane Pty Ltd'] },
  ],
  [
    'nobody but the contact',
    { contact_details: { first_name: 'Ana', last_name: 'Lee' }, investor_details: { investors: [{}] } },
    { investors: ['Ana Lee'] },
  ],
  [
    'a holding that is added to',
    {
      contact_details: {
        first_name: 'Ana',
        last_name: 'Lee',
        holdingProfileType: 'TOP_UP',
        selectedSubregister: { id: 4, name_and_designation: 'Lee Pty Ltd <Super A/C>', account_id: '******390' },
      },
    },
    { investors: ['Lee Pty Ltd <Super A/C>'], holding: 'Added to an existing holding. HIN or SRN ending 390' },
  ],
  [
    'a holder whose number is too short to show its end',
    {
      contact_details: {
        holdingProfileType: 'EXISTING',
        selectedHolder: { id: 4, account_name: 'Ana Lee', account_id: '***' },
      },
    },
    { investors: ['Ana Lee'], holding: 'A separate holding of an existing holder' },
  ],
  ['nobody', {}, { amount: '', measure: '', investors: [], adviser: null }],
  [
    'an adviser without a name',
    { contact_details: { applicant_role: 'advisor', first_name: 'Ana' } },
    { investors: ['Ana'], adviser: null },
  ],
  [
    'an investor who had an adviser typed in before',
    { contact_details: { applicant_role: 'investor', adviser_first_name: 'Rohan' } },
    { adviser: null },
  ],
])('[2-NEXT-01] tells in a few words what was applied for, and by whom: %s', (_name, application, expected) => {
  expect(submittedFacts(offer, application, 'AUD')).toMatchObject(expected);
});
