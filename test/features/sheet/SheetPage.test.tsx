import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { SheetRow } from '#api/sheetApi.ts';
import { SheetPage } from '#features/sheet/index.ts';
import { at } from '#test/support/handlers.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';

useServer();

const ADVISER = { id: 7, username: 'rohan@example.com', is_acting_as_advisor: true };
const signedIn = (user: object | null) =>
  server.use(http.get(at('/api/user__user/'), () => HttpResponse.json({ results: user ? [user] : [] })));

const show = () => renderWithStore(<SheetPage slug="emberfield-copper" />);
const button = () => screen.findByRole('button', { name: 'Create the drafts' });

async function upload(content: BlobPart): Promise<void> {
  const press = await button();
  await userEvent.upload(screen.getByLabelText(/Choose/), new File([content], 'clients.csv', { type: 'text/csv' }));
  await userEvent.click(press);
}

/** Answers with this, and gives what was sent. */
function answer(respond: () => Response): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.post(at('/api/offers/:slug/sheet/'), async ({ request }) => {
      sent.push((await request.formData()).get('sheet'));
      return respond();
    }),
  );
  return sent;
}

const row = (changes: Partial<SheetRow>): SheetRow => ({
  row: 2,
  reference: 'C-1',
  outcome: 'made',
  application_id: 31,
  draft_url: '/offers/emberfield-copper/draft/x/',
  reasons: [],
  ...changes,
});

describe('the page of a sheet', () => {
  it('says that the drafts are made as long as they are, then shows the counts, the refused rows with their reasons, and each draft with what opens it', async () => {
    signedIn(ADVISER);
    const results = [
      row({}),
      row({
        row: 3,
        reference: 'C-2',
        outcome: 'known',
        draft_url: null,
        reasons: [{ column: 'reference', message: 'gone' }],
      }),
      row({ row: 4, reference: 'C-3', outcome: 'refused', reasons: [{ column: 'email', message: 'no address' }] }),
    ];
    const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    const told: string[] = [];
    const sent = answer(() => {
      told.push(...statuses());
      return HttpResponse.json({ results });
    });
    show();
    await upload('reference\r\nC-1');

    expect(
      await screen.findByRole('heading', { name: '1 draft created, 1 created before, 1 row not accepted' }),
    ).toBeVisible();
    expect(screen.getByRole('group', { name: 'Result' })).toHaveFocus();
    const refused = within(screen.getByRole('table', { name: 'Rows that were not accepted' }));
    expect(refused.getByRole('row', { name: /4 C-3 email ?no address/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open application C-1' })).toHaveAttribute('href', results[0]?.draft_url);
    expect(screen.getByText('gone')).toBeVisible();
    expect(sent).toEqual(['reference\r\nC-1']);
    const making = 'Creating the drafts. This can take a minute.';
    expect(told).toContain(making);
    expect(statuses()).not.toContain(making);
  });

  it('[1-CONT-29] shows the drafts with something to check apart from the others, with what it is', async () => {
    signedIn(ADVISER);
    const results = [
      row({}),
      row({ row: 3, reference: 'C-2', reasons: [{ column: 'mobile', message: 'Text messages go elsewhere.' }] }),
    ];
    answer(() => HttpResponse.json({ results }));
    show();
    await upload('reference\r\nC-1');

    expect(await screen.findByRole('heading', { name: '2 drafts created' })).toBeVisible();
    const noted = within(screen.getByRole('region', { name: 'Drafts created, with something to check' }));
    expect(noted.getByText('Text messages go elsewhere.')).toBeVisible();
    expect(noted.getByRole('link', { name: 'Open application C-2' })).toBeVisible();
    expect(noted.queryByRole('link', { name: 'Open application C-1' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Drafts created' })).toBeVisible();
  });

  it('reads what is not UTF-8 as Windows writes it', async () => {
    signedIn(ADVISER);
    const sent = answer(() => HttpResponse.json({ results: [] }));
    show();
    await upload(new Uint8Array([0x4d, 0xfc]));

    await screen.findByRole('heading', { name: '0 drafts created' });
    expect(sent).toEqual(['Mü']);
  });

  it.each([
    ['UTF-16, as Excel’s Unicode text is', [0xff, 0xfe, 0x4d, 0, 0xfc, 0]],
    ['UTF-16 of the other order', [0xfe, 0xff, 0, 0x4d, 0, 0xfc]],
  ])('reads %s', async (_name, bytes) => {
    signedIn(ADVISER);
    const sent = answer(() => HttpResponse.json({ results: [] }));
    show();
    await upload(new Uint8Array(bytes));

    await screen.findByRole('heading', { name: '0 drafts created' });
    expect(sent).toEqual(['Mü']);
  });

  it.each<[string, BlobPart, RegExp]>([
    ['a workbook under another name', 'PK\u0003\u0004 and so on', /Please save it as CSV UTF-8/],
    [
      'an old workbook under another name',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]),
      /Please save it as CSV UTF-8/,
    ],
    ['UTF-16 without its mark', new Uint8Array([0x4d, 0, 0x4e, 0]), /Please save it as CSV UTF-8/],
    ['an empty file', ' \r\n', /^The sheet is empty\.$/],
  ])('says of %s what to do, and sends it not', async (_name, content, words) => {
    signedIn(ADVISER);
    const sent = answer(() => HttpResponse.json({ results: [] }));
    show();
    await upload(content);

    expect(await screen.findByText(words)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('has the last results again for whoever comes back to it, and for nobody else', async () => {
    signedIn(ADVISER);
    answer(() => HttpResponse.json({ results: [row({}), row({ row: 3, reference: 'C-2' })] }));
    const { unmount } = show();
    await upload('x');
    await screen.findByRole('link', { name: 'Open application C-2' });
    unmount();

    const again = show();
    expect(await screen.findByRole('link', { name: 'Open application C-2' })).toBeVisible();
    again.unmount();
    signedIn({ ...ADVISER, id: 8 });
    show();
    await button();
    expect(screen.queryByRole('link', { name: /^Open application/ })).not.toBeInTheDocument();
  });

  it.each([
    [400, { message: 'There are no such columns: phone.' }, 'There are no such columns: phone.'],
    [403, { code: 'forbidden', message: 'no' }, /You are no longer logged in as an adviser/],
    [429, { message: 'no' }, /Too many attempts/],
    [503, { message: 'no' }, /There was no response/],
  ])('says why the sheet was not taken (%s)', async (status, body, words) => {
    signedIn(ADVISER);
    answer(() => HttpResponse.json(body, { status }));
    show();
    await upload('x');

    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });

  it('asks for a file, and sends none that is too large', async () => {
    signedIn(ADVISER);
    const sent = answer(() => HttpResponse.json({ results: [] }));
    show();
    await userEvent.click(await button());
    expect(screen.getByText('Please choose a sheet')).toBeVisible();
    expect(screen.getByLabelText(/Choose/)).toHaveFocus();

    await upload('x'.repeat(1_000_001));
    await waitFor(() => expect(screen.getByLabelText(/Choose/)).toHaveFocus());
    expect(screen.getByLabelText(/Choose/)).toHaveAccessibleDescription(
      'The sheet is larger than 1 MB. Please split it.',
    );
    expect(sent).toEqual([]);
  });

  it('[1-ADV-03] says at the field that the service took the sheet for too large', async () => {
    signedIn(ADVISER);
    answer(() => HttpResponse.json({ message: 'too large' }, { status: 413 }));
    show();
    await upload('x');

    const field = await screen.findByLabelText(/Choose/);
    await waitFor(() => expect(field).toHaveAccessibleDescription('The sheet is larger than 1 MB. Please split it.'));
    expect(field).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['nobody', null],
    ['an investor', { id: 3, username: 'olivia@example.com', is_acting_as_investor: true }],
  ])('tells %s whom it is for', async (_, user) => {
    signedIn(user);
    show();

    expect(await screen.findByRole('heading', { name: 'This page is for advisers' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create the drafts' })).not.toBeInTheDocument();
  });
});
