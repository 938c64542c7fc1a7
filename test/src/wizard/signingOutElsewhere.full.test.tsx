/** Sign-out while another tab has an application open. */
import { act, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { filesRestored } from '#store/file/filesSlice.ts';
import { fileHeldElsewhere } from '#store/file/saveStatusSlice.ts';
import { watchOtherTabs } from '#store/session/otherTabs.ts';
import type { SaveReply } from '#store/session/tabMessages.ts';
import { signOutOnceSent } from '#store/session/signOut.ts';
import { ANSWERED_FILE } from '#test/support/answeredWizard.tsx';
import { answerSaves, saved } from '#test/support/draftSaving.ts';
import { useServer } from '#test/support/server.ts';
import {
  broken,
  countLogouts,
  gone,
  hearElsewhere,
  keptOnDevice,
  pressSignOut,
  question,
  reply,
  sayElsewhere,
  signedOut,
  typed,
  useSigningOut,
} from '#test/support/signingOut.tsx';

useServer();
useSigningOut();

let end = () => {};
afterEach(() => end());

it.each([
  ['saveSucceeded', saved({}, 2)],
  ['saveFailed', () => HttpResponse.json({ message: 'no' }, { status: 500 })],
])('[3-LOGIN-12] sends for a sign-out in another tab, and tells it what came of that: %s', async (outcome, answer) => {
  const sent = answerSaves(saved({}, 1), answer);
  const store = await typed();
  end = watchOtherTabs(store);
  const heard: unknown[] = [];
  hearElsewhere((message) => void heard.push(message));
  sayElsewhere({ kind: 'saveRequested', requestId: 'q1' });
  await waitFor(() => expect(heard).toHaveLength(2));
  expect(heard).toMatchObject([
    { kind: 'saveStarted', requestId: 'q1', file: { fileId: store.getState().wizard.fileId } },
    { kind: outcome, requestId: 'q1' },
  ]);
  expect(sent.at(-1)?.data['contact_details']).toMatchObject({ first_name: 'Nina' });
});

it('[3-LOGIN-12] waits for what another tab sends, and asks where that does not come', async () => {
  answerSaves(saved({}, 1), saved({}, 2));
  const store = await typed();
  end = watchOtherTabs(store);
  hearElsewhere((message) => {
    const file = { fileId: 'theirs', offerName: 'Kestrel Notes' };
    if (message.kind === 'saveRequested') reply('saveStarted', message.requestId, file);
  });
  await pressSignOut(store);
  expect(await question()).toHaveTextContent('Kestrel Notes');
  expect(countLogouts()).toBe(0);
});

it('[3-LOGIN-12] signs out by itself: what another tab sent', async () => {
  answerSaves(saved({}, 1), saved({}, 2));
  const store = await typed();
  end = watchOtherTabs(store);
  let asked = '';
  const file = { fileId: 'theirs', offerName: 'Kestrel Notes' };
  hearElsewhere((message) => {
    if (message.kind !== 'saveRequested') return;
    asked = message.requestId;
    reply('saveStarted', asked, file);
  });
  await pressSignOut(store);
  expect(await question()).toHaveTextContent('Kestrel Notes');
  reply('saveSucceeded', asked, file);
  await gone();
  await signedOut(store);
});

describe('a sign-out in a tab that may not save, since another tab has the application', () => {
  const file = { fileId: ANSWERED_FILE, offerName: 'Emberfield Copper' };

  /** The tab has read what the other one had typed by then. */
  async function signedOutIn(answer: () => Response | Promise<Response>, replies: readonly SaveReply['kind'][]) {
    const sent = answerSaves(saved({}, 1), answer);
    const store = await typed();
    await act(() => store.dispatch(keptOnDevice()));
    const [entry] = Object.values(store.getState().files.entities);
    if (entry) act(() => void store.dispatch(filesRestored([{ ...entry, ...file }])));
    act(() => void store.dispatch(fileHeldElsewhere(true)));
    end = watchOtherTabs(store);
    hearElsewhere((message) => {
      if (message.kind === 'saveRequested') for (const kind of replies) reply(kind, message.requestId, file);
    });
    return {
      sent,
      unsent: await act(() =>
        store.dispatch(signOutOnceSent({ onSaved: () => undefined, signal: new AbortController().signal })),
      ),
      store,
    };
  }

  it('[3-LOGIN-12] has that tab send, and sends nothing itself', async () => {
    const { sent, unsent, store } = await signedOutIn(saved({}, 2), ['saveStarted', 'saveSucceeded']);
    expect(unsent).toEqual([]);
    await signedOut(store);
    expect(sent).toHaveLength(1);
  });

  it('[3-LOGIN-12] names the application once where that tab could not send', async () => {
    const { sent, unsent } = await signedOutIn(saved({}, 2), ['saveStarted', 'saveFailed']);
    expect(unsent).toEqual([file]);
    expect([sent.length, countLogouts()]).toEqual([1, 0]);
  });

  it('[3-LOGIN-12] sends what the device keeps of it where that tab does not answer', async () => {
    const { sent, unsent, store } = await signedOutIn(saved({}, 2), []);
    expect(unsent).toEqual([]);
    await signedOut(store);
    expect(sent).toHaveLength(2);
    expect(sent.at(-1)?.data['contact_details']).toMatchObject({ first_name: 'Nina' });
  });

  it('[3-LOGIN-12] names it where that tab does not answer and the service fails', async () => {
    const { unsent } = await signedOutIn(broken, []);
    expect(unsent).toEqual([file]);
    expect(countLogouts()).toBe(0);
  });
});
