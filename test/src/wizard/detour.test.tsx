import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useServer } from '#test/support/server.ts';
import { showReview, edit } from '#test/support/detour.tsx';

useServer();

beforeEach(() => window.history.replaceState(null, '', '/offers/emberfield-copper/'));

it('[2-INV-08] says above the investor step that it is about the legal owner/s of the holding', async () => {
  showReview();
  await userEvent.click(await edit('Investor details'));

  expect(await screen.findByText('Details for the legal owner/s of this holding.')).toBeVisible();
});
