import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { EditedApplication } from '#api/issuerApi.ts';
import type { Application, ContactDetails } from '#domain/application.ts';
import { identify } from '#domain/application/identify.ts';
import type { User } from '#domain/session.ts';
import { editTexts } from '#domain/texts/edit.ts';
import { recordTexts } from '#domain/texts/record.ts';
import { fromWire } from '#domain/wire.ts';
import { App } from '#src/App.tsx';
import type { AppStore } from '#store/createStore.ts';
import { createMemoryStorage } from '#store/file/persistence/memoryStorage.ts';
import { aDemoOffer, anIndividualApplication, aUser } from '#test/support/applications.ts';
import { aStore } from '#test/support/draftStore.ts';
import { at, readApplication } from '#test/support/handlers.ts';
import { anApplicationBy } from '#test/support/entityApplications.ts';
import { publicOffer } from '#test/support/publicOffer.ts';
import { anId, CONTEXT, countingIds, NOW } from '#test/support/renderStoreDevice.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';

useServer();

const offer = aDemoOffer('emberfield-copper', { allow_submit_with_missing_docs: false });
const STAFF: User = aUser({ id: 5, is_acting_as_issuer: true, has_issuer_role_groups: true });
const ADMIN: User = { ...STAFF, is_acting_as_issuer_admin: true };
const CALL = at('/offer/api/application-create-update/');
const OPEN = at('/api/issuer/applications/31/edit/');

interface Given {
  user?: User | null;
  application?: Application;
  state?: 'open' | 'closed';
  changes?: Partial<EditedApplication>;
}

/** Returns a maker of the ids that the service has for people: the same each time. */
function storedIds(): () => string {
  let count = 1_000;
  return () => anId((count += 1));
}

function answerEdit({ application = anIndividualApplication(offer), changes = {} }: Given = {}): void {
  const answer: EditedApplication = {
    application_id: 31,
    reference: 'EMB-31',
    status: 'submitted',
    revision: 3,
    offer_slug: 'emberfield-copper',
    application: identify(application, storedIds()),
    number_handles: {},
    saved: null,
    ...changes,
  };
  server.use(http.post(OPEN, () => HttpResponse.json(answer)));
}

/** Opens the page at the address of an edit. Returns what was saved, with the revision that it stood on. */
async function open(given: Given = {}, store: AppStore = aStore()) {
  const { user = STAFF, state = 'open' } = given;
  const saved: { application: Application; ifMatch: string | null }[] = [];
  answerEdit(given);
  server.use(
    http.get(at('/api/user__user/'), () => HttpResponse.json({ results: user === null ? [] : [user] })),
    http.get(at('/api/offers/:slug/'), () =>
      HttpResponse.json({ ...CONTEXT, offer: { ...publicOffer(offer), state } }),
    ),
    http.get(at('/api/applications/31/record/'), () => HttpResponse.json({ message: 'no' }, { status: 404 })),
    http.post(CALL, async ({ request }) => {
      const ifMatch = request.headers.get('If-Match');
      const sent = await readApplication(request);
      if (sent instanceof Response) return sent;
      saved.push({ application: fromWire(sent.data).application, ifMatch });
      return HttpResponse.json({ id: 31, original_application_id: 31, reference: 'EMB-31', status: 'submitted' });
    }),
  );
  history.replaceState(null, '', '/issuer/applications/31/edit/');
  const { unmount } = renderWithStore(<App />, store);
  await screen.findByRole('heading', { level: 1 });
  return { saved, unmount };
}

const title = () => screen.findByRole('heading', { level: 1, name: /Review and save the application$/ });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

async function rename(to: string): Promise<void> {
  await press('Edit Contact details');
  const field = await screen.findByLabelText(/^First\/preferred name/);
  await userEvent.clear(field);
  await userEvent.type(field, to);
  await press(/^Next/);
  await title();
}

it('[1-SHELL-23, 1-SHELL-24, 2-STEP-20, 2-SUB-04] opens at review, saves what was changed, and stays with a link', async () => {
  const { saved } = await open();
  await title();
  expect(
    screen.getByText(/^You are editing the application of Jane Citizen\. It stays as it is until/),
  ).toBeInTheDocument();
  const progress = within(screen.getByRole('navigation', { name: 'Application progress' }));
  expect(progress.getByText('Review & save')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Save as Draft|Submit/ })).not.toBeInTheDocument();
  await rename('Josephine');
  await press(/^Save/);

  expect(await screen.findByText('Success! Changes to this application have been saved.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Manage this application' })).toHaveAttribute(
    'href',
    '/issuer/applications/31/',
  );
  expect(saved).toMatchObject([{ application: { contact_details: { first_name: 'Josephine' } }, ifMatch: '"3"' }]);
});

it('changes no investor with the contact details', async () => {
  const { saved } = await open();
  await title();
  await rename('Josephine');
  await press(/^Save/);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.application.investor_details?.investors).toMatchObject([{ legalFirstName: 'Jane' }]);
});

it('[1-SHELL-21, 2-STEP-19, 2-STEP-24] leaves the investor of a trust to an issuer admin as it is, and says so', async () => {
  const application = anApplicationBy('family_trust', offer);
  const { saved } = await open({ user: ADMIN, application });
  await title();
  expect(screen.getByText(editTexts.investorKept)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit Investor details' })).not.toBeInTheDocument();
  await rename('Josephine');
  await press(/^Save/);
  await waitFor(() => expect(saved).toHaveLength(1));
  const kept = ({ investor_details: details, trustees }: Application = {}) => [
    details?.trustName,
    trustees?.trustees?.map(({ legalLastName }) => legalLastName),
  ];
  expect(kept(saved[0]?.application)).toEqual(kept(application));
});

it('[2-READY-36, 2-STEP-25] saves with documents missing', async () => {
  const application = anIndividualApplication(offer);
  const investors = application.investor_details?.investors?.map((investor) => ({ ...investor, idDoc: null }));
  const { saved } = await open({
    application: {
      ...application,
      investor_details: { ...application.investor_details, ...(investors && { investors }) },
    },
  });
  await title();
  await press(/^Save/);
  await waitFor(() => expect(saved).toHaveLength(1));
});

it('goes on beyond the end of the offer', async () => {
  const { saved } = await open({ state: 'closed' });
  await title();
  await rename('Josephine');
  await press(/^Save/);
  await waitFor(() => expect(saved).toHaveLength(1));
});

it('[3-INLINE-22] removes a document without asking the service, which keeps it with the record', async () => {
  const deleted: string[] = [];
  server.use(
    http.delete(at('/api/documents/:id/'), ({ request }) => {
      deleted.push(request.url);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { saved } = await open();
  await title();
  await press('Edit Investor details');
  await userEvent.click((await screen.findAllByRole('button', { name: /^Remove .*\.pdf/ }))[0] as HTMLElement);
  await press(/^Next/);
  await title();
  await press(/^Save/);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.application.investor_details?.investors?.[0]?.idDoc ?? null).toBeNull();
  expect(deleted).toEqual([]);
});

/** Answers the next save with what somebody else has made of the application: these contact details, or only another status. */
function overtake(contact: ContactDetails | null): void {
  const current = { id: 31, revision: 4, saved_at: null };
  server.use(http.post(CALL, () => HttpResponse.json({ message: 'stale', current }, { status: 412 }), { once: true }));
  const application = anIndividualApplication(offer);
  answerEdit({
    application: { ...application, contact_details: { ...application.contact_details, ...contact } },
    changes: {
      revision: 4,
      status: contact === null ? 'accepted' : 'submitted',
      saved: { at: '2026-11-25T09:35:00.000Z', is_own: false, name: 'Daniel Osei' },
    },
  });
}

it('takes over what somebody else has saved meanwhile, and tells it before the next press of Save', async () => {
  const { saved } = await open();
  await title();
  await rename('Josephine');
  overtake({ last_name: 'Cook' });
  await press(/^Save/);
  expect(await screen.findByText(/Daniel Osei changed this application/)).toBeInTheDocument();
  expect(saved).toHaveLength(0);
  await press(/^Save/);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved).toMatchObject([
    { application: { contact_details: { first_name: 'Josephine', last_name: 'Cook' } }, ifMatch: '"4"' },
  ]);
});

it('asks where both have changed the same answer', async () => {
  const { saved } = await open();
  await title();
  await rename('Josephine');
  overtake({ first_name: 'Janet' });
  await press(/^Save/);
  expect(await screen.findByText(editTexts.staleTitle)).toBeInTheDocument();
  expect(await screen.findByText(/Daniel Osei saved it/)).toBeInTheDocument();
  await press('Compare and continue');
  await userEvent.click(await screen.findByRole('radio', { name: 'Entered here' }));
  await press('Continue');
  await press(/^Save/);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved).toMatchObject([{ application: { contact_details: { first_name: 'Josephine' } }, ifMatch: '"4"' }]);
});

it('saves with one press if somebody else has only accepted it meanwhile', async () => {
  const { saved } = await open();
  await title();
  await rename('Josephine');
  overtake(null);
  await press(/^Save/);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved).toMatchObject([{ application: { contact_details: { first_name: 'Josephine' } }, ifMatch: '"4"' }]);
});

it('says that nothing was saved if no answer was changed', async () => {
  await open();
  await title();
  server.use(
    http.post(CALL, () =>
      HttpResponse.json({ id: 31, original_application_id: 31, is_unchanged: true, status: 'submitted' }),
    ),
  );
  await press(/^Save/);
  expect(await screen.findByText(editTexts.unchanged)).toBeInTheDocument();
});

it('keeps what was typed in the middle of a step over a reload, and over a change by somebody else', async () => {
  const storage = { ...createMemoryStorage(() => NOW), isDurable: true };
  const before = aStore({ storage });
  const { unmount } = await open({}, before);
  await title();
  await press('Edit Contact details');
  const field = await screen.findByLabelText(/^First\/preferred name/);
  await userEvent.clear(field);
  await userEvent.type(field, 'Josephine');
  unmount();
  await before.dispatch((_dispatch, _getState, { persistence }) => persistence.flush());

  const application = anIndividualApplication(offer);
  await open(
    {
      application: { ...application, contact_details: { ...application.contact_details, last_name: 'Cook' } },
      changes: { revision: 4, saved: { at: '2026-11-25T09:35:00.000Z', is_own: false, name: 'Daniel Osei' } },
    },
    aStore({ storage, extra: { newId: countingIds('later') } }),
  );
  expect(await screen.findByLabelText(/^First\/preferred name/)).toHaveValue('Josephine');
  expect(screen.getByLabelText(/^Last name/)).toHaveValue('Cook');
  expect(screen.getByText(/Daniel Osei changed this application/)).toBeInTheDocument();
});

it('says that an application of this status cannot be edited, and leads back to it', async () => {
  server.use(http.get(at('/api/user__user/'), () => HttpResponse.json({ results: [STAFF] })));
  const refused = http.post(OPEN, () => HttpResponse.json({ message: editTexts.notEdited }, { status: 409 }));
  server.use(refused);
  history.replaceState(null, '', '/issuer/applications/31/edit/');
  renderWithStore(<App />, aStore());
  expect(await screen.findByText(editTexts.notEdited)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: editTexts.back })).toHaveAttribute('href', '/issuer/applications/31/');
});

it('asks whoever is not signed in to log in, and opens then', async () => {
  let user: User | null = null;
  answerEdit();
  server.use(
    http.get(at('/api/user__user/'), () => HttpResponse.json({ results: user === null ? [] : [user] })),
    http.get(at('/api/offers/:slug/'), () => HttpResponse.json({ ...CONTEXT, offer: publicOffer(offer) })),
    http.post(OPEN, () => HttpResponse.json({ message: 'no' }, { status: 404 }), { once: true }),
    http.post(at('/login/'), () => {
      user = STAFF;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  history.replaceState(null, '', '/issuer/applications/31/edit/');
  renderWithStore(<App />, aStore());
  expect(await screen.findByText(recordTexts.staffLogIn)).toBeInTheDocument();
  await userEvent.type(await screen.findByLabelText('Your email address'), 'grace@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await press('Log in');
  await title();
});

it('can be left with the changes kept, or without them', async () => {
  await open();
  await title();
  await rename('Josephine');
  expect(screen.getByRole('link', { name: editTexts.back })).toHaveAttribute('href', '/issuer/applications/31/');
  await press(editTexts.discard);
  const dialog = await screen.findByRole('alertdialog', { name: editTexts.discardTitle });
  await userEvent.click(within(dialog).getByRole('button', { name: editTexts.discard }));
  await waitFor(() => expect(window.location.pathname).toBe('/issuer/applications/31/'));
});
