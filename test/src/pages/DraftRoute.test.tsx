import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { momentText } from '#domain/formats/moment.ts';
import { separationTexts } from '#domain/texts/approval.ts';
import { App } from '#src/App.tsx';
import { selectSteps } from '#store/selectors/stepSelectors.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { answerDraftPage, answerDraftUrl, answerHeldDraft, DRAFT_URL, opened } from '#test/support/draftSaving.ts';
import { useFakeClock } from '#test/support/eventLoop.ts';
import { at } from '#test/support/handlers.ts';
import { CONTEXT } from '#test/support/renderStoreDevice.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { anOfferSummary } from '#test/support/offerSummaries.ts';
import { server, useServer } from '#test/support/server.ts';
import { aStore } from '#test/support/draftStore.ts';

useServer();

const offer = aDemoOffer('emberfield-copper');
const TITLE = 'Access your saved application';
const INVALID = 'The One-Time Password is invalid, please try again';

beforeEach(() => {
  window.history.replaceState(null, '', DRAFT_URL);
  server.use(http.get(at('/api/offers/:slug/'), () => HttpResponse.json({ ...CONTEXT, offer })));
});

const ok = () => HttpResponse.json({});
const wrong = () => HttpResponse.json({ verified: false });
const refused = (words: string) => () => HttpResponse.json(words, { status: 400 });
const failed = () => HttpResponse.json({}, { status: 500 });

async function show() {
  const shown = renderWithStore(<App />, aStore());
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const field = () => screen.findByLabelText('One-time password');

/** The page with a code on its way. */
async function showSent(...answers: Parameters<typeof answerDraftUrl>) {
  answerDraftPage();
  const sent = answerDraftUrl(ok, ...answers);
  const shown = await show();
  await press('Send code');
  return { ...shown, sent, code: await field() };
}

describe('the page at the address of a saved draft', () => {
  it('[3-OTP-01, 3-OTP-02, 3-OTP-03] says what it is for and where a code would go, and sends none unasked', async () => {
    answerDraftPage();
    const sent = answerDraftUrl(ok);
    await show();

    expect(screen.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    expect(document.title).toBe(`${TITLE} – ${offer.name}`);
    expect(screen.getByText(/ends in 678/)).toBeVisible();
    expect(screen.getByRole('main')).toHaveTextContent(offer.name);
    expect(await button('Send code')).toBeVisible();
    expect(screen.queryByLabelText('One-time password')).not.toBeInTheDocument();
    expect(sent).toHaveLength(0);
  });

  it.each([
    ['session', separationTexts.bars.session],
    ['account', separationTexts.bars.account],
    ['browser', separationTexts.bars.browser],
  ] as const)(
    '[1-ADV-07] asks the adviser who submitted it for no code (%s), and sends the link to the investor',
    async (bar, words) => {
      answerDraftPage({ status: 'pending_approval', barred_by: bar });
      const sent = answerDraftUrl(refused('Too many codes have been requested.'), ok);
      await show();

      expect(await screen.findByRole('heading', { name: separationTexts.title })).toBeVisible();
      expect(screen.getByText(words)).toBeVisible();
      expect(
        screen.getByText(/to the investor’s number: the mobile number \(Australia, \+61\) that ends in 678/),
      ).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Send code' })).not.toBeInTheDocument();
      await press(separationTexts.send);
      expect(await screen.findByText('Too many codes have been requested.')).toBeVisible();
      await press(separationTexts.send);
      expect(await screen.findByText(separationTexts.sent)).toBeVisible();
      expect(sent).toEqual([{ action: 'text_link' }, { action: 'text_link' }]);
    },
  );

  it.each([
    ['a draft', {}, 'see your other options at the end of this page'],
    [
      'what waits for approval',
      { status: 'pending_approval' as const },
      'see your other options at the end of this page',
    ],
    ['the adviser’s link', { status: 'pending_approval' as const, barred_by: 'session' as const }, 'ask the investor'],
    ['a mobile', { masked_mobile: 'mobile number (Australia, +61) that ends in 678' }, null],
    ['nothing known', { masked_mobile: 'number (+1) that ends in 123' }, null],
  ])('[1-CONT-29, 3-OTP-03] says where a text message will probably not arrive, and what helps: %s', async (...row) => {
    const [, page, help] = row;
    answerDraftPage({ masked_mobile: 'number (Australia, +61, not a mobile) that ends in 432', ...page });
    await show();
    const note = await screen.findByText(/that ends in/);
    expect(note).toBeVisible();
    const said = screen.queryByRole('note', { name: 'A text message will probably not arrive at this number' });
    if (help === null) expect(said).toBeNull();
    else expect(said).toHaveTextContent(help);
  });

  it('[1-ADV-07] offers no message to the adviser where the link is over or there is no mobile', async () => {
    answerDraftPage({ status: 'pending_approval', barred_by: 'browser', masked_mobile: null });
    await show();

    expect(await screen.findByText(separationTexts.noNumber)).toBeVisible();
    expect(screen.queryByRole('button', { name: separationTexts.send })).not.toBeInTheDocument();
  });

  it('[2-ROLE-08, 3-OTP-01, 3-OTP-03] says to an investor what their adviser asks of them, and nothing of what they have saved', async () => {
    answerDraftPage({ status: 'pending_approval' });
    await show();

    const title = 'Review and approve an application';
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(document.title).toBe(`${title} – ${offer.name}`);
    expect(screen.getByRole('main')).toHaveTextContent(/Your adviser has filled in an application for .* for you/);
    expect(screen.getByText(/ends in 678/)).toBeVisible();
    const otherwise = screen.getByRole('region', { name: 'If you cannot get the message' });
    expect(otherwise).toHaveTextContent(/Ask your adviser which mobile number/);
    expect(otherwise).toHaveTextContent(offer.registrar?.name ?? 'no registrar');
    expect(screen.getByRole('main')).not.toHaveTextContent(/saved|draft/i);
  });

  it.each([
    ['the link has ended', { link_is_good: false }, 'This link is no longer valid'],
    ['there is no number', { masked_mobile: null }, 'No code can be sent'],
  ])('[2-ROLE-08, 3-OTP-03] says so to whoever is to approve, where %s', async (_name, page, words) => {
    answerDraftPage({ status: 'pending_approval', ...page });
    server.use(http.post(at('/offers/:slug/resend-link/'), () => new HttpResponse(null, { status: 204 })));
    await show();
    expect(screen.getByRole('heading', { name: words })).toBeVisible();
    const address = screen.queryByRole('textbox', { name: 'Email address of your application' });
    if (address) {
      await userEvent.type(address, 'ann@example.com{Enter}');
      expect(await screen.findByText(/^If an application is waiting for your approval/)).toBeVisible();
    }

    expect(screen.getByRole('main')).not.toHaveTextContent(/saved|draft/i);
  });

  describe('of a draft that was deleted', () => {
    const deleted = { at: '2026-11-21T10:00:00', until: '2026-11-22T10:00:00' };

    it('[3-DRAFT-01] says when it was deleted and until when it can be restored, and shows nothing of it', async () => {
      answerDraftPage({ deleted });
      await show();

      const title = 'Restore your deleted application';
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(document.title).toBe(`${title} – ${offer.name}`);
      expect(screen.getByRole('main')).toHaveTextContent(
        /was deleted \(21\/11\/2026, 10:00 am \S+\)\. You can restore it with a code until 22\/11\/2026, 10:00 am \S+\./,
      );
      expect(screen.getByRole('main')).not.toHaveTextContent('is saved');
      expect(screen.getByText(/ends in 678/)).toBeVisible();
    });

    it('[3-DRAFT-01] restores it by a code that is sent on demand, and opens it', async () => {
      answerDraftPage({ deleted });
      const sent = answerDraftUrl(ok, wrong, opened({ contact_details: { first_name: 'Jane' } }));
      await show();
      await press('Send code');
      await userEvent.type(await field(), '123456');
      await press('Restore the application');
      expect(await screen.findByText(INVALID)).toBeVisible();
      await press('Restore the application');

      await waitFor(() => expect(window.location.pathname).toBe('/offers/emberfield-copper/'));
      expect(sent.map(({ action }) => action)).toEqual(['send_sms_code', 'sms_login', 'sms_login']);
    });

    /** The page with the right code entered, whose answers do not come; the service has restored the draft by then. */
    const enterLost = async (...answers: Parameters<typeof answerDraftUrl>) => {
      answerDraftPage({ deleted });
      const sent = answerDraftUrl(ok, ...answers);
      await show();
      await press('Send code');
      await userEvent.type(await field(), '123456');
      return sent;
    };
    const draft = opened({ contact_details: { first_name: 'Jane' } });

    it('[3-DRAFT-01] opens it where the answer to the right code was lost and this session holds it', async () => {
      const sent = await enterLost(() => HttpResponse.error());
      answerDraftPage({ verified: true });
      server.use(http.post(at('/api/applications/:id/open-draft/'), draft));
      await press('Restore the application');

      await waitFor(() => expect(window.location.pathname).toBe('/offers/emberfield-copper/'));
      expect(sent).toHaveLength(2);
    });

    it('[3-DRAFT-01] opens it after another press where nothing answered at the first one', async () => {
      const over = () => HttpResponse.json({ verified: false, code_over: true });
      const sent = await enterLost(() => HttpResponse.error(), over);
      server.use(http.get(at('/api/offers/:slug/drafts/:id/'), () => HttpResponse.error()));
      await press('Restore the application');
      expect(await screen.findByText('That did not work. Please try again.')).toBeVisible();
      expect(await field()).toHaveValue('123456');
      answerDraftPage({ verified: true });
      server.use(http.post(at('/api/applications/:id/open-draft/'), draft));
      await press('Restore the application');

      await waitFor(() => expect(window.location.pathname).toBe('/offers/emberfield-copper/'));
      expect(sent).toHaveLength(3);
    });

    it('[3-DRAFT-01] leads back to the link of the e-mail where the new cookie was lost with the answer', async () => {
      await enterLost(() => HttpResponse.error());
      answerDraftPage(404);
      await press('Restore the application');

      expect(await screen.findByRole('heading', { level: 1, name: 'This link cannot be opened' })).toBeVisible();
      expect(screen.getByRole('main')).toHaveTextContent(/open the link in it/);
    });

    it('[3-DRAFT-01] keeps what was typed where the call never arrived', async () => {
      const sent = await enterLost(() => HttpResponse.error(), draft);
      await press('Restore the application');
      expect(await screen.findByText('That did not work. Please try again.')).toBeVisible();
      expect(await field()).toHaveValue('123456');
      await press('Restore the application');

      await waitFor(() => expect(window.location.pathname).toBe('/offers/emberfield-copper/'));
      expect(sent).toHaveLength(3);
    });
  });

  it('[1-SHELL-18, 3-LAND-05] shows just the landing step, in whose place it stands', async () => {
    answerDraftPage();
    const { store } = await show();

    expect(selectSteps(store.getState()).map(({ name }) => name)).toEqual(['landingpage']);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(store.getState().wizard.fileId).toBeNull();
    expect(Object.keys(store.getState().files.entities)).toHaveLength(0);
  });

  it('[3-OTP-01, 3-CALL-01] sends a code on a press and asks for it', async () => {
    const { sent, code } = await showSent();

    expect(sent).toEqual([{ action: 'send_sms_code' }]);
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(
      screen.getByText(/We have sent a code to the mobile number \(Australia, \+61\) that ends in 678/),
    ).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('button', { name: 'Send code' })).not.toBeInTheDocument();
  });

  it.each([
    ['[3-OTP-05]', '', 'Please enter one time password'],
    ['[3-OTP-05]', ' - ', 'Please enter one time password'],
    ['[3-OTP-04, 3-OTP-06]', '12345', 'Must be exactly 6 digits'],
    ['[3-OTP-04, 3-OTP-06]', '1234567', 'Must be exactly 6 digits'],
    ['[3-OTP-04, 3-OTP-06]', '12a456', 'Must be exactly 6 digits'],
  ])('%s refuses the code %p before anybody is asked', async (_id, typed, words) => {
    const { sent, code } = await showSent();
    if (typed) await userEvent.type(code, typed);
    await press('Log in');

    expect(code).toHaveAccessibleDescription(words);
    expect(code).toHaveFocus();
    expect(sent).toHaveLength(1);
  });

  it.each(['012345', '012 345', '012-345'])(
    '[3-OTP-04, 3-OTP-08, 3-CALL-02] enters %p as text; a wrong one is said at the field',
    async (typed) => {
      const { sent, code } = await showSent(wrong);
      await userEvent.click(code);
      await userEvent.paste(typed);
      await userEvent.keyboard('{Enter}');

      await waitFor(() => expect(code).toHaveAccessibleDescription(INVALID));
      expect(code).toHaveFocus();
      expect(sent[1]).toEqual({ action: 'sms_login', otp_token: '012345' });
      await userEvent.keyboard('{Backspace}');
      expect(code).not.toHaveAccessibleDescription();
    },
  );

  it('[3-OTP-08, 3-OTP-09] says once that a code is over and a new one is needed, beside when that can be asked for, until it is sent', async () => {
    const { code } = await showSent(wrong, () => HttpResponse.json({ verified: false, code_over: true }));
    const enter = async (answered: string) => {
      await userEvent.clear(code);
      await userEvent.type(code, '012345{Enter}');
      await waitFor(() => expect(code).toHaveAccessibleDescription(answered));
    };
    await enter(INVALID);
    expect(screen.getByText(/valid for 10 minutes/)).toBeVisible();
    const before = screen.getAllByRole('status');
    expect(screen.queryByText(/^That code is no longer valid/)).not.toBeInTheDocument();
    await enter('This code is no longer valid');

    const said = screen.getByText('That code is no longer valid. A code works for 10 minutes and five attempts.');
    // Nothing else on the page says that it is good, or asks to try it again.
    expect(screen.queryByText(/is valid for|try again/)).not.toBeInTheDocument();
    expect(said).toHaveAttribute('role', 'status');
    // It was there before it said something, and so it is spoken.
    expect(before).toContain(said);
    expect(said.nextElementSibling).toHaveTextContent(/^You can request another code in [45]:\d\d\.$/);
    // Beside the field, where it is seen on a phone, too.
    const tick = screen.getByRole('checkbox', { name: 'This is a shared computer' });
    expect(said.compareDocumentPosition(tick)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.type(code, '{Backspace}');
    expect(said).toHaveTextContent(/^That code is no longer valid/);
  });

  it('[3-DRAFT-01] says to a new device that it has to wait, until when, and what its owner can do', async () => {
    const until = new Date(2030, 0, 5, 14, 30);
    answerDraftPage({ waits_until: until.toISOString() });
    await show();

    const notice = screen.getByRole('region', { name: 'New devices must wait' });
    expect(notice).toHaveTextContent(/you can request a code after 05\/01\/2030, 2:30 pm \S+\./);
    expect(notice).toHaveTextContent(
      /The link still works on a device on which you have opened the application before/,
    );
    expect(screen.getByRole('region', { name: 'What you can do' })).toHaveTextContent(/log in on the page of/);
    expect(screen.queryByRole('button', { name: 'Send code' })).not.toBeInTheDocument();
  });

  it('[3-DRAFT-01, 3-OTP-08] says at the field in the service’s words that no more codes are taken today', async () => {
    const words = 'Too many wrong codes were entered on new devices today. Try again from 3 pm.';
    const { code } = await showSent(() => HttpResponse.json(words, { status: 429 }));
    await userEvent.type(code, '012345{Enter}');

    await waitFor(() => expect(code).toHaveAccessibleDescription(words));
    expect(code).toHaveFocus();
    // It says when: no countdown says it differently, and no code is said to be good.
    expect(screen.queryByText(/You can request|is valid for/)).not.toBeInTheDocument();
    await userEvent.type(code, '{Backspace}');
    expect(screen.getByText(/^You can request another code in/)).toBeVisible();
  });

  it('[3-OTP-10, 3-CALL-21] shows why no code was sent for five seconds, and takes one that came before', async () => {
    answerDraftPage();
    answerDraftUrl(refused('Too many codes have been requested. Please try again in 3 minutes.'));
    await show();
    const send = await button('Send code');
    useFakeClock();
    const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
    fireEvent.click(send);
    const words = await screen.findByText(/^Too many codes/);

    await pass(4999);
    expect(words).toBeInTheDocument();
    expect(words.parentElement).not.toHaveClass('fading');
    await pass(1);
    expect(words.parentElement).toHaveClass('fading');
    await pass(1000);
    expect(words).not.toBeInTheDocument();
    expect(await field()).not.toHaveAccessibleDescription();
    expect(await button('Resend code')).toBeVisible();
    jest.useRealTimers();
  });

  it('[3-CALL-21] handles no other failure specially: it is at work no longer, and says quietly that it did not work', async () => {
    answerDraftPage();
    answerDraftUrl(failed, ok);
    await show();
    await press('Send code');

    expect(await screen.findByText('That did not work. Please try again.')).toHaveAttribute('role', 'status');
    await press('Send code');
    expect(await field()).toBeVisible();
  });

  it('[3-OTP-09] offers another code five minutes after the last, and says when', async () => {
    answerDraftPage();
    const sent = answerDraftUrl(ok, ok);
    await show();
    const send = await button('Send code');
    useFakeClock();
    const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
    const resend = () => screen.queryByRole('button', { name: 'Resend code' });
    fireEvent.click(send);
    await screen.findByText(/another code in 5:00/);

    await pass(299_000);
    expect(resend()).not.toBeInTheDocument();
    expect(screen.getByText('You can request another code in 0:01.')).toBeVisible();
    await pass(1000);
    fireEvent.click(await button('Resend code'));
    await screen.findByText(/another code in 5:00/);
    expect(resend()).not.toBeInTheDocument();
    expect(sent).toEqual([{ action: 'send_sms_code' }, { action: 'send_sms_code' }]);
    jest.useRealTimers();
  });

  it.each([
    ['the link has ended', { link_is_good: false }, 'This link is no longer valid'],
    ['there is no number', { masked_mobile: null }, 'No code can be sent'],
  ])('[3-OTP-03] sends no code where %s, and says what can be done', async (_name, page, words) => {
    answerDraftPage(page);
    await show();

    expect(screen.getByRole('heading', { name: words })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send code' })).not.toBeInTheDocument();
    const otherwise = screen.getByRole('region', { name: 'What you can do' });
    expect(otherwise).toHaveTextContent(/Continue on the device where you saved it/);
    expect(otherwise).toHaveTextContent(offer.registrar?.name ?? 'no registrar');
    expect(screen.getByRole('link', { name: 'Go to the offer' })).toHaveAttribute('href', offer.href);
  });

  it('[3-LAND-20] asks for the link again where it has ended', async () => {
    answerDraftPage({ link_is_good: false });
    const asked: unknown[] = [];
    server.use(
      http.post(at('/offers/:slug/resend-link/'), async ({ request, params }) => {
        asked.push([params['slug'], (await request.formData()).get('email_address')]);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await show();

    await userEvent.type(screen.getByRole('textbox', { name: 'Email address of your application' }), 'ann@example.com');
    await press('Send');

    expect(await screen.findByText(/If there is a saved application for this address/)).toBeVisible();
    expect(asked).toEqual([['emberfield-copper', 'ann@example.com']]);
  });

  it('[3-OTP-07, 3-CALL-21] says that it opens what is held until the answer is there, and that it failed only after it', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    answerDraftPage({ verified: true });
    answerHeldDraft(async () => {
      await gate;
      return failed();
    }, opened({}));
    await show();

    expect(await screen.findByText('Opening the application')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    release();
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be opened/);
    await press('Try again');
    await waitFor(() => expect(window.location.pathname).toBe('/offers/emberfield-copper/'));
  });

  it('[3-CALL-21] says that it could not be opened where nothing answers, and tries again', async () => {
    answerDraftPage(500);
    await show();
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be opened/);
    answerDraftPage();

    await press('Try again');

    expect(await button('Send code')).toBeVisible();
  });
});

describe('a link that opens nothing', () => {
  const choice = () => screen.findByRole('combobox', { name: 'Offer' });
  const said = async () => {
    expect(await screen.findByRole('heading', { level: 1, name: 'This link cannot be opened' })).toBeVisible();
    await choice();
    return screen.getByRole('main').textContent;
  };

  it('[3-DRAFT-01, 3-OTP-01] says the same at /d/ and at the address of a draft that one has nothing to do with', async () => {
    answerDraftPage(404);
    const { unmount } = await show();
    const atDraft = await said();
    unmount();
    window.history.replaceState(null, '', '/d/');
    await show();

    expect(await said()).toBe(atDraft);
    expect(atDraft).toMatch(/latest email/);
  });

  const SENT = 'If there is a saved application for this address, we have sent a link to it.';
  const address = () => screen.getByRole('textbox', { name: 'Email address of your application' });
  const summaryOf = (slug: string, name: string) => anOfferSummary({ slug, name });
  /** The page at `/d/` with two offers, and what its form sends. */
  const atDeadLink = async () => {
    const sent: unknown[] = [];
    server.use(
      http.get(at('/api/offers/'), () =>
        HttpResponse.json({ results: [summaryOf('a', 'A Notes'), summaryOf('b', 'B Shares')] }),
      ),
      http.post(at('/offers/:slug/resend-link/'), async ({ request, params }) => {
        sent.push([params['slug'], Object.fromEntries(await request.formData())]);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    window.history.replaceState(null, '', '/d/');
    await show();
    await choice();
    return sent;
  };

  it('[3-LAND-20] sends a new link for the offer that is chosen, with the same words for every address', async () => {
    const sent = await atDeadLink();
    await userEvent.selectOptions(await choice(), 'B Shares');
    await userEvent.type(address(), 'ann@example.com');
    await press('Send');

    expect(await screen.findByText(SENT)).toBeVisible();
    expect(sent).toEqual([['b', { email_address: 'ann@example.com' }]]);

    await userEvent.selectOptions(await choice(), 'A Notes');
    expect(screen.queryByText(SENT)).not.toBeInTheDocument();
    expect(address()).toHaveValue('ann@example.com');
  });

  it('[3-LAND-20] asks for the offer first, and sends nothing without', async () => {
    const sent = await atDeadLink();
    await userEvent.type(address(), 'ann@example.com{Enter}');

    expect(await choice()).toHaveFocus();
    expect(await choice()).toHaveAccessibleDescription('Please choose the offer that your application is for');
    expect(sent).toEqual([]);
  });

  it('[3-LAND-20] says that the offers did not come, and tries again', async () => {
    server.use(http.get(at('/api/offers/'), failed));
    window.history.replaceState(null, '', '/d/');
    await show();
    await screen.findByText('The list of offers could not be loaded. Please try again to choose one.');

    server.use(http.get(at('/api/offers/'), () => HttpResponse.json({ results: [summaryOf('a', 'A Notes')] })));
    await press('Try again');

    expect(await choice()).toHaveValue('a');
  });
});

describe('the link of an application that ended without an approval', () => {
  const ENDED = { application_id: 31, status: 'withdrawn', ended: 'declined', may_empty: true } as const;

  it('[2-ROLE-08] says that it was declined, and deletes what was entered after a question', async () => {
    answerDraftPage(ENDED);
    const emptied: unknown[] = [];
    server.use(
      http.post(at('/api/applications/:id/empty/'), ({ params }) => {
        emptied.push(params['id']);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await show();

    expect(screen.getByRole('heading', { level: 1, name: 'This application was declined' })).toBeVisible();
    expect(
      screen.getByText(new RegExp(`^The application for ${offer.name} .* was declined by the investor`)),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send code' })).not.toBeInTheDocument();
    await press('Delete application details');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByRole('status', { name: 'The application details have been deleted' })).toHaveFocus();
    expect(screen.queryByText(/will be deleted 30 days after/)).not.toBeInTheDocument();
    expect(emptied).toEqual(['31']);
  });

  it('[2-ROLE-08] says that the time to approve has ended, and offers nothing', async () => {
    answerDraftPage({ ...ENDED, ended: 'approval_expired', may_empty: false });
    await show();

    const title = 'The time to approve this application has ended';
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(
      screen.getByText(/was not approved in time\. It will not be sent to the issuer, and there is nothing to pay\.$/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete application details' })).not.toBeInTheDocument();
  });
});

it('[2-ROLE-08] says at the link until when the investor can approve', async () => {
  answerDraftPage({ status: 'pending_approval', approve_until: '2026-12-21T02:00:00.000Z' });
  await show();

  const moment = momentText('2026-12-21T02:00:00.000Z');
  expect(moment).toMatch(/^2[01]\/12\/2026, /);
  expect(screen.getByText(`You can approve or decline it until ${moment}.`)).toBeVisible();
});
