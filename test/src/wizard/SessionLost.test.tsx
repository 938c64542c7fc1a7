import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { documentsApi } from '#api/documentsApi.ts';
import { createAppStore } from '#test/support/appStore.ts';
import { stepDrafted } from '#store/events.ts';
import { computerShared } from '#store/file/saveStatusSlice.ts';
import { selectIsSessionLost, selectUser } from '#store/selectors/sessionSelectors.ts';
import { saveStepAndContinue } from '#store/steps/saveStep.ts';
import { openOffer } from '#store/file/openOffer.ts';
import { followTabMessage } from '#store/session/session.ts';
import { submitApplication } from '#store/submission/submitApplication.ts';
import { Wizard } from '#src/wizard/Wizard.tsx';
import { at } from '#test/support/handlers.ts';
import { countingIds, NOW, SLUG } from '#test/support/renderStoreDevice.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';
import { aSessionService, PASSWORD, type SessionService } from '#test/support/sessionService.ts';

useServer();

let service: SessionService;
beforeEach(() => {
  service = aSessionService();
  server.use(...service.handlers);
});

/** Contact details half typed by `username`, whose session then ends, which the next call shows. */
async function interrupted(username: string | null) {
  service.set(username);
  const store = createAppStore({
    extra: { newId: countingIds(), now: () => NOW, logError: () => {}, reload: () => {} },
  });
  await store.dispatch(openOffer({ slug: SLUG, isPreview: false }));
  store.dispatch(saveStepAndContinue('landingpage', { agree_to_terms: true }));
  store.dispatch(stepDrafted({ name: 'contact_details', values: { first_name: 'Oli' } }));
  server.use(
    http.post(at('/offer/api/application-create-update/'), () =>
      HttpResponse.json({ code: 'session' }, { status: 401 }),
    ),
  );
  renderWithStore(<Wizard />, store);
  await screen.findByLabelText('First/preferred name');
  service.set(null);
  await act(() => store.dispatch(submitApplication()));
  return { store, user: userEvent.setup() };
}

it('[3-ERR-03] brings the log-in back over the step, and leads on with what was typed', async () => {
  const { store, user } = await interrupted('olivia@example.com');
  const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
  expect(dialog).toHaveTextContent('What you have entered is kept on this device.');
  expect(screen.getByLabelText('Your email address')).toHaveValue('olivia@example.com');

  await user.type(screen.getByLabelText('Password'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('Login failed')).toBeInTheDocument();
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Log in' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('First/preferred name')).toHaveValue('Oli');
  expect(selectUser(store.getState())).toMatchObject({ username: 'olivia@example.com' });
});

it('[3-ERR-03] asks for no second log-in where a call from before the first one is refused late', async () => {
  const { store, user } = await interrupted('olivia@example.com');
  await screen.findByRole('dialog', { name: 'Your session has ended' });
  let isAsked = false;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.delete(at('/api/documents/d1/'), async () => {
      isAsked = true;
      await answered;
      return HttpResponse.json({ code: 'session' }, { status: 401 });
    }),
  );
  const late = store.dispatch(documentsApi.endpoints.deleteDocument.initiate('/api/documents/d1/'));
  await waitFor(() => expect(isAsked).toBe(true));
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  answer();
  await act(() => late);
  expect(selectIsSessionLost(store.getState())).toBe(false);
  expect(screen.getByLabelText('First/preferred name')).toBeVisible();
});

it('[3-ERR-03, 3-LOGIN-11] shows nothing of the application until the log-in, however it is closed', async () => {
  await interrupted('olivia@example.com');
  await screen.findByRole('dialog', { name: 'Your session has ended' });

  expect(screen.getByLabelText('First/preferred name', { selector: 'input' })).not.toBeVisible();
});

it('[3-ERR-03] tells somebody without an account that an account was signed in meanwhile', async () => {
  await interrupted(null);

  expect(await screen.findByRole('dialog', { name: 'Someone has signed in' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
});

it('[1-LAND-44, 3-ERR-03] on a shared computer an account that is signed in in another tab takes nothing away unsaid: it stays, out of sight', async () => {
  const reload = jest.fn();
  const store = createAppStore({ extra: { newId: countingIds(), now: () => NOW, logError: () => {}, reload } });
  await store.dispatch(openOffer({ slug: SLUG, isPreview: false }));
  store.dispatch(computerShared(true));
  store.dispatch(saveStepAndContinue('landingpage', { agree_to_terms: true }));
  renderWithStore(<Wizard />, store);
  await userEvent.type(await screen.findByLabelText('First/preferred name'), 'Oli');

  service.set('rohan@example.com');
  await act(() => store.dispatch(followTabMessage({ kind: 'sessionChanged' })));

  expect(await screen.findByRole('dialog', { name: 'Someone has signed in' })).toHaveTextContent(
    'What you have entered is on this page only: if you close this message or reload the page, it is lost.',
  );
  expect(screen.getByLabelText('First/preferred name', { selector: 'input' })).toHaveValue('Oli');
  expect(screen.getByLabelText('First/preferred name', { selector: 'input' })).not.toBeVisible();
  expect(document.body).not.toHaveTextContent('Rohan');
  expect(reload).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});
