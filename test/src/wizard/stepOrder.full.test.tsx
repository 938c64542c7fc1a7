/** Rows of the worked table of step lists, walked on screen: from the contact details to review, by Next alone. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Application, HoldingProfileType, StepName } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import type { AppStore } from '#store/createStore.ts';
import { stepOpened } from '#store/events.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { Wizard } from '#src/wizard/Wizard.tsx';
import { aDemoOffer } from '#test/support/applications.ts';
import { stepCases, type StepCase } from '#test/support/cases.ts';
import { anApplicationBy, type InvestorKind } from '#test/support/entityApplications.ts';
import { aStoreOnReview } from '#test/support/filledStore.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { useServer } from '#test/support/server.ts';

useServer();

/** What stands over each step, without its number. */
const HEADINGS: Record<string, string> = {
  'Contact details': 'contact_details',
  'Investment amount': 'purchase_amount',
  'Investor details': 'investor_details',
  'Corporate trustee details': 'corporate_trustee',
  'Director details': 'directors',
  'Trustee details': 'trustees',
  'Beneficial owner details': 'beneficial_owners',
  'Other individuals': 'others',
  'Tax details and declaration': 'tax_details',
  'Bank account details': 'bank_details',
  'Payment Options': 'payment_options',
  'Review and submit your application': 'review',
};

/** One row of every kind of owner and holding; a trust without a kind of trustee cannot leave the investor step. */
const ROWS: readonly (readonly [row: number, profile: HoldingProfileType])[] = [
  [1, 'EXISTING'],
  [2, 'NEW'],
  [4, 'DUPLICATE'],
  [6, 'TOP_UP'],
  [7, 'NEW'],
  [9, 'NEW'],
  [12, 'DUPLICATE'],
  [13, 'NEW'],
  [14, 'TOP_UP'],
  [18, 'NEW'],
  [21, 'NEW'],
  [23, 'EXISTING'],
  [25, 'NEW'],
  [28, 'NEW'],
  [30, 'NEW'],
  [32, 'NEW'],
  [33, 'NEW'],
  [36, 'DUPLICATE'],
  [38, 'NEW'],
  [39, 'DUPLICATE'],
];

/** Every second one at the small size: the rules' own test reads the whole table. */
const cases = ROWS.map(([row, profile]): StepCase => {
  const found = stepCases().find(({ name }) => name.startsWith(`row ${row}: ${profile},`));
  if (!found) throw new Error(`The table has no row ${row} of ${profile}`);
  return found;
});

function ownerOf({ investor_details: details }: Application): InvestorKind {
  switch (details?.investor_type) {
    case 'joint_individual':
      return 'joint';
    case 'trust_superfund':
      return details.trusteeType === 'company' ? 'corporate_trust' : 'family_trust';
    default:
      return details?.investor_type ?? 'individual';
  }
}

/** Everything the steps ask of such an owner, with the answers of the row. */
function answersOf(row: Application, offer: Offer): Application {
  const filled = anApplicationBy(ownerOf(row), offer);
  const { is_public = false, is_listed = false } = row.investor_details ?? {};
  const isCompany = row.investor_details?.investor_type === 'company';
  return {
    ...filled,
    contact_details: { ...filled.contact_details, ...row.contact_details },
    investor_details: { ...filled.investor_details, ...(isCompany && { is_public, is_listed }) },
  };
}

it.each(cases)(
  '[2-STEP-04, 2-STEP-17, 2-STEP-30] $name: Next leads through these steps and no others',
  async ({ offer: settings, application, steps }) => {
    const offer = aDemoOffer('emberfield-copper', {
      include_offer_description: false,
      application_terms_and_conditions: '',
      ...settings,
    });
    window.history.replaceState(null, '', '/offers/emberfield-copper/');
    const store = aStoreOnReview({ offer, application: answersOf(application, offer) });
    store.dispatch(stepOpened({ name: 'contact_details' }));
    renderWithStore(<Wizard />, store);

    const walked = [await shownStep(store)];
    while (walked.at(-1) !== 'review') {
      await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
      walked.push(await shownStep(store, walked.at(-1)));
      expect(new Set(walked).size).toBe(walked.length);
    }

    expect(['landingpage', ...walked, 'next_steps']).toEqual(steps);
  },
);

/** The step on screen, once it is another than `before` and its heading says so. */
async function shownStep(store: AppStore, before?: StepName): Promise<StepName> {
  return waitFor(() => {
    const current = selectCurrentStep(store.getState());
    expect(current).not.toBe(before);
    const heading = screen.getByRole('heading', { level: 1 }).textContent ?? '';
    expect(HEADINGS[heading.replace(/^\d+\s*/, '')]).toBe(current);
    return current;
  });
}
