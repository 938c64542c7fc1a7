import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { createMemoryStorage } from '#store/file/persistence/memoryStorage.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { answerDraftUrl, DRAFT_URL, opened } from '#test/support/draftSaving.ts';
import { at } from '#test/support/handlers.ts';
import { heading, offer, partly, press, showHeld, useHeldDraft } from '#test/support/heldDraft.tsx';
import { NOW } from '#test/support/renderStoreDevice.ts';
import { server, useServer } from '#test/support/server.ts';

useServer();
useHeldDraft();

const FAILED = 'That did not work. Please try again.';
type Answer = () => Response | Promise<Response>;
const gone: Answer = () => new HttpResponse(null, { status: 204 });
const refused = (status: number, body: object = { message: 'no' }) => HttpResponse.json(body, { status });

/** Answers the deletions in turn, the last answer from then on, and gives the keys of the files that they name. */
function answerDeletions(...answers: Answer[]): (string | null)[] {
  const asked: (string | null)[] = [];
  server.use(
    http.post(at('/api/applications/31/delete-draft/'), async ({ request }) => {
      asked.push(request.headers.get('X-File-Key'));
      return (answers[asked.length - 1] ?? answers.at(-1) ?? gone)();
    }),
  );
  return asked;
}

/** The documents that were uploaded here and that the draft does not hold, perhaps. */
let deletedDocuments: string[] = [];
beforeEach(() => {
  deletedDocuments = [];
  server.use(
    http.delete(at('/api/application_docs/:id/'), ({ params }) => {
      deletedDocuments.push(String(params['id']));
      return refused(404);
    }),
  );
});

async function showAndAsk() {
  const reload = jest.fn();
  const storage = { ...createMemoryStorage(() => NOW), isDurable: true };
  const shown = await showHeld(partly, {}, { storage, extra: { reload } });
  await heading(/Contact details/);
  const { fileId } = shown.store.getState().wizard;
  await press('Delete my draft');
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this draft?' });
  return { ...shown, reload, storage, fileId: fileId ?? '', dialog };
}
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Delete' }));

describe('Delete my draft', () => {
  it('[3-DRAFT-01] asks, and names what goes; nothing is deleted for who keeps it', async () => {
    const asked = answerDeletions();
    const { dialog } = await showAndAsk();
    expect(dialog).toHaveTextContent(offer.name);
    expect(dialog).toHaveTextContent('This cannot be undone on this device.');
    expect(dialog).toHaveTextContent('restore it for one day with the same link and a code');

    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep the draft' }));

    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(asked).toEqual([]);
    expect(await screen.findByLabelText('First/preferred name')).toHaveValue('Jane');
  });

  it('[3-DRAFT-01] deletes it with the service and on this device, and says so on the offer’s page, at its name', async () => {
    const asked = answerDeletions();
    const { store, storage, fileId } = await showAndAsk();

    await confirm();

    expect(await screen.findByRole('status', { name: 'Your draft has been deleted' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: offer.name })).toHaveFocus());
    expect(asked).toEqual([fileId]);
    // The service deletes its documents with it.
    expect(deletedDocuments).toEqual([]);
    const { wizard } = store.getState();
    expect(wizard).toMatchObject({ applicationId: null, revision: null, currentStep: 'landingpage' });
    expect(selectApplication(store.getState())).toEqual({});
    expect(Object.keys(store.getState().files.entities)).toEqual([wizard.fileId]);
    expect((await storage.keys()).filter(({ key }) => key.includes(fileId))).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Delete my draft' })).not.toBeInTheDocument();
  });

  it('[3-DRAFT-01] takes one press at a time, says a failure, and lets it be tried again', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const asked = answerDeletions(
      () => held.then(() => refused(500)),
      () => HttpResponse.error(),
      gone,
    );
    const { dialog } = await showAndAsk();
    const button = within(dialog).getByRole('button', { name: 'Delete' });
    await userEvent.dblClick(button);
    // What is under way cannot be called off.
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    expect(dialog).toBeInTheDocument();
    answer();

    expect(await screen.findByText(FAILED)).toHaveAttribute('role', 'alert');
    expect(asked).toHaveLength(1);
    await userEvent.click(button);
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(await screen.findByText(FAILED)).toBeVisible();
    await userEvent.click(button);

    expect(await screen.findByRole('status', { name: 'Your draft has been deleted' })).toBeVisible();
  });

  it('[3-OTP-01, 3-DRAFT-01] asks for the code where the time is over, and goes on by itself', async () => {
    const needed = {
      code: 'draft_code',
      message: 'x',
      draft_url: DRAFT_URL,
      masked_mobile: 'mobile number (Australia, +61) that ends in 678',
    };
    const asked = answerDeletions(() => refused(403, needed), gone);
    const codes = answerDraftUrl(() => HttpResponse.json({}), opened(partly));
    await showAndAsk();
    await confirm();
    const dialog = await screen.findByRole('dialog', { name: 'Please enter a code to continue' });
    expect(dialog).toHaveTextContent(
      /Nothing has been deleted yet.*We will text a code to the mobile number \(Australia, \+61\) that ends in 678\./,
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send code' }));
    await userEvent.type(await screen.findByLabelText('One-time password'), '123456{Enter}');

    expect(await screen.findByRole('status', { name: 'Your draft has been deleted' })).toBeVisible();
    expect(codes.map(({ action }) => action)).toEqual(['send_sms_code', 'sms_login']);
    expect(asked).toHaveLength(2);
  });

  it.each([404, 409])(
    '[3-DRAFT-01] says on %p that it is not there any more, and removes the rest on consent',
    async (status) => {
      answerDeletions(() => refused(status));
      const { reload, storage, fileId } = await showAndAsk();
      await confirm();

      const dialog = await screen.findByRole('alertdialog', { name: 'We no longer have this draft' });
      expect((await storage.keys()).some(({ key }) => key.includes(fileId))).toBe(true);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Remove from this device' }));

      await waitFor(() => expect(reload).toHaveBeenCalled());
      expect((await storage.keys()).filter(({ key }) => key.includes(fileId))).toEqual([]);
    },
  );
});
