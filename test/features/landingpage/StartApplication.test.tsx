import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { ReactElement } from 'react';
import { abortAllUploads } from '#api/uploads.ts';
import type { Offer } from '#domain/offer.ts';
import { LandingPage } from '#features/landingpage/index.ts';
import { Wizard } from '#src/wizard/Wizard.tsx';
import { pendingUploads } from '#store/uploads/pendingUploads.ts';
import { createAppStore } from '#store/createStore.ts';
import { selectApplication, selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { openOffer } from '#store/thunks/openOffer.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { at, readApplication } from '#test/support/handlers.ts';
import { CONTEXT, countingIds, NOW } from '#test/support/renderStoreDevice.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';
import { aSessionService, PASSWORD, type SessionService } from '#test/support/sessionService.ts';

useServer();

let service: SessionService;
const reload = jest.fn();
beforeEach(() => {
  service = aSessionService();
  server.use(...service.handlers);
  reload.mockClear();
  localStorage.clear();
});

/** The page of an open offer, as `username` finds it. */
async function show({ username = null, changes = {}, page = <LandingPage /> }: { username?: string | null; changes?: Partial<Offer>; page?: ReactElement } = {}) {
  service.set(username);
  const offer = aDemoOffer('emberfield-copper', { include_offer_description: false, documents: [], ...changes });
  server.use(http.get(at('/api/offers/:slug/'), () => HttpResponse.json({ ...CONTEXT, offer })));
  const store = createAppStore({ extra: { newId: countingIds(), now: () => NOW, logError: () => {}, reload } });
  await store.dispatch(openOffer({ slug: 'emberfield-copper', isPreview: false }));
  return { ...renderWithStore(page, store), user: userEvent.setup() };
}

const start = () => within(screen.getByRole('region', { name: 'Start or Resume your application' }));
const radio = (name: string) => start().queryByRole('radio', { name });
const proceed = () => start().queryByRole('button', { name: 'Continue to the application' });
const agree = () => screen.getByRole('checkbox', { name: /agree to the/ });

async function logIn(user: ReturnType<typeof userEvent.setup>, username: string, password = PASSWORD) {
  await user.click(screen.getByRole('radio', { name: 'Yes, I will log in' }));
  const field = await screen.findByLabelText('Your email address');
  await user.clear(field);
  if (username) await user.type(field, username);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('the role', () => {
  it('[1-LAND-30, 3-LAND-31, 3-ROLE-01, 1-ADV-01] is chosen of two; investor until something else is said', async () => {
    const { user, store } = await show();
    expect(radio('I am the investor')).toBeChecked();
    expect(radio('I am an adviser')).not.toBeChecked();

    await user.click(screen.getByRole('radio', { name: 'I am an adviser' }));
    await user.click(await screen.findByRole('radio', { name: 'No' }));
    await user.click(screen.getByRole('radio', { name: 'No, continue without an account' }));
    await user.click(agree());
    await user.click(screen.getByRole('button', { name: 'Continue to the application' }));

    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('contact_details'));
    expect(selectApplication(store.getState()).contact_details).toEqual({ applicant_role: 'advisor', adviser_has_authority: false, adviser_authority_doc: null, holdingProfileType: 'NEW' });
  });

  it.each(['grace@example.com', 'daniel@example.com'])('[1-LAND-31, 3-LAND-32, 3-ROLE-11] is not asked of %s, who acts for the issuer', async (username) => {
    await show({ username });
    expect(radio('I am the investor')).not.toBeInTheDocument();
    expect(radio('I am an adviser')).not.toBeInTheDocument();
  });

  it.each([null, 'olivia@example.com', 'rohan@example.com'])('[1-LAND-30, 3-LAND-20, 3-LAND-31] is asked of %s', async (username) => {
    await show({ username });
    expect(radio('I am the investor')).toBeChecked();
  });
});

describe("an adviser's authority", () => {
  const file = new File(['%PDF-1.4 x'], 'authority.pdf', { type: 'application/pdf' });

  it('[1-ADV-02, 1-ADV-03, 3-ROLE-02, 3-ROLE-03] is asked of advisers alone, and there until they deny it', async () => {
    const { user } = await show();
    expect(screen.queryByText("Do you have the investor's authority to act?")).not.toBeInTheDocument();

    await user.click(screen.getByRole('radio', { name: 'I am an adviser' }));
    expect(await screen.findByRole('radiogroup', { name: "Do you have the investor's authority to act?" })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();

    await user.click(screen.getByRole('radio', { name: 'I am the investor' }));
    expect(screen.queryByText("Do you have the investor's authority to act?")).not.toBeInTheDocument();
  });

  it('[1-ADV-04, 1-ADV-05, 3-ROLE-04, 3-ROLE-06] needs its document: File is required', async () => {
    const { user, store } = await show();
    await user.click(screen.getByRole('radio', { name: 'I am an adviser' }));
    await user.click(screen.getByRole('radio', { name: 'No, continue without an account' }));
    await user.click(agree());
    await user.click(screen.getByRole('button', { name: 'Continue to the application' }));
    expect(await screen.findByRole('link', { name: 'Authority document: File is required' })).toBeInTheDocument();
    expect(selectCurrentStep(store.getState())).toBe('landingpage');

    await user.upload(document.querySelector('input[type="file"]') as HTMLInputElement, file);
    await screen.findByRole('button', { name: 'Remove authority.pdf' });
    await user.click(screen.getByRole('button', { name: 'Continue to the application' }));

    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('contact_details'));
    expect(selectApplication(store.getState()).contact_details).toMatchObject({ applicant_role: 'advisor', adviser_has_authority: true, adviser_authority_doc: { id: 'd1', filename: 'authority.pdf' } });
  });

  it('[1-UPL-05] does not say that its document is missing while it waits: Continue goes on, and waits for one on its way', async () => {
    let answer = (_response: Response) => {};
    server.use(http.post(at('/api/application_docs/'), () => new Promise<Response>((resolve) => (answer = resolve))));
    const { user, store } = await show();
    await user.click(screen.getByRole('radio', { name: 'I am an adviser' }));
    await user.click(screen.getByRole('radio', { name: 'No, continue without an account' }));
    await user.click(agree());
    await screen.findByText('Authority document');
    await user.upload(document.querySelector('input[type="file"]') as HTMLInputElement, file);
    await user.click(screen.getByRole('button', { name: 'Continue to the application' }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(selectCurrentStep(store.getState())).toBe('landingpage');

    await act(async () => answer(HttpResponse.error()));

    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('contact_details'));
    expect(screen.queryByText(/File is required/)).not.toBeInTheDocument();
    expect(pendingUploads()).toMatchObject([{ status: 'waiting' }]);
    act(() => abortAllUploads());
  });

  it('[3-ROLE-05, 3-CALL-14] is uploaded by the call of the wizard, and offers no download', async () => {
    const { user } = await show();
    const calls: string[] = [];
    server.events.on('request:start', ({ request }) => void calls.push(`${request.method} ${new URL(request.url).pathname}`));
    await user.click(screen.getByRole('radio', { name: 'I am an adviser' }));
    await screen.findByText('Authority document');

    await user.upload(document.querySelector('input[type="file"]') as HTMLInputElement, file);
    await screen.findByRole('button', { name: 'Remove authority.pdf' });

    expect(calls).toContain('POST /api/application_docs/');
    expect(screen.getByText('authority.pdf').closest('a')).toBeNull();
    expect(screen.queryByRole('link', { name: /authority\.pdf/ })).not.toBeInTheDocument();
    server.events.removeAllListeners();
  });

  it('[1-ADV-05] sends no document when the role is investor after all, and has it again when the role is changed back', async () => {
    const { user, store, unmount } = await show();
    await user.click(screen.getByRole('radio', { name: 'I am an adviser' }));
    await screen.findByText('Authority document');
    await user.upload(document.querySelector('input[type="file"]') as HTMLInputElement, file);
    await screen.findByRole('button', { name: 'Remove authority.pdf' });
    await user.click(screen.getByRole('radio', { name: 'I am the investor' }));
    await user.click(screen.getByRole('radio', { name: 'No, continue without an account' }));
    await user.click(agree());
    await user.click(screen.getByRole('button', { name: 'Continue to the application' }));

    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('contact_details'));
    expect(selectApplication(store.getState()).contact_details).toMatchObject({ applicant_role: 'investor', adviser_authority_doc: null });
    unmount();
    renderWithStore(<LandingPage />, store);
    expect(screen.getByRole('radio', { name: 'I am the investor' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'I am an adviser' }));
    expect(await screen.findByRole('button', { name: 'Remove authority.pdf' })).toBeInTheDocument();
  });
});

describe('the summary of what stands in the way', () => {
  const entries = () => screen.getAllByRole('link').map(({ textContent }) => textContent).filter((text) => /required|accepted|valid/.test(text));

  it('names its entries in the order of the page, and drops what was mended or has gone', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('radio', { name: 'I am an adviser' }));
    await user.click(screen.getByRole('button', { name: 'Continue to the application' }));
    await waitFor(() => expect(entries()).toEqual(['The terms and conditions must be accepted', 'Authority document: File is required', 'Do you have an account? This field is required']));

    await user.click(screen.getByRole('radio', { name: 'I am the investor' }));
    await waitFor(() => expect(entries()).toEqual(['The terms and conditions must be accepted', 'Do you have an account? This field is required']));
    await user.click(screen.getByRole('radio', { name: 'No, continue without an account' }));
    await user.type(await screen.findByLabelText(/Your email address/), 'ann');
    await waitFor(() => expect(entries()).toEqual(['The terms and conditions must be accepted']));
    await user.click(screen.getByRole('button', { name: 'Continue to the application' }));
    await waitFor(() => expect(entries()).toEqual(['The terms and conditions must be accepted', 'Your email address: Please enter a valid email address']));
  });
});

describe('the account question', () => {
  it('[1-LAND-32, 3-LAND-33] has to be answered', async () => {
    const { user, store } = await show();
    await user.click(agree());
    await user.click(screen.getByRole('button', { name: 'Continue to the application' }));

    expect(await screen.findByRole('link', { name: 'Do you have an account? This field is required' })).toBeInTheDocument();
    expect(selectCurrentStep(store.getState())).toBe('landingpage');
  });

  it('[1-LAND-33, 1-LAND-34, 1-LAND-42, 3-LAND-41] no: goes on without an account to a new holding, with nothing else to choose', async () => {
    const { user, store } = await show();
    await user.click(agree());
    await user.click(screen.getByRole('radio', { name: 'No, continue without an account' }));
    await user.type(await screen.findByLabelText(/Your email address/), 'ann@example.com');
    expect(screen.queryByText(/existing holding/i)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Continue to the application' }));

    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('contact_details'));
    expect(selectApplication(store.getState())).toEqual({
      landingpage: { agree_to_terms: true, all_docs_are_downloaded: false, hasAccount: false, username: 'ann@example.com' },
      contact_details: { applicant_role: 'investor', adviser_has_authority: true, adviser_authority_doc: null, holdingProfileType: 'NEW' },
    });
  });

  it('[1-LAND-32] yes: asks for username and password, and there is no way on without them', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('radio', { name: 'Yes, I will log in' }));

    expect(await screen.findByLabelText('Password')).toHaveAttribute('type', 'password');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    expect(proceed()).not.toBeInTheDocument();
  });
});

describe('the log-in form', () => {
  it.each([
    ['nothing', '', '', 'Your email address', 'This field is required'],
    ['no password', 'olivia@example.com', '', 'Password', 'This field is required'],
    ['no e-mail address', 'olivia', 'x', 'Your email address', 'Please enter a valid email address'],
  ])('[1-SESS-04, 1-SESS-05, 3-LOGIN-03, 3-LOGIN-04] refuses %s before anything is sent', async (...[, username, password, label, message]) => {
    const { user } = await show();
    await user.click(screen.getByRole('radio', { name: 'Yes, I will log in' }));
    const field = await screen.findByLabelText('Your email address');
    if (username) await user.type(field, username);
    if (password) await user.type(screen.getByLabelText('Password'), password);
    await user.click(screen.getByRole('button', { name: 'Log in' }));

    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(service.calls).toEqual([]);
  });

  it('[3-LOGIN-05] asks for the password alone once the username is there', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('radio', { name: 'Yes, I will log in' }));
    await user.type(await screen.findByLabelText('Your email address'), 'olivia@example.com');
    await user.click(screen.getByRole('button', { name: 'Log in' }));

    expect(screen.getByLabelText('Your email address')).not.toHaveAttribute('aria-invalid');
    expect(screen.getByLabelText('Password')).toHaveAttribute('aria-invalid', 'true');
  });

  it('[3-LOGIN-02, 1-SESS-11] says Login failed at the username, and takes it back with the next key', async () => {
    const { user, store } = await show();
    await logIn(user, 'olivia@example.com', 'wrong');

    await waitFor(() => expect(screen.getByLabelText('Your email address')).toHaveAccessibleDescription('Login failed'));
    expect(screen.getByLabelText('Your email address')).toHaveFocus();
    expect(selectUser(store.getState())).toBeNull();
    await user.type(screen.getByLabelText('Your email address'), 'x');
    expect(screen.queryByText('Login failed')).not.toBeInTheDocument();
  });

  it.each([
    ['no connection', () => HttpResponse.error()],
    ['a failing service', () => HttpResponse.json({}, { status: 500 })],
  ])('[3-LOGIN-02] says the same after %s', async (_name, answer) => {
    const { user } = await show();
    server.use(http.post(at('/login/'), answer));
    await logIn(user, 'olivia@example.com');

    await waitFor(() => expect(screen.getByLabelText('Your email address')).toHaveAccessibleDescription('Login failed'));
  });

  it('[3-LOGIN-02] says after too many tries what will help', async () => {
    const { user } = await show();
    server.use(http.post(at('/login/'), () => HttpResponse.json({}, { status: 429 })));
    await logIn(user, 'olivia@example.com');

    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Please wait a minute and try again.');
    expect(screen.getByText('Login failed')).toBeInTheDocument();
  });

  it('[3-LOGIN-06] leads to the forgotten password page', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('radio', { name: 'Yes, I will log in' }));

    expect(await screen.findByRole('link', { name: 'Forgotten password?' })).toHaveAttribute('href', '/forgottenpassword/');
  });

  it('logs in with Enter, once however often it is pressed, and keeps the password out of the draft', async () => {
    const { user, store } = await show();
    await user.click(screen.getByRole('radio', { name: 'Yes, I will log in' }));
    await user.type(await screen.findByLabelText('Your email address'), 'olivia@example.com');
    await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}{Enter}`);

    await screen.findByText('Signed in as Olivia Hartley');
    expect(service.calls).toEqual(['POST /login/']);
    expect(JSON.stringify(selectStepDraft(store.getState(), 'landingpage') ?? {})).not.toContain(PASSWORD);
  });
});

describe('signed in', () => {
  it('[3-LAND-39, 1-LAND-35, 3-LAND-35] goes on with the account, and what was answered before the log-in still stands', async () => {
    const { user, store } = await show();
    await user.click(agree());
    await logIn(user, 'olivia@example.com');

    expect(await screen.findByRole('heading', { name: 'Signed in as Olivia Hartley' })).toHaveFocus();
    expect(screen.getByText('You apply with this account.')).toBeInTheDocument();
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    expect(agree()).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Continue to the application' }));

    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('contact_details'));
    expect(selectApplication(store.getState()).landingpage).toEqual({ agree_to_terms: true, all_docs_are_downloaded: false, hasAccount: true, username: 'olivia@example.com' });
  });

  it('[3-LAND-39] finds the account on opening the page, without the question and without taking the focus', async () => {
    await show({ username: 'olivia@example.com' });

    expect(await screen.findByText('Signed in as Olivia Hartley')).toBeInTheDocument();
    expect(screen.queryByRole('radiogroup', { name: 'Do you have an account?' })).not.toBeInTheDocument();
    expect(document.body).toHaveFocus();
  });

  it('[3-LAND-40, 3-LOGIN-07] signs out, and the page loads anew', async () => {
    const { user, store } = await show({ username: 'olivia@example.com', page: <Wizard /> });
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));

    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(service.calls).toEqual(['POST /logout/']);
    expect(selectUser(store.getState())).toBeNull();
  });

  it('[3-LAND-40, 3-LOGIN-10] signs out on this device too when the service cannot be told', async () => {
    const { user, store } = await show({ username: 'olivia@example.com', page: <Wizard /> });
    server.use(http.post(at('/logout/'), () => HttpResponse.error()));
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));

    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(selectUser(store.getState())).toBeNull();
  });

  it('[1-LAND-21, 1-LAND-22] tells the service of the beginning application with the address of the account', async () => {
    const { user, store } = await show({ username: 'olivia@example.com' });
    const sent: Record<string, unknown>[] = [];
    server.use(
      http.post(at('/offer/api/application-create-update/'), async ({ request }) => {
        const read = await readApplication(request);
        if (!(read instanceof Response)) sent.push({ ...read.data, actor: request.headers.get('x-acting-as') });
        return HttpResponse.json({ id: 55 });
      }),
    );
    await user.click(agree());
    await user.click(screen.getByRole('button', { name: 'Continue to the application' }));

    await waitFor(() => expect(store.getState().wizard.splashApplicationId).toBe(55));
    expect(sent).toEqual([expect.objectContaining({ action: 'splash', actor: '11 investor', landingpage: expect.objectContaining({ username: 'olivia@example.com' }) })]);
  });
});

describe('staff', () => {
  it('[1-LAND-36, 1-LAND-37, 1-LAND-38, 3-LAND-38] start with terms and documents settled, as investor', async () => {
    const { user, store } = await show({ username: 'grace@example.com', changes: { documents: [{ filename: 'Prospectus.pdf' }] } });
    expect(agree()).toBeChecked();
    expect(screen.getByText('Downloaded')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Continue to the application' }));

    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('contact_details'));
    const { landingpage, contact_details } = selectApplication(store.getState());
    expect(landingpage).toEqual({ agree_to_terms: true, all_docs_are_downloaded: true, hasAccount: true });
    expect(contact_details).toMatchObject({ applicant_role: 'investor', holdingProfileType: 'NEW' });
  });

  it('[1-LAND-25, 3-LAND-36, 3-LAND-37] who are admins see no terms, and can start all the same', async () => {
    const { user, store } = await show({ username: 'daniel@example.com', changes: { documents: [{ filename: 'Prospectus.pdf' }] } });
    expect(screen.queryByRole('checkbox', { name: /agree to the/ })).not.toBeInTheDocument();
    expect(await screen.findByText('Signed in as Daniel Osei')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Apply for yourself|Act for the issuer/ })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Continue to the application' }));

    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('contact_details'));
  });

  it('[1-SESS-07, 3-LOGIN-08] of the investor groups apply for themselves after the log-in, in the role they chose', async () => {
    const { user, store } = await show();
    await user.click(screen.getByRole('radio', { name: 'I am an adviser' }));
    await logIn(user, 'grace@example.com');

    await screen.findByText('Signed in as Grace Nakamura');
    expect(selectUser(store.getState())).toMatchObject({ is_acting_as_advisor: true, is_acting_as_issuer: false });
    expect(radio('I am an adviser')).toBeChecked();
    expect(agree()).not.toBeChecked();
  });

  it('[3-CALL-08, 1-LAND-36] go to and fro between themselves and the issuer, and agree to the terms themselves', async () => {
    const { user, store } = await show();
    await logIn(user, 'grace@example.com');
    await user.click(await screen.findByRole('button', { name: 'Act for the issuer' }));

    await waitFor(() => expect(agree()).toBeChecked());
    expect(screen.getByText('You apply on behalf of an investor, for the issuer.')).toBeInTheDocument();
    expect(radio('I am the investor')).not.toBeInTheDocument();
    expect(selectUser(store.getState())).toMatchObject({ is_acting_as_issuer: true });

    await user.click(screen.getByRole('button', { name: 'Apply for yourself' }));
    await waitFor(() => expect(agree()).not.toBeChecked());
    expect(radio('I am the investor')).toBeChecked();
    expect(service.calls).toEqual(['POST /login/', 'GET /investor/', 'GET /issuer/', 'GET /investor/']);
  });

  it('[1-LAND-36] an admin who logs in on the page finds it settled', async () => {
    const { user } = await show();
    await logIn(user, 'daniel@example.com');

    await screen.findByText('Signed in as Daniel Osei');
    expect(service.calls).toEqual(['POST /login/']);
    await user.click(screen.getByRole('button', { name: 'Continue to the application' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'The terms and conditions must be accepted' })).not.toBeInTheDocument());
  });
});
