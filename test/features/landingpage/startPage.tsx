import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { ReactElement } from 'react';
import type { Offer } from '#domain/offer.ts';
import type { LandingFormValues } from '#domain/offers/landing.ts';
import { LandingPage } from '#features/landingpage/index.ts';
import { createAppStore } from '#test/support/appStore.ts';
import { stepDrafted } from '#store/events.ts';
import { openOffer } from '#store/file/openOffer.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { at } from '#test/support/handlers.ts';
import { CONTEXT, countingIds, NOW } from '#test/support/renderStoreDevice.ts';
import { arrived, renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';
import { aSessionService, PASSWORD, type SessionService } from '#test/support/sessionService.ts';

export let service: SessionService;
export const reload = jest.fn();

/** Each test finds a service without a session. */
export function useStartPage(): void {
  useServer();
  beforeEach(() => {
    service = aSessionService();
    server.use(...service.handlers);
    reload.mockClear();
    localStorage.clear();
  });
}

/** The page of an open offer, as `username` finds it. */
export async function show({
  username = null,
  changes = {},
  page = <LandingPage />,
  typed,
}: {
  username?: string | null;
  changes?: Partial<Offer>;
  page?: ReactElement;
  /** Answers typed before a reload. */
  typed?: LandingFormValues;
} = {}) {
  service.set(username);
  const offer = aDemoOffer('emberfield-copper', { include_offer_description: false, documents: [], ...changes });
  server.use(http.get(at('/api/offers/:slug/'), () => HttpResponse.json({ ...CONTEXT, offer })));
  const store = createAppStore({ extra: { newId: countingIds(), now: () => NOW, logError: () => {}, reload } });
  await store.dispatch(openOffer({ slug: 'emberfield-copper', isPreview: false }));
  if (typed) store.dispatch(stepDrafted({ name: 'landingpage', values: typed }));
  const shown = renderWithStore(page, store);
  await arrived();
  return { ...shown, user: userEvent.setup() };
}

export const start = () => within(screen.getByRole('region', { name: 'Start or Resume your application' }));
export const radio = (name: string) => start().queryByRole('radio', { name });
export const proceed = () => start().queryByRole('button', { name: 'Continue to the application' });
export const agree = () => screen.getByRole('checkbox', { name: /agree to the/ });

/** Answers yes to the account question, and signs in. */
export async function logIn(user: ReturnType<typeof userEvent.setup>, username: string, password = PASSWORD) {
  await user.click(screen.getByRole('radio', { name: 'Yes, I will log in' }));
  const field = await screen.findByLabelText('Your email address');
  await user.clear(field);
  if (username) await user.type(field, username);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}
