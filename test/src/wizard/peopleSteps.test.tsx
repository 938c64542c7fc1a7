import { screen, within } from '@testing-library/react';
import { stepOpened } from '#store/events.ts';
import { Wizard } from '#src/wizard/Wizard.tsx';
import type { StepName } from '#domain/application.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { anApplicationBy, type InvestorKind } from '#test/support/entityApplications.ts';
import { aStoreOnReview } from '#test/support/filledStore.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { useServer } from '#test/support/server.ts';

const OFFER = aDemoOffer('emberfield-copper', {
  request_individuals_with_other_roles: true,
  application_terms_and_conditions: '',
});

useServer();

function showOn(name: StepName, owner: InvestorKind): void {
  window.history.replaceState(null, '', '/offers/emberfield-copper/');
  const store = aStoreOnReview({ offer: OFFER, application: anApplicationBy(owner, OFFER) });
  store.dispatch(stepOpened({ name }));
  renderWithStore(<Wizard />, store);
}

it.each<[string, StepName, InvestorKind, RegExp]>([
  ['[2-DIR-01, 2-STEP-28] directors', 'directors', 'company', /^\d+ Director details$/],
  ['[2-TRU-01, 2-STEP-28] trustees', 'trustees', 'family_trust', /^\d+ Trustee details$/],
  ['[2-BO-01, 2-STEP-28] beneficial owners', 'beneficial_owners', 'partnership', /^\d+ Beneficial owner details$/],
  ['[2-STEP-28] others', 'others', 'company', /^\d+ Other individuals$/],
])('%s: the heading of the step', async (_title, name, owner, heading) => {
  showOn(name, owner);

  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
});

it.each<[string, InvestorKind, string]>([
  ['[2-DIR-01, 2-REV-01] directors', 'company', 'Director details'],
  ['[2-TRU-01, 2-REV-01] trustees', 'family_trust', 'Trustee details'],
  ['[2-BO-01, 2-REV-01] beneficial owners', 'bare_trust', 'Beneficial owner details'],
  ['[2-OTH-01, 2-REV-01] others', 'partnership', 'Other individuals'],
])('%s: their card on review', async (_title, owner, title) => {
  showOn('review', owner);

  const card = await screen.findByRole('region', { name: title });
  expect(within(card).getAllByRole('heading', { level: 3 })).not.toHaveLength(0);
});

it.each<[string, boolean, number]>([
  ['is there when the offer asks for people with other roles', true, 1],
  ['is not there when it does not', false, 0],
])('[2-OTH-07] the step of others %s', async (_name, isAsked, count) => {
  window.history.replaceState(null, '', '/offers/emberfield-copper/');
  const offer = { ...OFFER, request_individuals_with_other_roles: isAsked };
  const store = aStoreOnReview({ offer, application: anApplicationBy('company', offer) });
  store.dispatch(stepOpened({ name: 'directors' }));
  renderWithStore(<Wizard />, store);

  const sidebar = await screen.findByRole('navigation', { name: 'Application progress' });
  expect(within(sidebar).queryAllByText('Other individuals')).toHaveLength(count);
});
