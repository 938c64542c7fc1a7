import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { navigate } from 'wouter/use-browser-location';
import { computerShared, connectionChanged } from '#store/file/saveStatusSlice.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { answerSaves, saved } from '#test/support/draftSaving.ts';
import { at } from '#test/support/handlers.ts';
import { heading, partly, press, showHeld, useHeldDraft } from '#test/support/heldDraft.tsx';
import { CONTEXT } from '#test/support/renderStoreDevice.ts';
import { server, useServer } from '#test/support/server.ts';

useServer();
useHeldDraft();

const OTHER = aDemoOffer('kestrel-notes', { include_offer_description: false });
const SAVED = { at: '2026-11-20T10:42:00.000Z', is_own: true, name: null };
const QUESTION = 'Your last changes are not saved';
const name = () => screen.findByLabelText('First/preferred name');

/** A draft that this browser holds, in which something is typed that the service does not have. */
async function typed(...answers: (() => Response | Promise<Response>)[]) {
  const sent = answerSaves(...answers);
  const reload = jest.fn();
  const { store } = await showHeld(partly, { saved: SAVED }, { extra: { reload } });
  server.use(http.get(at('/api/offers/kestrel-notes/'), () => HttpResponse.json({ ...CONTEXT, offer: OTHER })));
  await heading(/Contact details/);
  const field = await name();
  await userEvent.clear(field);
  await userEvent.type(field, 'Nina');
  await screen.findByText('Not saved yet');
  return { sent, store, reload };
}

const broken = () => HttpResponse.json({ message: 'no' }, { status: 500 });
const cut = () => HttpResponse.error();

describe('the page of another offer while the last changes are not saved', () => {
  const toOther = () => act(() => void navigate('/offers/kestrel-notes/'));
  const question = () => screen.findByRole('region', { name: QUESTION });

  it('[3-LOGIN-12] is a question first where the service fails, and `Back to my application` leads back to what was typed', async () => {
    await typed(broken);
    toOther();
    const asked = await question();
    expect(asked).toHaveTextContent(`for ${aDemoOffer('emberfield-copper').name} are not saved yet`);
    expect(asked).toHaveTextContent(
      'They are kept on this device, and are saved when you go back to that application.',
    );
    await waitFor(() => expect(asked).toHaveFocus());

    await press('Back to my application');
    await waitFor(() => expect(globalThis.location.pathname).toBe('/offers/emberfield-copper/'));
    expect(await name()).toHaveValue('Nina');
  });

  it('[3-LOGIN-12] opens by `Continue to the other offer`, and what was typed is where it was', async () => {
    await typed(broken);
    toOther();
    await question();
    await press('Continue to the other offer');
    await heading(OTHER.name);
    expect(screen.queryByRole('region', { name: QUESTION })).not.toBeInTheDocument();

    act(() => void navigate('/offers/emberfield-copper/'));
    expect(await name()).toHaveValue('Nina');
  });

  it('[3-LOGIN-12] opens by itself once the connection is back and the service has them', async () => {
    let isBroken = true;
    const { sent, store } = await typed(() => (isBroken ? broken() : saved({}, 4)()));
    toOther();
    await question();
    isBroken = false;
    act(() => void store.dispatch(connectionChanged(false)));
    act(() => void store.dispatch(connectionChanged(true)));
    await screen.findByRole('heading', { level: 1, name: OTHER.name });
    expect(sent.at(-1)?.data['contact_details']).toMatchObject({ first_name: 'Nina' });
  });

  it('[3-LOGIN-12, 1-LAND-44] says on a shared computer that they are in this page only', async () => {
    const { store } = await typed(broken);
    act(() => void store.dispatch(computerShared(true)));
    toOther();
    expect(await question()).toHaveTextContent('They are on this page only');
  });
});

it.each([
  { where: 'one’s own computer', isShared: false, notes: 'notes its save for the next page' },
  { where: 'a shared computer', isShared: true, notes: 'keeps no note of its save' },
])('[3-LOGIN-12, 1-LAND-44] a page that is closed on $where $notes', async ({ isShared }) => {
  const { sent, store } = await typed(saved({}, 4));
  act(() => void store.dispatch(computerShared(isShared)));

  act(() => {
    fireEvent(window, new Event('beforeunload', { cancelable: true }));
    fireEvent(window, new Event('pagehide'));
  });
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument());

  expect(globalThis.localStorage.getItem('allot:last-save') === null).toBe(isShared);
});

describe('Leave this application', () => {
  /** Presses it, and `Leave` in the question that names what goes. */
  async function leave() {
    const left = jest.fn();
    server.use(
      http.post(at('/api/applications/31/leave-draft/'), () => {
        left();
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await press('Leave this application');
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave this application?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave' }));
    return left;
  }

  it('[3-LOGIN-12, 3-MISC-10] sends what was typed before it leaves, and asks nothing more', async () => {
    const { sent, reload } = await typed(saved({}, 4));
    const left = await leave();
    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect(sent.map(({ data }) => data['contact_details'])).toMatchObject([{ first_name: 'Nina' }]);
    expect(left).toHaveBeenCalledTimes(1);
  });

  it('[3-LOGIN-12, 3-MISC-10] asks once more where the service fails: stays, or leaves all the same', async () => {
    const { reload } = await typed(broken);
    const left = await leave();
    const asked = await screen.findByRole('alertdialog', { name: QUESTION });
    expect(asked).toHaveTextContent('If you leave now, they are lost');
    expect(within(asked).getByRole('button', { name: 'Stay' })).toHaveClass('primary');
    expect(within(asked).getByRole('button', { name: 'Leave anyway' })).not.toHaveClass('primary');
    await userEvent.click(within(asked).getByRole('button', { name: 'Stay' }));
    expect([left.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0]);
    expect(await name()).toHaveValue('Nina');

    const again = await leave();
    await screen.findByRole('alertdialog', { name: QUESTION });
    await press('Leave anyway');
    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('[3-LOGIN-12, 3-MISC-10] leaves by itself once they are saved while the question is open', async () => {
    const { reload } = await typed(async () => {
      await delay(7_000);
      return saved({}, 4)();
    });
    const left = await leave();
    await screen.findByRole('alertdialog', { name: QUESTION });
    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect(left).toHaveBeenCalledTimes(1);
  });
});

describe('a page that is closed without a connection', () => {
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true });
    fireEvent(window, event);
    return event.defaultPrevented ? 'asks' : 'closes';
  };

  it.each([
    ['a shared computer, where nothing is kept', true, 'asks'],
    ['a computer of one’s own, where it is kept', false, 'closes'],
  ])('[3-LOGIN-12, 1-LAND-44] on %s', async (_where, isShared, becomes) => {
    const { store } = await typed(cut);
    act(() => void store.dispatch(computerShared(isShared)));
    act(() => void store.dispatch(connectionChanged(false)));
    expect(close()).toBe(becomes);
    // Sent all the same while the person reads the question: the connection may be back.
    await waitFor(() => expect(store.getState().sync.failures).toBe(isShared ? 1 : 0));
  });

  it('[3-LOGIN-12, 1-LAND-44] on a shared computer asks nothing once the service has all of it', async () => {
    const { store } = await typed(saved({}, 4));
    act(() => void store.dispatch(computerShared(true)));
    await press('Save as Draft');
    await screen.findByText('Saved');
    act(() => void store.dispatch(connectionChanged(false)));
    expect(close()).toBe('closes');
  });
});
