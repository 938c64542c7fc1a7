import { isAnswered } from '#domain/application/answered.ts';
import type { DataStepName } from '#domain/application.ts';

it.each<[boolean, DataStepName, unknown]>([
  [false, 'landingpage', undefined],
  [false, 'landingpage', { agree_to_terms: true, all_docs_are_downloaded: true, agreed_documents: ['f'] }],
  [false, 'landingpage', { applicant_role: 'advisor', adviser_has_authority: false }],
  [false, 'landingpage', { hasAccount: false, username: '' }],
  [false, 'landingpage', { hasAccount: true, username: 'ana@example.com', password: 'secret' }],
  [true, 'landingpage', { hasAccount: false, username: 'ana@example.com' }],
  [true, 'landingpage', { applicant_role: 'advisor', adviser_authority_doc: { filename: 'authority.pdf' } }],
  [false, 'contact_details', { applicant_role: 'investor', holdingProfileType: 'NEW', first_name: null }],
  [true, 'contact_details', { first_name: 'A' }],
  [false, 'purchase_amount', null],
  [true, 'purchase_amount', {}],
])('[1-LAND-46] an application is begun (%s) by these answers of %s: %j', (expected, name, values) => {
  expect(isAnswered(name, values)).toBe(expected);
});
