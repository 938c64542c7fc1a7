import { fireEvent, screen, waitFor } from '@testing-library/react';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { agree, logIn, proceed, show, useStartPage } from './startPage.tsx';

useStartPage();

const OTHER = { client_name: 'Kestrel Infrastructure Notes Limited' };
const ACTS_FOR_ANOTHER =
  'You act for Emberfield Copper Limited. This offer is made by Kestrel Infrastructure Notes Limited, so you cannot apply for an investor here.';
const leave = () => screen.queryByRole('button', { name: 'Apply for yourself' });
const act = () => screen.queryByRole('button', { name: 'Act for the issuer' });

describe('[3-LAND-39, 1-SESS-01] on the offer of another issuer', () => {
  it.each([
    ['staff of the investor groups', 'grace@example.com', true],
    ['an admin of the investor groups', 'daniel@example.com', true],
    ['staff alone', 'ines@example.com', false],
  ])('%s who act for theirs are told so, and find no way on but for themselves', async (...[, username, mayLeave]) => {
    await show({ username, changes: OTHER });

    expect(await screen.findByText(ACTS_FOR_ANOTHER)).toBeInTheDocument();
    expect(proceed()).not.toBeInTheDocument();
    expect(leave() !== null).toBe(mayLeave);
    expect(screen.queryByText('Sign out to apply for yourself: your account acts for the issuer only.') !== null).toBe(
      !mayLeave,
    );
  });

  it('Enter leads to no step: what is wrong leads to who is signed in', async () => {
    const { user, store } = await show({ username: 'grace@example.com', changes: OTHER });
    await screen.findByText(ACTS_FOR_ANOTHER);
    fireEvent.submit(agree());

    await user.click(
      await screen.findByRole('link', {
        name: /You act for a different issuer, not the one making this offer\. Apply for/,
      }),
    );
    expect(screen.getByRole('heading', { name: 'Signed in as Grace Nakamura' })).toHaveFocus();
    expect(selectCurrentStep(store.getState())).toBe('landingpage');
  });

  it('staff apply for themselves, and are not offered to act for the issuer', async () => {
    const { user, store } = await show({ username: 'grace@example.com', changes: OTHER });
    await user.click(await screen.findByRole('button', { name: 'Apply for yourself' }));

    await waitFor(() => expect(proceed()).toBeInTheDocument());
    expect(act()).not.toBeInTheDocument();
    await user.click(agree());
    await user.click(screen.getByRole('button', { name: 'Continue to the application' }));
    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('contact_details'));
    expect(selectUser(store.getState())).toMatchObject({ is_acting_as_investor: true });
  });

  it.each(['grace@example.com', 'olivia@example.com', 'rohan@example.com'])(
    '%s, who logs in on the page, is not offered to act for the issuer',
    async (username) => {
      const { user } = await show({ changes: OTHER });
      await logIn(user, username);

      await screen.findByText(/^Signed in as/);
      expect(act()).not.toBeInTheDocument();
      expect(proceed()).toBeInTheDocument();
    },
  );

  it('an admin who logs in on the page still acts for theirs, and applies for themselves from there', async () => {
    const { user } = await show({ changes: OTHER });
    await logIn(user, 'daniel@example.com');

    expect(await screen.findByText(ACTS_FOR_ANOTHER)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Apply for yourself' }));
    await waitFor(() => expect(proceed()).toBeInTheDocument());
    expect(agree()).not.toBeChecked();
  });
});
