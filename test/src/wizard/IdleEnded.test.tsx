import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Wizard } from '#src/wizard/Wizard.tsx';
import { createAppStore } from '#test/support/appStore.ts';
import { openOffer } from '#store/file/openOffer.ts';
import { createTabKeeper } from '#store/file/persistence/tabKeeper.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import { countingIds, NOW, SLUG } from '#test/support/renderStoreDevice.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';
import { aSessionService, PASSWORD } from '#test/support/sessionService.ts';

useServer();
afterEach(() => sessionStorage.clear());

const ELSEWHERE = 'You were signed out in another tab';

it('[3-LOGIN-07] says once that another tab signed out, where what was saved is, and signs in there', async () => {
  const service = aSessionService();
  server.use(...service.handlers);
  createTabKeeper().noteEnd('ended');
  const store = createAppStore({ extra: { newId: countingIds(), now: () => NOW, logError: () => {} } });
  await store.dispatch(openOffer({ slug: SLUG, isPreview: false }));
  renderWithStore(<Wizard />, store);

  const notice = await screen.findByRole('status', { name: ELSEWHERE });
  expect(notice).toHaveTextContent('What was saved is in your account: sign in to continue.');
  expect(createTabKeeper().ended()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByLabelText('Your email address')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Your email address'), 'olivia@example.com');
  await userEvent.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);

  await waitFor(() => expect(selectUser(store.getState())?.first_name).toBe('Olivia'));
  await waitFor(() => expect(screen.queryByText(ELSEWHERE)).not.toBeInTheDocument());
});

it('[3-LOGIN-11] says of a session that ended because nothing was pressed why it did', async () => {
  createTabKeeper().noteEnd('idle');
  const store = createAppStore({ extra: { newId: countingIds(), now: () => NOW, logError: () => {} } });
  await store.dispatch(openOffer({ slug: SLUG, isPreview: false }));
  renderWithStore(<Wizard />, store);

  expect(await screen.findByRole('status', { name: 'You have been signed out' })).toHaveTextContent(
    'You were inactive',
  );
  expect(screen.queryByRole('button', { name: 'Sign in' })).not.toBeInTheDocument();
});

it('[1-LAND-46] says nothing of a log-in in another tab once an application is open, and forgets it', async () => {
  createTabKeeper().noteEnd('signedIn');
  const store = createAppStore({ extra: { newId: countingIds(), now: () => NOW, logError: () => {} } });
  await store.dispatch(openOffer({ slug: SLUG, isPreview: false }));
  renderWithStore(<Wizard />, store);

  await waitFor(() => expect(createTabKeeper().ended()).toBeNull());
  expect(screen.queryByText(/signed (in|out)/)).not.toBeInTheDocument();
});
