/** Sign-out while an application lies on the device that was saved before anybody logged in. */
import { act, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { answerSaves, DRAFT_URL, saved } from '#test/support/draftSaving.ts';
import { useServer } from '#test/support/server.ts';
import {
  broken,
  countLogouts,
  leftOnDevice,
  pressSignOut,
  question,
  savedAtOnce,
  signedOut,
  typed,
  useSigningOut,
} from '#test/support/signingOut.tsx';

useServer();
useSigningOut();

describe('an application on the device that was saved without an account, before somebody logged in on another offer', () => {
  const asksForCode = () =>
    HttpResponse.json(
      { code: 'draft_code', message: 'no', draft_url: DRAFT_URL, masked_mobile: 'mobile number' },
      { status: 403 },
    );

  /** JSON stands in a string of the envelope. */
  const neverSaved = (stored: string) => stored.replace(/(revision\\*"):1,/, '$1:null,');

  /** Presses Sign out while the open application is saved, and the one on the device is not. */
  async function signedOutBeside(answer: () => Response | Promise<Response>, change?: (stored: string) => string) {
    const sent = answerSaves(saved({}, 1), saved({}, 2), answer);
    const store = await typed();
    await act(() => store.dispatch(leftOnDevice('Kestrel Notes', { userId: null, ...(change && { change }) })));
    await savedAtOnce(store);
    expect(sent).toHaveLength(2);
    await pressSignOut(store);
    return { sent, store };
  }

  it('[3-LOGIN-12] is sent before the session ends', async () => {
    const { sent, store } = await signedOutBeside(saved({}, 2));
    await signedOut(store);
    expect(sent.slice(2).map(({ data }) => data['contact_details'])).toMatchObject([{ first_name: 'Nina' }]);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('[3-LOGIN-12] is asked about where the service asks for its code', async () => {
    await signedOutBeside(asksForCode);
    expect(await question()).toHaveTextContent('Kestrel Notes');
    expect(countLogouts()).toBe(0);
  });

  it('[3-LOGIN-12] is neither sent nor asked about where the service never had it', async () => {
    const { sent, store } = await signedOutBeside(broken, neverSaved);
    await signedOut(store);
    expect(sent).toHaveLength(2);
  });
});
