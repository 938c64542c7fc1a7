import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { DraftSummary } from '#api/resumingApi.ts';
import { draftSaved, stepDrafted } from '#store/events.ts';
import { drained } from '#test/support/eventLoop.ts';
import { at, TOKEN } from '#test/support/handlers.ts';
import { NOW } from '#test/support/renderStoreDevice.ts';
import { server } from '#test/support/server.ts';
import { logIn, proceed, service, show, start, useStartPage } from './startPage.tsx';

useStartPage();

const OLIVIA = 'olivia@example.com';
const SENT = 'If there is a saved application for this address, we have sent a link to it.';
const BUTTON = 'Send me my link again';

describe('Send me my link again', () => {
  type Answer = () => Response | Promise<Response>;
  /** Answers the calls in turn, the last answer from then on, and gives what they asked. */
  const answer = (...answers: Answer[]): { slug: unknown; fields: object; token: string | null }[] => {
    const asked: { slug: unknown; fields: object; token: string | null }[] = [];
    server.use(
      http.post(at('/offers/:slug/resend-link/'), async ({ request, params }) => {
        const fields = Object.fromEntries(await request.formData());
        asked.push({ slug: params['slug'], fields, token: request.headers.get('x-csrf-token') });
        return (answers[asked.length - 1] ?? answers.at(-1) ?? (() => new HttpResponse(null, { status: 204 })))();
      }),
    );
    return asked;
  };
  const open = async () => {
    const shown = await show();
    await shown.user.click(start().getByRole('button', { name: BUTTON }));
    const field = await screen.findByRole('textbox', { name: 'Email address of your application' });
    return { ...shown, field, send: screen.getByRole('button', { name: 'Send' }) };
  };

  it('[3-LAND-20, 1-LAND-16] takes an address where the button was, asks for its link, and says the same for every address', async () => {
    const asked = answer();
    const { user, field, send } = await open();
    expect(field).toHaveFocus();
    expect(screen.queryByRole('button', { name: BUTTON })).not.toBeInTheDocument();

    await user.type(field, ' margot@example.com ');
    await user.click(send);
    expect(await screen.findByText(SENT)).toBeInTheDocument();
    expect(screen.getByText(SENT).closest('[role="status"]')).toBeInTheDocument();
    expect(asked).toEqual([
      { slug: 'emberfield-copper', fields: { email_address: 'margot@example.com' }, token: TOKEN },
    ]);

    await user.clear(field);
    await user.type(field, 'nobody@example.com{Enter}');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(await screen.findByText(SENT)).toBeInTheDocument();
    expect(proceed()).toBeInTheDocument();
  });

  it('[3-LAND-20] says at the field what is wrong with the address, and asks nobody', async () => {
    const asked = answer();
    const { user, field, send } = await open();
    await user.click(send);
    expect(field).toHaveAccessibleDescription(/This field is required/);
    expect(field).toHaveFocus();

    await user.type(field, 'margot@example');
    expect(field).not.toHaveAccessibleDescription(/This field is required/);
    await user.keyboard('{Enter}');
    expect(field).toHaveAccessibleDescription(/Please enter a valid email address/);
    expect(asked).toEqual([]);
    // Enter did not go on to the application, which says what is missing of it.
    await drained();
    expect(screen.queryByText(/terms and conditions must be accepted/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Continue to the application' }));
    expect((await screen.findAllByText(/terms and conditions must be accepted/)).length).toBeGreaterThan(0);
  });

  it('[3-LAND-20] says a failure beside the button, keeps what was typed, and takes one press at a time', async () => {
    let fail = () => {};
    const asked = answer(
      () => new Promise<Response>((resolve) => (fail = () => resolve(new HttpResponse(null, { status: 500 })))),
      () => HttpResponse.error(),
      () => HttpResponse.json({ message: 'x' }, { status: 429 }),
      () => new HttpResponse(null, { status: 204 }),
    );
    const { user, field, send } = await open();
    await user.type(field, 'margot@example.com{Enter}{Enter}');
    await drained();
    fail();
    expect(await screen.findByText('That did not work. Please try again.')).toHaveAttribute('role', 'alert');
    expect(asked).toHaveLength(1);

    await user.click(send);
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(await screen.findByText('That did not work. Please try again.')).toBeInTheDocument();
    await user.click(send);
    expect(await screen.findByText('Too many attempts. Please wait a minute and try again.')).toBeInTheDocument();
    expect(screen.queryByText('That did not work. Please try again.')).not.toBeInTheDocument();
    await user.click(send);
    expect(await screen.findByText(SENT)).toBeInTheDocument();
    expect(field).toHaveValue('margot@example.com');
  });

  it('knows the address that was given on the page', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('radio', { name: 'No, continue without an account' }));
    await user.type(await screen.findByLabelText(/Your email address/), 'margot@example.com');
    await user.click(start().getByRole('button', { name: BUTTON }));

    expect(await screen.findByRole('textbox', { name: 'Email address of your application' })).toHaveValue(
      'margot@example.com',
    );
  });

  it('is offered to whoever may have saved: not to staff, and not where nothing is started', async () => {
    const { unmount } = await show({ username: 'grace@example.com' });
    expect(screen.queryByRole('button', { name: BUTTON })).not.toBeInTheDocument();
    unmount();
    await show({ changes: { state: 'closed' } });
    expect(screen.queryByRole('button', { name: BUTTON })).not.toBeInTheDocument();
  });
});

describe('the saved applications of an account', () => {
  const draft = (changes: Partial<DraftSummary> = {}): DraftSummary => ({
    application_id: 31,
    reference: 'EMBERFIELD-7K2M',
    own_reference: null,
    investor_name: '',
    revision: 3,
    file_key: '7d3f8a52-3a7c-4f5e-9b0b-0c6f5f6f4e11',
    saved_at: '2026-11-20T23:42:00.000Z',
    draft_url: '/offers/emberfield-copper/draft/0c6f5f6f-3a7c-4f5e-9b0b-7d3f8a527d3f/',
    offer: { slug: 'emberfield-copper', name: 'Emberfield Copper', is_open: true },
    ...changes,
  });
  const answer = (...drafts: DraftSummary[]) => {
    const calls = { count: 0 };
    server.use(
      http.get(at('/api/drafts/'), () => {
        calls.count += 1;
        return HttpResponse.json({ results: drafts });
      }),
    );
    return calls;
  };
  const list = () => screen.findByRole('region', { name: 'Your saved applications' });

  it('[3-LAND-20, 1-LAND-16] stand with when they were saved and their reference, each with Resume, which leads to the draft', async () => {
    answer(draft(), draft({ application_id: 32, reference: 'EMBERFIELD-9Q4T', draft_url: '/offers/x/draft/2/' }));
    const { user } = await show({ username: OLIVIA });

    const rows = within(await list()).getAllByRole('listitem');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toHaveTextContent(
      /^Saved 2[01]\/11\/2026, .*EMBERFIELD-7K2MDelete application EMBERFIELD-7K2MResume/,
    );
    const links = within(await list()).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      [draft().draft_url, 'Resume application EMBERFIELD-7K2M'],
      ['/offers/x/draft/2/', 'Resume application EMBERFIELD-9Q4T'],
    ]);

    // Within the page: loading it anew would end what is on a shared computer.
    await user.click(screen.getByRole('link', { name: 'Resume application EMBERFIELD-7K2M' }));
    expect(location.pathname).toBe(draft().draft_url);
    act(() => history.replaceState(null, '', '/'));
  });

  it('[3-LAND-20] say whose they are, the last five at first, and the others when asked', async () => {
    const ids = [31, 32, 33, 34, 35, 36, 37];
    answer(
      ...ids.map((id) => draft({ application_id: id, reference: `EMBERFIELD-${id}`, investor_name: `Owner ${id}` })),
    );
    const { user } = await show({ username: OLIVIA });

    expect(within(await list()).getAllByRole('listitem')).toHaveLength(5);
    expect(within(await list()).getByText('Owner 31')).toBeVisible();
    await user.click(within(await list()).getByRole('button', { name: 'Show 2 more' }));
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(7);
    expect(screen.getByRole('link', { name: 'Resume application Owner 36, EMBERFIELD-36' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: /Show/ })).not.toBeInTheDocument();
  });

  const WELCOME = 'Welcome back. You have a saved application for this offer.';
  const ANOTHER = 'This starts another application and keeps what you have saved.';

  it('[3-LAND-20] are what one is welcomed back to where this device has none: Resume of the last saved comes first', async () => {
    answer(draft(), draft({ application_id: 32, reference: 'EMBERFIELD-9Q4T' }));
    const { store } = await show({ username: OLIVIA });

    expect(
      await screen.findByRole('status', { name: WELCOME.replace('a saved application', '2 saved applications') }),
    ).toBeInTheDocument();
    const links = within(await list()).getAllByRole('link');
    expect(links.map((link) => link.classList.contains('primary'))).toEqual([true, false]);
    expect(proceed()).not.toHaveClass('primary');
    expect(proceed()).toHaveAccessibleDescription(ANOTHER);

    // From the first word on this device has one as well.
    act(() => void store.dispatch(stepDrafted({ name: 'contact_details', values: { first_name: 'An' } })));
    expect(proceed()).toHaveClass('primary');
    expect(screen.queryByText(ANOTHER)).not.toBeInTheDocument();
    expect(within(await list()).getAllByRole('link')[0]).not.toHaveClass('primary');
  });

  it('[3-LAND-20] welcome back to one alone, and to none of another offer', async () => {
    answer(draft());
    const { unmount } = await show({ username: OLIVIA });
    expect(await screen.findByRole('status', { name: WELCOME })).toBeInTheDocument();
    unmount();

    const calls = answer(draft({ offer: { slug: 'another', name: 'Another', is_open: true } }));
    await show({ username: OLIVIA });
    await waitFor(() => expect(calls.count).toBe(1));
    expect(proceed()).toHaveClass('primary');
    expect(screen.queryByText(/^Welcome back/)).not.toBeInTheDocument();
  });

  describe('are deleted there', () => {
    const DELETE = 'Delete application EMBERFIELD-7K2M';
    /** Two of them; the answers to the deletions of the first, in turn, the last from then on. */
    const serve = (...answers: (() => Response | Promise<Response>)[]) => {
      const asked: (string | null)[] = [];
      const second = draft({ application_id: 32, reference: 'EMBERFIELD-9Q4T' });
      let rows = [draft(), second];
      server.use(
        http.get(at('/api/drafts/'), () => HttpResponse.json({ results: rows })),
        http.post(at('/api/applications/31/delete-draft/'), async ({ request }) => {
          asked.push(request.headers.get('X-File-Key'));
          const given = await (answers[asked.length - 1] ?? answers.at(-1) ?? Response.error)();
          if (given.status === 204 || given.status === 404) rows = [second];
          return given;
        }),
      );
      return asked;
    };
    const deleted = () => new HttpResponse(null, { status: 204 });
    const ask = async (user: Awaited<ReturnType<typeof show>>['user']) => {
      await user.click(within(await list()).getByRole('button', { name: DELETE }));
      return screen.findByRole('alertdialog', { name: 'Delete this draft?' });
    };

    it('[3-LAND-20, 3-DRAFT-01] on consent, and the list says so at its name', async () => {
      const asked = serve(deleted);
      const { user } = await show({ username: OLIVIA });
      const dialog = await ask(user);
      expect(dialog).toHaveTextContent(/Saved 2[01]\/11\/2026, .*EMBERFIELD-7K2M.*Emberfield Copper/);

      await user.click(within(dialog).getByRole('button', { name: 'Delete' }));

      expect(await screen.findByText('The saved application has been deleted.')).toHaveAttribute('role', 'status');
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Your saved applications' })).toHaveFocus());
      expect(within(await list()).getAllByRole('listitem')).toHaveLength(1);
      expect(screen.queryByRole('button', { name: DELETE })).not.toBeInTheDocument();
      expect(asked).toEqual([draft().file_key]);
    });

    it('[3-DRAFT-01] or are gone already, which is said, and the list is asked for anew', async () => {
      serve(() => HttpResponse.json({ message: 'no' }, { status: 404 }));
      const { user } = await show({ username: OLIVIA });
      await user.click(within(await ask(user)).getByRole('button', { name: 'Delete' }));
      const dialog = await screen.findByRole('alertdialog', { name: 'We no longer have this draft' });
      expect(within(dialog).queryByRole('button', { name: 'Remove from this device' })).not.toBeInTheDocument();
      await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);

      await waitFor(async () => expect(within(await list()).getAllByRole('listitem')).toHaveLength(1));
    });
  });

  it('[3-LAND-20] are those of this offer that are not open here', async () => {
    answer(draft({ offer: { slug: 'another', name: 'Another', is_open: true } }), draft({ application_id: 77 }));
    const { store } = await show({ username: OLIVIA });
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(1);

    act(() => {
      store.dispatch(
        draftSaved(
          {
            id: 77,
            reference: 'A-77',
            status: 'draft',
            submitted_at: null,
            payment: null,
            revision: 1,
            draft_url: '/x/',
          },
          { application: {}, at: NOW },
        ),
      );
    });
    await waitFor(() => expect(screen.queryByText('Your saved applications')).not.toBeInTheDocument());
  });

  it('leave out the file that is open here, by its key', async () => {
    const { store, unmount } = await show({ username: OLIVIA });
    const { fileKey } = store.getState().wizard;
    unmount();
    const calls = answer(draft({ file_key: fileKey }));
    await show({ username: OLIVIA });

    await waitFor(() => expect(calls.count).toBe(1));
    expect(fileKey).not.toBeNull();
    expect(screen.queryByText('Your saved applications')).not.toBeInTheDocument();
  });

  it('[3-LAND-20] come with the log-in on the page, and are asked of nobody else', async () => {
    const calls = answer(draft());
    const { user } = await show();
    expect(calls.count).toBe(0);
    await logIn(user, OLIVIA);
    expect(await list()).toBeInTheDocument();
  });

  it('are not asked for staff', async () => {
    const calls = answer(draft());
    await show({ username: 'grace@example.com' });
    expect(service).toBeDefined();
    expect(calls.count).toBe(0);
  });

  it('say where they did not come, with Try again', async () => {
    server.use(http.get(at('/api/drafts/'), () => HttpResponse.json({ message: 'x' }, { status: 500 })));
    const { user } = await show({ username: OLIVIA });
    const said = await screen.findByRole('note', {
      name: 'The applications saved in your account could not be loaded',
    });
    expect(said).toHaveTextContent('Nothing for this offer is on this device.');
    expect(said.closest('[role=status]')).toBeInTheDocument();
    expect(proceed()).toBeInTheDocument();

    answer(draft());
    await user.click(start().getByRole('button', { name: 'Try again' }));
    expect(await list()).toBeInTheDocument();
    expect(said).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your saved applications' })).toHaveFocus());
  });

  it('lead back to the account where Try again finds none', async () => {
    server.use(http.get(at('/api/drafts/'), () => HttpResponse.json({ message: 'x' }, { status: 500 })));
    const { user } = await show({ username: OLIVIA });
    await screen.findByRole('note', { name: 'The applications saved in your account could not be loaded' });

    server.use(http.get(at('/api/drafts/'), () => HttpResponse.json({ results: [] })));
    await user.click(start().getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: /^Signed in as/ })).toHaveFocus());
  });
});
