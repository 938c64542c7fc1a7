import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { Application } from '#domain/application.ts';
import { SAVED_DRAFT } from '#domain/session.ts';
import { App } from '#src/App.tsx';
import { applicationOpened } from '#store/events.ts';
import { openNewFile } from '#store/file/files.ts';
import type { DraftStorage } from '#store/file/persistence/draftStorage.ts';
import { createMemoryStorage } from '#store/file/persistence/memoryStorage.ts';
import { computerShared } from '#store/file/saveStatusSlice.ts';
import { openFromHistory } from '#store/steps/navigation.ts';
import { saveStep } from '#store/steps/saveStep.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import type { TestStoreOptions } from '#test/support/appStore.ts';
import { aUser } from '#test/support/applications.ts';
import { answerDraftPage, answerDraftUrl, answerSaves, DRAFT_URL, opened, saved } from '#test/support/draftSaving.ts';
import { aStore } from '#test/support/draftStore.ts';
import { at } from '#test/support/handlers.ts';
import { heading, offer, partly, press, serve, showHeld, useHeldDraft, whole } from '#test/support/heldDraft.tsx';
import { anId, CONTEXT, countingIds, NOW } from '#test/support/renderStoreDevice.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';

useServer();
useHeldDraft();

describe('a draft that is opened again', () => {
  it('[3-OTP-07, 3-CALL-03, 3-MISC-10] starts at the first step with the application’s data once the code is right', async () => {
    answerDraftPage();
    const sent = answerDraftUrl(() => HttpResponse.json({}), opened(partly));
    const { store } = renderWithStore(<App />, aStore());
    await press('Send code');
    await userEvent.type(await screen.findByLabelText('One-time password'), '123456{Enter}');

    await heading(/Contact details/);
    expect(await screen.findByLabelText('First/preferred name')).toHaveValue('Jane');
    expect(sent[1]).toEqual({ action: 'sms_login', otp_token: '123456' });
    expect(store.getState().wizard).toMatchObject({
      applicationId: 31,
      revision: 3,
      currentStep: 'contact_details',
      mode: { ...SAVED_DRAFT, verified: true },
    });
    expect(window.location.pathname).toBe('/offers/emberfield-copper/');
  });

  it('[3-OTP-07] opens without a code for whoever holds it already', async () => {
    const { calls } = await showHeld();

    await heading(/Contact details/);
    expect(calls()).toBe(1);
  });

  it('[3-OTP-07, 3-TFN-11] sends masked numbers back as they came, with what stands for them, under the key of its own file', async () => {
    const handles = { 'bank_details.accountNumber': anId(900) };
    const masked = { ...partly, bank_details: { ...whole.bank_details, accountNumber: '******782' } };
    const sent = answerSaves(saved({}, 4));
    const { store } = await showHeld(masked, { number_handles: handles });
    await heading(/Contact details/);

    await press('Save as Draft');

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      ifMatch: '"3"',
      data: {
        application_id: 31,
        file_key: store.getState().wizard.fileId,
        number_handles: handles,
        bank_details: { accountNumber: '******782' },
      },
    });
  });

  it('[1-SHELL-47, 2-STEP-32] leads on to the furthest step that holds answers, and lets the steps before it be opened', async () => {
    await showHeld();
    await heading(/Contact details/);
    expect(await screen.findByRole('button', { name: /Change.*Investor details/i })).toBeInTheDocument();
    const steps = within(screen.getByRole('navigation', { name: 'Application progress' })).getAllByRole('listitem');
    const closed = steps.filter(({ textContent }) => textContent.includes('not yet available'));
    expect(closed).toHaveLength(3);
    expect(closed[0]).toHaveTextContent('Bank account details');

    await press(/^Continue with /);

    await heading(/Tax/);
    expect(screen.queryByRole('button', { name: /^Continue with / })).not.toBeInTheDocument();
  });

  it('[1-LAND-39, 3-DRAFT-01] begins at the landing page where the documents are no longer those that were agreed to', async () => {
    const documents = offer.documents.map((document) => ({ ...document, sha256: 'a'.repeat(64) }));
    serve({ ...offer, documents });
    await showHeld({ ...partly, landingpage: { agree_to_terms: true, agreed_documents: ['f'.repeat(64)] } });

    expect(await screen.findByRole('button', { name: 'Continue to the application' })).toBeVisible();
    // It can be given up there as on the steps.
    expect(await screen.findByRole('button', { name: 'Leave this application' })).toBeVisible();
    await press('Delete my draft');
    expect(await screen.findByRole('alertdialog', { name: /Delete/ })).toBeVisible();
  });
});

it('[3-LAND-39, 1-SESS-01] staff who act for another issuer meet at its start who they act for, and come to no step of the application', async () => {
  const staff = aUser({
    is_acting_as_issuer: true,
    has_investor_role_groups: true,
    issuers: ['Kestrel Notes Limited'],
  });
  server.use(http.get(at('/api/user__user/'), () => HttpResponse.json({ results: [staff] })));
  const { store } = await showHeld();

  await press('Apply for yourself, or sign out: you act for a different issuer, not the one making this offer.');
  expect(await screen.findByRole('heading', { name: 'Signed in as Jane Citizen' })).toHaveFocus();
  act(() => void store.dispatch(openFromHistory('contact_details')));
  expect(store.getState().wizard.currentStep).toBe('landingpage');
  expect(screen.queryByRole('button', { name: 'Continue to the application' })).not.toBeInTheDocument();
});

/** As a sheet begins one for an adviser: nothing of the landing page is answered. */
const begun: Application = {
  ...partly,
  landingpage: { agree_to_terms: false, all_docs_are_downloaded: false, hasAccount: false },
  contact_details: { ...partly.contact_details, applicant_role: 'advisor', adviser_has_authority: null },
};

describe('a draft that was begun without the landing page', () => {
  const asked = () => screen.findByRole('region', { name: /^Before you continue/ });

  it('[1-LAND-39, 1-LAND-40, 1-ADV-03] begins there, says what is asked, and leads on by Continue alone', async () => {
    const { store } = await showHeld(begun);

    expect(within(await asked()).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /^Continue at/ })).not.toBeInTheDocument();
    const authority = await screen.findByRole('radiogroup', { name: /authority to act/ });
    expect(within(authority).queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await press('Agree to the terms and conditions.');
    expect(screen.getByRole('checkbox', { name: /agree to the/ })).toHaveFocus();
    // As the browser's history asks.
    act(() => void store.dispatch(openFromHistory('contact_details')));
    expect(store.getState().wizard.currentStep).toBe('landingpage');

    await press('Continue to the application');

    expect(await screen.findByRole('checkbox', { name: /agree to the/ })).toHaveAccessibleDescription(
      /must be accepted/,
    );
    expect(authority).toHaveAccessibleDescription(/Please answer yes or no/);
    await userEvent.click(within(authority).getByRole('radio', { name: 'No' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /agree to the/ }));
    await userEvent.click(screen.getByRole('link', { name: /Download all documents/ }));
    await press('Continue to the application');
    await heading(/Contact details/);
    expect(selectApplication(store.getState())).toMatchObject({
      landingpage: { agree_to_terms: true, agreed_documents: offer.documents.map(({ sha256 }) => sha256) },
      contact_details: { adviser_has_authority: false },
    });
  });

  it('[3-DRAFT-01] says from its first step on when it was saved, also where it was another day', async () => {
    await showHeld(partly, { saved: { at: '2026-11-20T10:42:00.000Z', is_own: true, name: null } });

    await heading(/Contact details/);
    const chip = await screen.findByText('Saved');
    expect(chip.closest('[role=status]')).toHaveTextContent(/^Saved 20\/11\/2026, \d+:\d\d [ap]m$/);
  });
});

const FILE = anId(1);
/** As it was put away here: this revision, and another first name typed since. */
async function putAway(revision: number) {
  const storage = { ...createMemoryStorage(() => NOW), isDurable: true };
  const newId = countingIds();
  const before = aStore({ storage, extra: { newId } });
  const { offerLoaded } = await import('#store/events.ts');
  before.dispatch(offerLoaded({ ...CONTEXT, offer, slug: 'emberfield-copper' }));
  await before.dispatch(openNewFile('emberfield-copper'));
  const known = { mode: { ...SAVED_DRAFT, verified: true }, applicationId: 31, splashApplicationId: null, revision };
  const entities = { people: [], organisations: [], documents: [], taxDeclarations: [] };
  before.dispatch(applicationOpened({ ...known, currentStep: 'contact_details', steps: {}, entities, at: NOW }));
  before.dispatch(saveStep('contact_details', { ...partly.contact_details, first_name: 'Typed' }));
  before.dispatch(saveStep('landingpage', partly.landingpage ?? {}));
  await act(async () => void (await before.dispatch((_d, _g, { persistence }) => persistence.stop())));
  return { storage, extra: { newId } };
}

describe('a device that has a file of the draft already', () => {
  async function showOwn(revision: number) {
    const device = await putAway(revision);
    const shown = await showHeld(partly, {}, device);
    await heading(/Contact details/);
    return { ...shown, ...device };
  }

  it.each([3, 4])(
    '[3-OTP-07] keeps what was typed on it since, and sends it, on revision %p of 3',
    async (revision) => {
      const sent = answerSaves(saved({}, 5));
      const { store } = await showOwn(revision);

      expect(await screen.findByLabelText('First/preferred name')).toHaveValue('Typed');
      expect(store.getState().wizard.fileId).toBe(FILE);
      await waitFor(() => expect(sent).toHaveLength(1));
      expect(sent[0]).toMatchObject({ ifMatch: `"${revision}"`, data: { contact_details: { first_name: 'Typed' } } });
      expect(Object.keys(store.getState().files.entities)).toEqual([FILE]);
    },
  );

  it('[3-OTP-07] takes what the service has where it is newer, and sets its own aside', async () => {
    const { store, storage } = await showOwn(2);

    expect(await screen.findByLabelText('First/preferred name')).toHaveValue('Jane');
    const { fileId } = store.getState().wizard;
    expect(fileId).not.toBe(FILE);
    expect(Object.keys(store.getState().files.entities)).toEqual([fileId]);
    const keys = (await storage.keys()).map(({ key }) => key);
    expect(keys).toContain(`allot:quarantine:allot:file:${fileId}`);
    expect(keys.filter((key) => key.includes(FILE))).toEqual([]);
  });
});

describe('an older copy that gave way', () => {
  const KEPT = 'An older copy of this application from this device was kept';
  const show = async (revision = 2) => {
    const device = await putAway(revision);
    const shown = await showHeld(partly, {}, device);
    await heading(/Contact details/);
    return { ...shown, ...device };
  };

  it('[3-OTP-07] is told of where the draft is opened, and can be read', async () => {
    await show();
    const notice = await screen.findByRole('note', { name: KEPT });
    expect(notice).toHaveTextContent(/What was entered here until .* is in the copy/);

    await userEvent.click(within(notice).getByRole('button', { name: 'View the copy' }));

    const dialog = await screen.findByRole('dialog', { name: 'The older copy on this device' });
    expect(await within(dialog).findByRole('heading', { name: /Contact details/ })).toBeVisible();
    expect(dialog).toHaveTextContent('Typed');
    expect(dialog).not.toHaveTextContent('Jane');
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(await screen.findByLabelText('First/preferred name')).toHaveValue('Jane');
    expect(screen.getByRole('note', { name: KEPT })).toBeVisible();
  });

  it('[3-OTP-07] is removed on consent, and not before', async () => {
    const { storage } = await show();
    const copies = async () => (await storage.keys()).filter(({ key }) => key.includes('quarantine')).length;
    await userEvent.click(
      within(await screen.findByRole('note', { name: KEPT })).getByRole('button', { name: 'Remove' }),
    );
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove the older copy?' });
    expect(await copies()).toBe(1);

    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));

    expect(await screen.findByText('The older copy has been removed.')).toHaveAttribute('role', 'status');
    expect(await copies()).toBe(0);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(screen.queryByRole('note', { name: KEPT })).not.toBeInTheDocument();
    expect(await screen.findByLabelText('First/preferred name')).toHaveValue('Jane');
  });

  it('[3-OTP-07] that cannot be read is said to be so', async () => {
    const { storage, store } = await show();
    const notice = await screen.findByRole('note', { name: KEPT });
    await storage.overwrite(`allot:quarantine:allot:file:${store.getState().wizard.fileId}`, '{"wizard":');
    await userEvent.click(within(notice).getByRole('button', { name: 'View the copy' }));

    expect(await screen.findByText('The copy cannot be read.')).toBeVisible();
  });

  it('is not told of where the device had nothing older', async () => {
    await show(3);

    expect(await screen.findByLabelText('First/preferred name')).toHaveValue('Typed');
    expect(screen.queryByRole('note', { name: KEPT })).not.toBeInTheDocument();
  });
});

describe('a draft that is opened on a shared computer', () => {
  const ofFiles = async (storage: DraftStorage) =>
    (await storage.keys()).filter(({ key }) => key.includes('file') || key.includes('entry'));
  /** By its code, with the tick that stands beside it. */
  async function showShared(options: TestStoreOptions) {
    answerDraftPage();
    answerDraftUrl(() => HttpResponse.json({}), opened(partly));
    const shown = renderWithStore(<App />, aStore(options));
    const tick = await screen.findByRole('checkbox', { name: 'This is a shared computer' });
    expect(tick).toHaveAccessibleDescription(/If you leave, close or reload the page, what you entered is lost/);
    await userEvent.click(tick);
    await press('Send code');
    expect(screen.getByRole('checkbox', { name: 'This is a shared computer' })).toBeChecked();
    await userEvent.type(await screen.findByLabelText('One-time password'), '123456{Enter}');
    await heading(/Contact details/);
    return shown;
  }

  it('[1-LAND-44, 3-OTP-07] lives in the memory of this page alone', async () => {
    const storage = { ...createMemoryStorage(() => NOW), isDurable: true };
    const { store } = await showShared({ storage });
    await userEvent.type(await screen.findByLabelText('First/preferred name'), ' Zoë');
    await act(async () => void (await store.dispatch((_d, _g, { persistence }) => persistence.flush())));

    expect(await screen.findByText('Shared computer: not kept here')).toBeVisible();
    expect(await ofFiles(storage)).toEqual([]);
  });

  it('[1-LAND-44, 3-OTP-07] so it does in a tab that is not ticked, where another of the same hold was', async () => {
    const storage = { ...createMemoryStorage(() => NOW), isDurable: true };
    const written = jest.spyOn(storage, 'setItem');
    const { store } = await showHeld(partly, { is_shared: true }, { storage });
    await heading(/Contact details/);
    await userEvent.type(await screen.findByLabelText('First/preferred name'), ' Zoë');
    await act(async () => void (await store.dispatch((_d, _g, { persistence }) => persistence.flush())));

    expect(await screen.findByText('Shared computer: not kept here')).toBeVisible();
    expect(written.mock.calls.map(([key]) => key).filter((key) => key.startsWith('allot:file'))).toEqual([]);
    expect(await ofFiles(storage)).toEqual([]);
    expect(store.getState().saveStatus.isShared).toBe(true);
  });

  it('[1-LAND-44] tells the service with the code and with each save that others use the computer', async () => {
    const headers: (string | null)[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'POST' && !request.url.includes('csrf'))
        headers.push(`${new URL(request.url).pathname} ${request.headers.get('X-Shared-Computer')}`);
    });
    answerSaves(saved({}, 4));
    await showShared({});
    await press('Save as Draft');

    await waitFor(() => expect(headers).toContain('/offer/api/application-create-update/ 1'));
    expect(headers.filter((line) => line?.startsWith(DRAFT_URL))).toEqual([`${DRAFT_URL} null`, `${DRAFT_URL} 1`]);
  });

  it('[1-LAND-44] with what was typed on this device before, of which nothing stays there', async () => {
    const sent = answerSaves(saved({}, 4));
    const device = await putAway(3);
    const { store } = await showShared(device);

    expect(await screen.findByLabelText('First/preferred name')).toHaveValue('Typed');
    await waitFor(async () => expect(await ofFiles(device.storage)).toEqual([]));
    expect(store.getState().saveStatus.isShared).toBe(true);
    // What was typed since is with the service.
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(await screen.findByText('Saved')).toBeVisible();
  });

  it('[1-LAND-44] and an older version on this device goes', async () => {
    const device = await putAway(2);
    await showShared(device);

    expect(await screen.findByLabelText('First/preferred name')).toHaveValue('Jane');
    expect(await ofFiles(device.storage)).toEqual([]);
  });
});

describe('Leave this application', () => {
  it('[3-MISC-10, 1-LAND-45] tells the service, and leaves nothing of it on this device', async () => {
    const left: string[] = [];
    server.use(
      http.post(at('/api/applications/31/leave-draft/'), () => {
        left.push('left');
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const reload = jest.fn();
    const storage = { ...createMemoryStorage(() => NOW), isDurable: true };
    const { store } = await showHeld(partly, {}, { storage, extra: { reload } });
    await heading(/Contact details/);
    expect(screen.queryByRole('button', { name: 'Remove from this device' })).not.toBeInTheDocument();

    await press('Leave this application');
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave this application?' });
    expect(dialog).toHaveTextContent(offer.name);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave' }));

    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect(left).toEqual(['left']);
    expect(store.getState().wizard.fileId).toBeNull();
    expect(selectApplication(store.getState())).toEqual({});
    expect((await storage.keys()).filter(({ key }) => key.includes('file') || key.includes('entry'))).toEqual([]);
  });
});

describe('a code that is asked for again', () => {
  const codeNeeded = () =>
    HttpResponse.json(
      {
        code: 'draft_code',
        message: 'Your time has ended.',
        draft_url: DRAFT_URL,
        masked_mobile: 'mobile number (Australia, +61) that ends in 678',
      },
      { status: 403 },
    );
  const enter = async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Please enter a code to continue' });
    expect(dialog).toHaveTextContent('We will text a code to the mobile number (Australia, +61) that ends in 678.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send code' }));
    await userEvent.type(await screen.findByLabelText('One-time password'), '123 456{Enter}');
  };

  it('[3-OTP-01, 3-DRAFT-05] opens over the step, and the save goes on by itself', async () => {
    const sent = answerSaves(codeNeeded, saved({}, 4));
    const asked = answerDraftUrl(() => HttpResponse.json({}), opened(partly));
    const { store } = await showHeld();
    await heading(/Contact details/);
    const name = await screen.findByLabelText('First/preferred name');
    await userEvent.type(name, ' Zoë');
    await press('Save as Draft');

    await enter();

    expect(await screen.findByText('Draft saved')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(asked.map(({ action }) => action)).toEqual(['send_sms_code', 'sms_login']);
    expect(sent[1]).toMatchObject({ ifMatch: '"3"', data: { contact_details: { first_name: 'Jane Zoë' } } });
    expect(name).toHaveValue('Jane Zoë');
    expect(store.getState().wizard.mode.verified).toBe(true);
  });

  it('[3-OTP-08] says that a code is wrong there too, and nothing is lost where nobody enters one', async () => {
    const sent = answerSaves(codeNeeded);
    answerDraftUrl(
      () => HttpResponse.json({}),
      () => HttpResponse.json({ verified: false }),
    );
    await showHeld();
    await heading(/Contact details/);
    await press('Save as Draft');
    await enter();

    const code = await screen.findByLabelText('One-time password');
    await waitFor(() => expect(code).toHaveAccessibleDescription('The One-Time Password is invalid, please try again'));
    await press('Not now');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent).toHaveLength(1);
    expect(await screen.findByLabelText('First/preferred name')).toHaveValue('Jane');
    expect(screen.getByText(/^The draft was not saved/)).toBeVisible();
  });

  it('[3-OTP-01, 2-SUB-01] opens over review, and the submission goes on by itself', async () => {
    const lodged = () => HttpResponse.json({ id: 31, reference: 'A-31', status: 'submitted' });
    const sent = answerSaves(codeNeeded, lodged);
    answerDraftUrl(() => HttpResponse.json({}), opened(whole));
    await showHeld({ ...whole, review: { holdingProfileType: 'NEW' } });
    await press(/^Continue with /);
    await heading(/Review/);
    await press(/^Submit/);

    await enter();

    await heading(/Next steps|Congratulations|Thank|submitted/i);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({ ifMatch: '"3"', key: sent[0]?.key, data: { application_id: 31 } });
  });
});

describe('a draft that was changed, submitted or deleted elsewhere before it was submitted here', () => {
  const NOTHING = 'Nothing was submitted just now.';
  const KEPT = 'What you have entered here is kept on this device.';
  /** What review says of the refusal. */
  async function submitted(status: number, body: object, options: TestStoreOptions = {}) {
    answerSaves(() => HttpResponse.json({ message: 'no', ...body }, { status }));
    const shown = await showHeld({ ...whole, review: { holdingProfileType: 'NEW' } }, {}, options);
    await press(/^Continue with /);
    await heading(/Review/);
    await press(/^Submit/);
    return shown;
  }
  const notice = (name: string) => screen.findByRole('region', { name });

  it.each([
    ['[2-SUB-09] a newer version', 412, {}, 'A newer version was saved elsewhere before you submitted', NOTHING],
    [
      '[2-SUB-09] submitted by somebody else, with where the receipt is',
      404,
      { code: 'draft_lodged' },
      'This application was submitted elsewhere',
      `${NOTHING} The receipt is on the device where the application was submitted, and the confirmation email has the reference.`,
    ],
    ['[2-SUB-09] deleted', 404, { code: 'draft_deleted' }, 'This saved application was deleted', NOTHING],
    [
      '[2-SUB-09, 2-ROLE-08] declined by the investor',
      404,
      { code: 'declined' },
      'This application was declined',
      `${NOTHING} It will not be sent to the issuer, and there is nothing to pay for it.`,
    ],
    [
      '[2-SUB-09, 2-ROLE-08] not approved in time',
      404,
      { code: 'approval_expired' },
      'The time to approve this application has ended',
      `${NOTHING} It was not approved in time. It will not be sent to the issuer, and there is nothing to pay for it.`,
    ],
    ['[2-SUB-09] gone', 404, {}, 'This application was submitted elsewhere, or is no longer kept', NOTHING],
  ])('%s: says which, and that what was entered is kept', async (_title, status, body, title, words) => {
    await submitted(status, body, { storage: { ...createMemoryStorage(() => NOW), isDurable: true } });

    const said = await notice(title);
    await waitFor(() => expect(said).toHaveFocus());
    expect(said).toHaveTextContent(words);
    expect(said).toHaveTextContent(KEPT);
    expect(within(said).queryByRole('link')).not.toBeInTheDocument();
  });

  it('[2-SUB-09] submitted by whoever asks: leads to what was submitted', async () => {
    await submitted(404, { code: 'draft_lodged_own' });

    const said = await notice('This application was submitted elsewhere');
    expect(within(said).getByRole('link', { name: 'See what was submitted' })).toHaveAttribute(
      'href',
      '/applications/31/',
    );
  });

  it('[2-SUB-09, 1-LAND-44] says where nothing is kept on the device that it lives as long as the page', async () => {
    const { store } = await submitted(404, { code: 'draft_deleted' });
    await act(async () => store.dispatch(computerShared(true)));

    const said = await notice('This saved application was deleted');
    expect(said).toHaveTextContent('What you have entered here is kept while this page is open.');
  });
});

describe('a draft of an offer that has closed', () => {
  it('[3-OTP-07, 1-LAND-27] opens to be read, and is neither saved nor submitted', async () => {
    serve({ ...offer, state: 'closed' });
    await showHeld({ ...whole, review: { holdingProfileType: 'NEW' } });
    await heading(/Contact details/);

    expect(await screen.findByRole('note', { name: 'This offer is closed' })).toHaveTextContent(/can no longer be/);
    expect(await screen.findByLabelText('First/preferred name')).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Save as Draft' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    await press(/^Continue with /);
    await heading(/Review/);
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('jane.citizen@example.com'));
    expect(screen.queryByRole('button', { name: /^Submit/ })).not.toBeInTheDocument();
  });
});
