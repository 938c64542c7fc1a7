import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Application } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import { assessReadiness, type ReadinessItem } from '#domain/readiness.ts';
import { Wizard } from '#src/wizard/Wizard.tsx';
import { selectReadiness } from '#store/selectors/readinessSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { aDemoOffer, anIndividualApplication } from '#test/support/applications.ts';
import { readinessCases } from '#test/support/cases.ts';
import { aStoreOnReview } from '#test/support/filledStore.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { useServer } from '#test/support/server.ts';

useServer();

/** The fields that supply a document of each kind; the type of an identity document, where another one does. */
const FIELDS: Record<ReadinessItem['kind'], readonly string[]> = {
  identity: ['idDoc', 'idDoc2', 'idType'],
  certificate: ['sophisticatedInvestorDoc'],
  source_of_wealth: ['sourceOfWealthDoc'],
  aml: ['amlCtfDoc'],
  agreement: ['agreementDoc'],
  family_trust: ['familyTrustStatus'],
  bank_statement: ['bank_statement', 'payment_bank_statement'],
};

const demo = aDemoOffer('emberfield-copper', {
  application_terms_and_conditions: '',
  payment_methods: ['BPAY', 'Direct debit'],
});

interface Missing {
  name: string;
  offer: Offer;
  application: Application;
  item: ReadinessItem;
}

/** Each missing item of the worked cases, in an application that has everything else. */
function missingItems(): Missing[] {
  return readinessCases().flatMap(({ name, offer: rules, application: given, user, mode }) => {
    const offer = { ...demo, ...rules, security: { ...demo.security, ...rules.security } };
    const application = complete(offer, given);
    return assessReadiness({ offer, application, user, mode })
      .items.filter(({ needed, supplied }) => needed && !supplied)
      .map((item) => ({ name: `${name}: ${item.subject}, ${item.kind}`, offer, application, item }));
  });
}

function complete(offer: Offer, given: Application): Application {
  const base: Application = anIndividualApplication(offer);
  const names = Object.keys({ ...base, ...given }) as (keyof Application)[];
  return Object.fromEntries(
    names.map((name) => [
      name,
      name in base && name in given ? { ...base[name], ...given[name] } : (given[name] ?? base[name]),
    ]),
  );
}

beforeEach(() => window.history.replaceState(null, '', '/offers/emberfield-copper/'));

it.each(missingItems())('[1-SHELL-36, 2-REV-09] leads to the field: $name', async ({ offer, application, item }) => {
  const store = aStoreOnReview({ offer, application });
  renderWithStore(<Wizard />, store);
  const isMissing = ({ needed, supplied }: ReadinessItem) => needed && !supplied;
  const listed = selectReadiness(store.getState())?.items.filter(isMissing) ?? [];
  const place = listed.findIndex(
    ({ kind, path, step }) => kind === item.kind && path === item.path && step === item.step,
  );
  const links = await screen.findAllByRole('button', { name: /Not supplied/ });

  fireEvent.click(links[place] ?? document.body);

  await waitFor(() => expect(selectCurrentStep(store.getState())).toBe(item.step));
  await waitFor(() => expect(FIELDS[item.kind]).toContain(focusedField()?.name));
  const row = /\.(\d+)$/.exec(item.path)?.[1];
  if (row !== undefined) expect(blockOfFocus()).toBe(Number(row));
});

function focusedField(): HTMLInputElement | HTMLSelectElement | null {
  const { activeElement: active } = document;
  return active instanceof HTMLInputElement || active instanceof HTMLSelectElement ? active : null;
}

/** The place, among the blocks of people and companies on the page, of the one that has focus. */
function blockOfFocus(): number {
  const blocks = [...document.querySelectorAll('main :is([name="legalLastName"], [name="companyName"])')].map(
    ({ id }) => id.replace(/(legalLastName|companyName)$/, ''),
  );
  return blocks.findLastIndex((start) => focusedField()?.id.startsWith(start));
}
