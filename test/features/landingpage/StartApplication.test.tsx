import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { abortAllUploads } from '#api/uploads.ts';
import { LandingPage } from '#features/landingpage/index.ts';
import { Wizard } from '#src/wizard/Wizard.tsx';
import { pendingUploads } from '#store/documents/pendingUploads.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { drained } from '#test/support/eventLoop.ts';
import { at, readApplication } from '#test/support/handlers.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server } from '#test/support/server.ts';
import { agree, logIn, radio, reload, service, show, start, useStartPage } from './startPage.tsx';

useStartPage();

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
    expect(selectApplication(store.getState()).contact_details).toEqual({
      applicant_role: 'advisor',
      adviser_has_authority: false,
      adviser_authority_doc: null,
      holdingProfileType: 'NEW',
    });
  });

  it.each(['grace@example.com', 'daniel@example.com'])(
    '[1-LAND-31, 3-LAND-32, 3-ROLE-11] is not asked of %s, who acts for the issuer',
    async (username) => {
      await show({ username });
      expect(radio('I am the investor')).not.toBeInTheDocument();
      expect(radio('I am an adviser')).not.toBeInTheDocument();
    },
  );

  it.each([
    [null, 'I am the investor'],
    ['olivia@example.com', 'I am the investor'],
    ['rohan@example.com', 'I am an adviser'],
  ])('[1-LAND-30, 2-ROLE-02, 2-ROLE-03, 3-LAND-31] is asked of %s, and starts as "%s"', async (username, role) => {
    await show({ username });
    expect(start().getAllByRole('radio', { checked: true })[0]).toHaveAccessibleName(role);
    expect(radio('I am the investor')).toBeInTheDocument();
  });

  it("[2-ROLE-03] becomes the adviser's with the log-in of an adviser, who may choose the other one", async () => {
    const { user } = await show();
    expect(radio('I am the investor')).toBeChecked();
    await logIn(user, 'rohan@example.com');
    await waitFor(() => expect(radio('I am an adviser')).toBeChecked());
    await user.click(screen.getByRole('radio', { name: 'I am the investor' }));
    expect(radio('I am the investor')).toBeChecked();
  });
});

describe("an adviser's authority", () => {
  const file = new File(['%PDF-1.4 x'], 'authority.pdf', { type: 'application/pdf' });

  it('[1-ADV-02, 1-ADV-03, 3-ROLE-02, 3-ROLE-03] is asked of advisers alone, and there until they deny it', async () => {
    const { user } = await show();
    expect(screen.queryByText("Do you have the investor's authority to act?")).not.toBeInTheDocument();

    await user.click(screen.getByRole('radio', { name: 'I am an adviser' }));
    expect(
      await screen.findByRole('radiogroup', { name: "Do you have the investor's authority to act?" }),
    ).toBeInTheDocument();
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
    expect(selectApplication(store.getState()).contact_details).toMatchObject({
      applicant_role: 'advisor',
      adviser_has_authority: true,
      adviser_authority_doc: { id: 'd1', filename: 'authority.pdf' },
    });
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
    await drained();
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
    server.events.on(
      'request:start',
      ({ request }) => void calls.push(`${request.method} ${new URL(request.url).pathname}`),
    );
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
    expect(selectApplication(store.getState()).contact_details).toMatchObject({
      applicant_role: 'investor',
      adviser_authority_doc: null,
    });
    unmount();
    renderWithStore(<LandingPage />, store);
    expect(screen.getByRole('radio', { name: 'I am the investor' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'I am an adviser' }));
    expect(await screen.findByRole('button', { name: 'Remove authority.pdf' })).toBeInTheDocument();
  });
});

describe('the summary of what stands in the way', () => {
  const entries = () =>
    screen
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
      .filter((text) => /required|accepted|valid/.test(text));

  it('names its entries in the order of the page, and drops what was mended or has gone', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('radio', { name: 'I am an adviser' }));
    await user.click(screen.getByRole('button', { name: 'Continue to the application' }));
    await waitFor(() =>
      expect(entries()).toEqual([
        'The terms and conditions must be accepted',
        'Authority document: File is required',
        'Do you have an account? This field is required',
      ]),
    );

    await user.click(screen.getByRole('radio', { name: 'I am the investor' }));
    await waitFor(() =>
      expect(entries()).toEqual([
        'The terms and conditions must be accepted',
        'Do you have an account? This field is required',
      ]),
    );
    await user.click(screen.getByRole('radio', { name: 'No, continue without an account' }));
    await user.type(await screen.findByLabelText(/Your email address/), 'ann');
    await waitFor(() => expect(entries()).toEqual(['The terms and conditions must be accepted']));
    await user.click(screen.getByRole('button', { name: 'Continue to the application' }));
    await waitFor(() =>
      expect(entries()).toEqual([
        'The terms and conditions must be accepted',
        'Your email address: Please enter a valid email address',
      ]),
    );
  });
});

describe('signed in', () => {
  it('[3-LAND-39, 1-LAND-35, 3-LAND-35] goes on with the account, and what was answered before the log-in still stands', async () => {
    const { user, store } = await show();
    await user.click(agree());
    await logIn(user, 'olivia@example.com');

    expect(await screen.findByRole('heading', { name: 'Signed in as Olivia Hartley' })).toHaveFocus();
    expect(screen.getByText('You are applying with this account.')).toBeInTheDocument();
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    expect(agree()).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Continue to the application' }));

    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('contact_details'));
    expect(selectApplication(store.getState()).landingpage).toEqual({
      agree_to_terms: true,
      all_docs_are_downloaded: false,
      agreed_documents: [],
      hasAccount: true,
      username: 'olivia@example.com',
    });
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
    expect(sent).toEqual([
      expect.objectContaining({
        action: 'splash',
        actor: '11 investor',
        landingpage: expect.objectContaining({ username: 'olivia@example.com' }),
      }),
    ]);
  });
});
