import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { selectApplication, selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { at } from '#test/support/handlers.ts';
import { server } from '#test/support/server.ts';
import { PASSWORD } from '#test/support/sessionService.ts';
import { agree, logIn, proceed, radio, service, show, useStartPage } from './startPage.tsx';

useStartPage();

describe('the account question', () => {
  it('[1-LAND-32, 3-LAND-33] has to be answered', async () => {
    const { user, store } = await show();
    await user.click(agree());
    await user.click(screen.getByRole('button', { name: 'Continue to the application' }));

    expect(
      await screen.findByRole('link', { name: 'Do you have an account? This field is required' }),
    ).toBeInTheDocument();
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
      landingpage: {
        agree_to_terms: true,
        all_docs_are_downloaded: false,
        agreed_documents: [],
        hasAccount: false,
        username: 'ann@example.com',
      },
      contact_details: {
        applicant_role: 'investor',
        adviser_has_authority: true,
        adviser_authority_doc: null,
        holdingProfileType: 'NEW',
      },
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
  ])(
    '[1-SESS-04, 1-SESS-05, 3-LOGIN-03, 3-LOGIN-04] refuses %s before anything is sent',
    async (...[, username, password, label, message]) => {
      const { user } = await show();
      await user.click(screen.getByRole('radio', { name: 'Yes, I will log in' }));
      const field = await screen.findByLabelText('Your email address');
      if (username) await user.type(field, username);
      if (password) await user.type(screen.getByLabelText('Password'), password);
      await user.click(screen.getByRole('button', { name: 'Log in' }));

      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
      expect(screen.getByLabelText(label)).toHaveFocus();
      expect(service.calls).toEqual([]);
    },
  );

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

    await waitFor(() =>
      expect(screen.getByLabelText('Your email address')).toHaveAccessibleDescription('Login failed'),
    );
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

    await waitFor(() =>
      expect(screen.getByLabelText('Your email address')).toHaveAccessibleDescription('Login failed'),
    );
  });

  it('[3-LOGIN-02] says after too many tries what will help', async () => {
    const { user } = await show();
    server.use(http.post(at('/login/'), () => HttpResponse.json({}, { status: 429 })));
    await logIn(user, 'olivia@example.com');

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Too many attempts. Please wait a minute and try again.',
    );
    expect(screen.getByText('Login failed')).toBeInTheDocument();
  });

  it('[3-LOGIN-02] asks again by itself while the service is busy with other log-ins', async () => {
    const { user, store } = await show();
    let asked = 0;
    const busy = () => {
      asked += 1;
      return asked < 3 ? HttpResponse.json({}, { status: 503, headers: { 'retry-after': '0' } }) : undefined;
    };
    server.use(http.post(at('/login/'), busy));
    await logIn(user, 'olivia@example.com');

    await waitFor(() => expect(selectUser(store.getState())).not.toBeNull());
    expect(asked).toBe(3);
    expect(screen.queryByText('Login failed')).not.toBeInTheDocument();
  });

  it('[3-LOGIN-06] leads to the forgotten password page', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('radio', { name: 'Yes, I will log in' }));

    expect(await screen.findByRole('link', { name: 'Forgotten password?' })).toHaveAttribute(
      'href',
      '/forgottenpassword/',
    );
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

describe('staff', () => {
  it('[1-LAND-36, 1-LAND-37, 1-LAND-38, 3-LAND-38] start with terms and documents settled, as investor', async () => {
    const { user, store } = await show({
      username: 'grace@example.com',
      changes: { documents: [{ filename: 'Prospectus.pdf' }] },
    });
    expect(agree()).toBeChecked();
    expect(screen.getByText('Downloaded')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Continue to the application' }));

    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('contact_details'));
    const { landingpage, contact_details } = selectApplication(store.getState());
    expect(landingpage).toEqual({ agree_to_terms: true, all_docs_are_downloaded: true, hasAccount: true });
    expect(contact_details).toMatchObject({ applicant_role: 'investor', holdingProfileType: 'NEW' });
  });

  it('[1-LAND-25, 3-LAND-25, 3-LAND-36, 3-LAND-37] who are admins see no terms, and can start all the same', async () => {
    const { user, store } = await show({
      username: 'daniel@example.com',
      changes: { documents: [{ filename: 'Prospectus.pdf' }] },
    });
    expect(screen.queryByRole('checkbox', { name: /agree to the/ })).not.toBeInTheDocument();
    expect(await screen.findByText('Signed in as Daniel Osei')).toBeInTheDocument();

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
    expect(screen.getByText('You are applying on behalf of an investor, for the issuer.')).toBeInTheDocument();
    expect(radio('I am the investor')).not.toBeInTheDocument();
    expect(selectUser(store.getState())).toMatchObject({ is_acting_as_issuer: true });

    await user.click(screen.getByRole('button', { name: 'Apply for yourself' }));
    await waitFor(() => expect(agree()).not.toBeChecked());
    expect(radio('I am the investor')).toBeChecked();
    expect(service.calls).toEqual(['POST /login/', 'GET /investor/', 'GET /issuer/', 'GET /investor/']);
  });
});
