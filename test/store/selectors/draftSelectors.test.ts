/** @jest-environment node */
import type { ContactDetails } from '#domain/application.ts';
import { stepDrafted } from '#store/events.ts';
import { selectTypedApplication } from '#store/selectors/draftSelectors.ts';
import { aDemoOffer, anIndividualApplication } from '#test/support/applications.ts';
import { aStoreAt } from '#test/support/stepStore.ts';

const offer = aDemoOffer('emberfield-copper');

it.each<[string, ContactDetails]>([
  ['an adviser who has no authority', { applicant_role: 'advisor', adviser_has_authority: false }],
  ['a holding that is added to', { holdingProfileType: 'TOP_UP', selectedSubregister: { id: 4 } }],
  ['a holder', { holdingProfileType: 'EXISTING', selectedHolder: { id: 4 } }],
])('[1-LAND-42] a draft that is saved while contact details are typed keeps %s', (_name, chosen) => {
  const whole = anIndividualApplication(offer);
  const application = { ...whole, contact_details: { ...whole.contact_details, ...chosen } };
  const store = aStoreAt('contact_details', { offer, application });

  store.dispatch(stepDrafted({ name: 'contact_details', values: { first_name: 'Jo', last_name: '' } }));

  expect(selectTypedApplication(store.getState()).contact_details).toMatchObject({
    ...chosen,
    first_name: 'Jo',
    last_name: '',
  });
});
