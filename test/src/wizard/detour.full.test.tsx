import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataStepName } from '#domain/application.ts';
import { NEW_APPLICATION } from '#domain/session.ts';
import { listSteps, reviewSteps } from '#domain/steps.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { anIndividualApplication } from '#test/support/applications.ts';
import { server, useServer } from '#test/support/server.ts';
import { offer, showReview, edit } from '#test/support/detour.tsx';

useServer();

const application = anIndividualApplication(offer);

const LISTED = reviewSteps(listSteps({ offer, user: null, application, mode: NEW_APPLICATION }));

beforeEach(() => window.history.replaceState(null, '', '/offers/emberfield-copper/'));

const next = () => screen.findByRole('button', { name: 'Next' });

it.each(LISTED.map(({ name, navTitle, title }) => ({ name, navTitle, title })))(
  '[1-SHELL-33, 1-SHELL-36, 1-REV-04] comes back from an edit of $navTitle in one Next, to its card, with everything as it was and nothing sent',
  async ({ name, navTitle, title }) => {
    const calls = jest.fn();
    server.events.on('request:start', ({ request }) => calls(`${request.method} ${new URL(request.url).pathname}`));
    const store = showReview();
    const before = selectApplication(store.getState());
    await userEvent.click(await edit(navTitle));
    expect(await screen.findByRole('heading', { level: 1, name: new RegExp(title) })).toBeInTheDocument();
    expect(await next()).toHaveAccessibleDescription('Takes you back to review');

    await userEvent.click(await next());

    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('review'));
    await waitFor(async () => expect(await edit(navTitle)).toHaveFocus());
    const { [name as DataStepName]: _edited, ...others } = selectApplication(store.getState());
    expect(before).toMatchObject(others);
    expect(calls).not.toHaveBeenCalledWith('POST /offer/api/application-create-update/');
  },
);

it('[1-SHELL-43, 1-SHELL-44] shows by the browser’s Back from review what was edited, and leads by one Next to its card again', async () => {
  const store = showReview();
  await userEvent.click(await edit('Contact details'));
  await userEvent.click(await next());
  await waitFor(async () => expect(await edit('Contact details')).toHaveFocus());

  act(() => window.history.back());

  expect(await screen.findByRole('heading', { level: 1, name: /Contact details/ })).toBeInTheDocument();
  expect(await next()).toHaveAccessibleDescription('Takes you back to review');
  await userEvent.click(await next());
  await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('review'));
  await waitFor(async () => expect(await edit('Contact details')).toHaveFocus());
});
