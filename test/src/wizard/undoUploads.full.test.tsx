/** Files that are on their way when somebody is removed: they come back with whom they are of. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { abortAllUploads } from '#api/uploads.ts';
import type { Application } from '#domain/application.ts';
import { pendingUploads } from '#store/documents/pendingUploads.ts';
import { selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { undoDeclined } from '#store/events.ts';
import { Wizard } from '#src/wizard/Wizard.tsx';
import { aDemoOffer } from '#test/support/applications.ts';
import { anApplicationBy } from '#test/support/entityApplications.ts';
import { at } from '#test/support/handlers.ts';
import { known } from '#test/support/peopleStep.tsx';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';
import { aStoreAt } from '#test/support/stepStore.ts';

const OFFER = aDemoOffer('emberfield-copper', { require_aml_kyc: true });
const whole = anApplicationBy('company', OFFER);
const COMPANY: Application = { ...whole, investor_details: { ...whole.investor_details, amlCtfDoc: null } };
const WAITS = 'Waiting to upload. It will start automatically';
const stored = { id: 'd9', filename: 'passport.pdf', download: '/api/application_docs/d9/' };

useServer();
beforeEach(() => server.use(http.post(at('/api/application_docs/'), () => HttpResponse.error())));
afterEach(() => act(() => abortAllUploads()));

/** A step of the wizard, with a file that waits for the connection in its last field that takes one. */
async function renderWithFile(step: 'directors' | 'investor_details', application: Application) {
  window.history.replaceState(null, '', '/offers/emberfield-copper/');
  const view = renderWithStore(<Wizard />, aStoreAt(step, { offer: OFFER, application }));
  const user = userEvent.setup({ delay: null });
  const choosers = await screen.findAllByLabelText<HTMLInputElement>(/Choose a/);
  await user.upload(choosers.at(-1) as HTMLElement, new File(['%PDF'], 'passport.pdf', { type: 'application/pdf' }));
  await screen.findByText(WAITS);
  return { ...view, user };
}

const remove = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
const undo = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: 'Undo' }));

/** The service takes files again. */
async function reconnect() {
  server.use(http.post(at('/api/application_docs/'), () => HttpResponse.json(stored, { status: 201 })));
  await act(async () => void globalThis.dispatchEvent(new Event('online')));
}

it('[1-UPL-05, 2-STEP-36] a file of a company waits through a change of type that is undone, and goes where it belongs', async () => {
  const { user, store } = await renderWithFile('investor_details', COMPANY);

  await user.click(screen.getByRole('radio', { name: /^Partnership/ }));
  await remove(user);
  await waitFor(() => expect(screen.queryByText(WAITS)).not.toBeInTheDocument());
  await undo(user);

  expect(await screen.findByText(WAITS)).toBeInTheDocument();
  await reconnect();
  await waitFor(() => expect(screen.queryByText(WAITS)).not.toBeInTheDocument());
  await waitFor(() =>
    expect(JSON.stringify(selectStepDraft(store.getState(), 'investor_details'))).toContain('passport.pdf'),
  );
});

describe('a file of a director who is deleted', () => {
  const application = {
    ...COMPANY,
    directors: { directors: [known('Ana', 'Li'), known('Tomas', 'Vale', { idType: 'Passport' })] },
  };
  async function removeSecond() {
    const view = await renderWithFile('directors', application);
    const card = screen.getByRole('heading', { level: 2, name: 'Director 2' }).closest('details');
    await view.user.click(within(card as HTMLElement).getByRole('button', { name: 'Delete director', hidden: true }));
    await remove(view.user);
    return view;
  }

  it('[1-UPL-05, 2-STEP-31] comes back with them', async () => {
    const { user } = await removeSecond();
    await undo(user);
    expect(await screen.findByText(WAITS)).toBeInTheDocument();
  });

  it('[1-UPL-05] is let go of once they cannot be had back', async () => {
    const { store } = await removeSecond();
    await screen.findByRole('button', { name: 'Undo' });
    expect(pendingUploads()).toHaveLength(1);
    act(() => void store.dispatch(undoDeclined()));
    expect(pendingUploads()).toEqual([]);
  });
});
