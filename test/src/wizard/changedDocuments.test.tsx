import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { Offer } from '#domain/offer.ts';
import { documentHashes } from '#domain/offers/agreedDocuments.ts';
import { landingErrors } from '#domain/texts/errors.ts';
import { Wizard } from '#src/wizard/Wizard.tsx';
import type { AppStore } from '#store/createStore.ts';
import { stepOpened } from '#store/events.ts';
import { showListedStep } from '#store/file/files.ts';
import { selectCompleted, selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { refreshOffer } from '#store/submission/refreshOffer.ts';
import { aDemoOffer, anIndividualApplication } from '#test/support/applications.ts';
import { aStoreOnReview } from '#test/support/filledStore.ts';
import { at, readApplication } from '#test/support/handlers.ts';
import { CONTEXT } from '#test/support/renderStoreDevice.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';

useServer();

const PROSPECTUS = { filename: 'Prospectus.pdf', title: 'Prospectus', size: 10, sha256: 'a'.repeat(64) };
const REPLACED = { ...PROSPECTUS, sha256: 'b'.repeat(64) };
const REFUSAL = `Landing page: ${landingErrors.documentsChanged}`;

const offerWith = (documents: Offer['documents']) =>
  aDemoOffer('emberfield-copper', {
    include_offer_description: false,
    application_terms_and_conditions: '',
    documents,
  });
const notice = () => screen.findByRole('region', { name: 'The offer documents have changed since you agreed to them' });
const agree = () => screen.getByRole('checkbox', { name: /agree to the/ });
const submit = () => screen.findByRole('button', { name: /^Submit/ });

beforeEach(() => window.history.replaceState(null, '', '/offers/emberfield-copper/'));

/** Review of whoever agreed to the first prospectus. */
function onReview(): AppStore {
  const offer = offerWith([PROSPECTUS]);
  const { landingpage, ...others } = anIndividualApplication(offer);
  const application = { landingpage: { ...landingpage, agreed_documents: documentHashes(offer) }, ...others };
  return aStoreOnReview({ offer, application });
}

/** The service has the replaced prospectus, and takes nobody who has not agreed to that. */
function replaceDocument(): void {
  const offer = offerWith([REPLACED]);
  server.use(
    http.get(at('/api/offers/:slug/'), () => HttpResponse.json({ ...CONTEXT, offer })),
    http.post(at('/offer/api/application-create-update/'), async ({ request }) => {
      const sent = await readApplication(request);
      if (sent instanceof Response) return sent;
      const { agreed_documents: agreed } = sent.data['landingpage'] as { agreed_documents?: string[] };
      if (agreed?.includes(REPLACED.sha256))
        return HttpResponse.json({ id: 31, reference: 'A-31', status: 'submitted' });
      const errors = { landingpage: { agree_to_terms: landingErrors.documentsChanged } };
      return HttpResponse.json({ errors, message: 'x' }, { status: 400 });
    }),
  );
}

async function agreeAgain(): Promise<void> {
  await userEvent.click(screen.getByRole('link', { name: /Download all documents/ }));
  await userEvent.click(agree());
  await userEvent.click(screen.getByRole('button', { name: 'Continue to the application' }));
}

it('[1-LAND-39] leads from the refusal, by keyboard, to what changed, and from the new agreement to review, which can be sent', async () => {
  replaceDocument();
  const store = onReview();
  // The page began with the landing page, as most do.
  store.dispatch(stepOpened({ name: 'landingpage' }));
  renderWithStore(<Wizard />, store);
  await screen.findByRole('checkbox', { name: /agree to the/ });
  act(() => void store.dispatch(stepOpened({ name: 'review' })));
  await userEvent.click(await submit());

  (await screen.findByRole('button', { name: REFUSAL })).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect(await notice()).toHaveFocus());
  expect(agree()).not.toBeChecked();
  expect(screen.queryByText('Downloaded')).not.toBeInTheDocument();

  await agreeAgain();
  await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('review'));
  expect(screen.queryByRole('button', { name: REFUSAL })).not.toBeInTheDocument();
  await userEvent.click(await submit());
  await waitFor(() => expect(selectCompleted(store.getState())).toBe(true));
});

it('[1-LAND-39] says what was refused where the offer does not come, and asks for it again with the next refusal', async () => {
  replaceDocument();
  server.use(http.get(at('/api/offers/:slug/'), () => HttpResponse.error(), { once: true }));
  const store = onReview();
  renderWithStore(<Wizard />, store);
  await userEvent.click(await submit());
  expect(await screen.findByRole('button', { name: REFUSAL })).toBeInTheDocument();

  await userEvent.click(await submit());
  await waitFor(() => expect(store.getState().session.offerContext?.offer.documents).toEqual([REPLACED]));
  await userEvent.click(await screen.findByRole('button', { name: REFUSAL }));
  expect(await notice()).toBeInTheDocument();
});

it('[1-LAND-39] leads whoever loads review again to the landing page, and after the new agreement back to review', async () => {
  replaceDocument();
  const store = onReview();
  await store.dispatch(refreshOffer());
  store.dispatch(showListedStep());
  renderWithStore(<Wizard />, store);
  expect(await notice()).toBeInTheDocument();

  await agreeAgain();

  await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('review'));
});
