/** The application at a saved draft that this session holds. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { Application } from '#domain/application.ts';
import { App } from '#src/App.tsx';
import { aDemoOffer, anIndividualApplication } from './applications.ts';
import { answerDraftPage, answerHeldDraft, DRAFT_URL, opened } from './draftSaving.ts';
import { aStore } from './draftStore.ts';
import { at } from './handlers.ts';
import { renderWithStore } from './renderStore.tsx';
import { CONTEXT } from './renderStoreDevice.ts';
import { server } from './server.ts';
import type { TestStoreOptions } from '#test/support/appStore.ts';

export const offer = aDemoOffer('emberfield-copper', { include_offer_description: false });
export const whole = anIndividualApplication(offer);
const { bank_details: _bank, payment_options: _payment, review: _review, ...rest } = whole;
/** Put away at tax details. */
export const partly: Application = rest;

const { review: _confirmed, ...unconfirmed } = whole;
/** An adviser's without authority, as the service hands it to its investor. */
export const toApprove: Application = {
  ...unconfirmed,
  landingpage: { hasAccount: true, username: 'ava.reed@example.com' },
  contact_details: {
    ...whole.contact_details,
    applicant_role: 'advisor',
    adviser_has_authority: false,
    adviser_first_name: 'Ava',
    adviser_last_name: 'Reed',
    adviser_email: 'ava.reed@example.com',
    adviser_mobile: '+61491570157',
    dealer_group_afsl: '123456',
  },
};

/** Each test begins at the draft's address. */
export function useHeldDraft(): void {
  beforeEach(() => {
    window.history.replaceState(null, '', DRAFT_URL);
    serve(offer);
  });
}

export function serve(served: object): void {
  server.use(http.get(at('/api/offers/:slug/'), () => HttpResponse.json({ ...CONTEXT, offer: served })));
}

export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** A draft that this session holds, opened. */
export async function showHeld(application: Application = partly, changes = {}, options: TestStoreOptions = {}) {
  answerDraftPage({ verified: true });
  const calls = answerHeldDraft(opened(application, changes));
  const shown = renderWithStore(<App />, aStore(options));
  return { ...shown, calls };
}

/** Of the record of what was submitted: as much as review shows. */
export const RECORD = { sha256: 'c0ffee'.padEnd(64, '0'), submitted_at: '2026-11-25T09:35:12.000Z' };

function answerRecord(): void {
  const { sha256, submitted_at } = RECORD;
  server.use(
    http.get(at('/api/applications/31/record/'), () =>
      HttpResponse.json({ sha256, record: { application: { submitted_at } } }),
    ),
  );
}

/** What waits for the approval of whoever holds it, opened. */
export async function showToApprove(application: Application = toApprove, options: TestStoreOptions = {}) {
  answerDraftPage({ verified: true, status: 'pending_approval' });
  const saved = { at: '2026-11-20T00:42:00.000Z', name: 'Ava Reed', is_own: false };
  answerHeldDraft(opened(application, { status: 'pending_approval', saved }));
  answerRecord();
  const shown = renderWithStore(<App />, aStore(options));
  await screen.findByRole('button', { name: 'Review application' });
  return shown;
}
