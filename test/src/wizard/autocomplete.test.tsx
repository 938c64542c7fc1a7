/** What the browser may remember and offer, field by field (P12): everything that is not in this table is off. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Application, StepName } from '#domain/application.ts';
import type { User } from '#domain/session.ts';
import { userLoaded } from '#store/events.ts';
import { computerShared } from '#store/file/saveStatusSlice.ts';
import { App } from '#src/App.tsx';
import { StoragePlaceProvider } from '#src/StoragePlaceProvider.tsx';
import { stepRecord } from '#src/wizard/stepRegistry.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { anApplicationBy, type InvestorKind } from '#test/support/entityApplications.ts';
import { aStoreOnReview } from '#test/support/filledStore.ts';
import { anOfferStore, SLUG } from '#test/support/renderStoreDevice.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { useServer } from '#test/support/server.ts';

useServer();

type Tokens = Record<string, string>;

const OWN_CONTACT: Tokens = {
  'First/preferred name': 'given-name',
  'Last name': 'family-name',
  'Email address': 'email',
  'Country code': 'tel-country-code',
  'Mobile number': 'tel',
};

const OWN_PERSON: Tokens = {
  Title: 'honorific-prefix',
  'Legal first name': 'given-name',
  'Middle names': 'additional-name',
  'Legal last name': 'family-name',
  'Date of birth': 'bday',
  'Email address': 'email',
  'Country code': 'tel-country-code',
  'Mobile number': 'tel',
  'Suburb/city': 'address-level2',
  State: 'address-level1',
  Postcode: 'postal-code',
  Country: 'country-name',
};

const ADVISER: Tokens = { ...OWN_CONTACT, 'Dealer group name': 'organization' };

const NOTHING: Tokens = {};

interface Row {
  owner: InvestorKind;
  step: Exclude<StepName, 'landingpage' | 'review' | 'next_steps'>;
  /** Of the first block on the step; every later one is somebody else's. */
  tokens: Tokens;
  who?: 'adviser' | 'staff';
}

const ROWS: readonly Row[] = [
  { owner: 'individual', step: 'contact_details', tokens: OWN_CONTACT },
  { owner: 'individual', step: 'contact_details', tokens: ADVISER, who: 'adviser' },
  { owner: 'individual', step: 'contact_details', tokens: NOTHING, who: 'staff' },
  { owner: 'individual', step: 'purchase_amount', tokens: NOTHING },
  { owner: 'joint', step: 'investor_details', tokens: OWN_PERSON },
  { owner: 'individual', step: 'investor_details', tokens: NOTHING, who: 'adviser' },
  { owner: 'individual', step: 'investor_details', tokens: NOTHING, who: 'staff' },
  { owner: 'company', step: 'investor_details', tokens: NOTHING },
  { owner: 'partnership', step: 'investor_details', tokens: NOTHING },
  { owner: 'family_trust', step: 'investor_details', tokens: NOTHING },
  { owner: 'corporate_trust', step: 'corporate_trustee', tokens: NOTHING },
  { owner: 'company', step: 'directors', tokens: NOTHING },
  { owner: 'family_trust', step: 'trustees', tokens: NOTHING },
  { owner: 'company', step: 'beneficial_owners', tokens: NOTHING },
  { owner: 'family_trust', step: 'others', tokens: NOTHING },
  { owner: 'joint', step: 'tax_details', tokens: NOTHING },
  { owner: 'company', step: 'tax_details', tokens: NOTHING },
  { owner: 'individual', step: 'bank_details', tokens: NOTHING },
  { owner: 'individual', step: 'payment_options', tokens: NOTHING },
  { owner: 'individual', step: 'applicant_profile', tokens: NOTHING },
];

/** With these answers there is nothing to type; the fields of a direct debit are in the step's own test. */
const WITHOUT_TYPING: readonly StepName[] = ['payment_options', 'applicant_profile'];

const STAFF = { id: 9, is_acting_as_issuer: true } as User;

async function show({ owner, step, who }: Row, isShared = false): Promise<void> {
  const offer = aDemoOffer('emberfield-copper', {
    include_offer_description: false,
    application_terms_and_conditions: '',
  });
  const filled = anApplicationBy(owner, offer);
  const contact = { ...filled.contact_details, ...(who === 'adviser' && { applicant_role: 'advisor' as const }) };
  const investors = filled.investor_details?.investors?.slice(0, 2);
  const application: Application = {
    ...filled,
    contact_details: contact,
    investor_details: { ...filled.investor_details, ...(investors && { investors }) },
  };
  const store = aStoreOnReview({ offer, application });
  if (who === 'staff') store.dispatch(userLoaded(STAFF));
  store.dispatch(computerShared(isShared));
  const Component = stepRecord(step).screen;
  renderWithStore(
    <StoragePlaceProvider>
      <Component />
    </StoragePlaceProvider>,
    store,
  );
  await waitFor(() => expect(document.querySelector('form')).not.toBeNull());
  if (step === 'others') await userEvent.click(screen.getByRole('button', { name: 'Add individual' }));
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Every control that a browser could fill, by its label, in the order of the page. */
function controls(): { label: string; token: string | null }[] {
  const all = [
    ...document.querySelectorAll<Control>('input:not([type=checkbox], [type=radio], [type=file]), select, textarea'),
  ];
  return all.map((control) => {
    const label = control.getAttribute('aria-label') ?? control.labels?.[0]?.firstChild?.textContent ?? control.name;
    return { label, token: control.getAttribute('autocomplete') };
  });
}

it.each(ROWS.map((row) => ({ ...row, name: [row.owner, row.step, row.who ?? 'investor'].join(', ') })))(
  '[P12] $name: the browser offers these fields its own data, and no others',
  async (row) => {
    await show(row);

    const found = controls();
    const offered = found.filter(({ token }) => token !== 'off');

    expect(found.length > 0).toBe(!WITHOUT_TYPING.includes(row.step));
    expect(Object.fromEntries(offered.map(({ label, token }) => [label, token]))).toEqual(row.tokens);
    // Once each: a second investor's birthday is not the first one's.
    expect(offered).toHaveLength(Object.keys(row.tokens).length);
  },
);

it.each(ROWS.filter(({ tokens, who }) => tokens !== NOTHING && who === undefined))(
  '[1-LAND-44] $owner, $step: on a shared computer the browser offers nothing and remembers nothing',
  async (row) => {
    await show(row, true);

    expect(controls().filter(({ token }) => token !== 'off')).toEqual([]);
  },
);

it('[1-LAND-44] nor on the landing page, for the log-in', async () => {
  window.history.replaceState(null, '', `/offers/${SLUG}/`);
  const store = anOfferStore();
  store.dispatch(computerShared(true));
  renderWithStore(<App />, store);
  await userEvent.click(await screen.findByRole('radio', { name: 'Yes, I will log in' }));
  await screen.findByLabelText('Password');

  expect(controls().map(({ token }) => token)).toEqual(['off', 'off']);
});

it('[P12] the landing page offers the applicant’s own e-mail address', async () => {
  const store = aStoreOnReview();
  const Component = stepRecord('landingpage').screen;
  renderWithStore(<Component />, store);
  await screen.findByRole('textbox', { name: /email address/i });

  expect(
    controls()
      .filter(({ token }) => token !== 'off')
      .map(({ token }) => token),
  ).toEqual(['email']);
});
