import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SupportSnapshot } from '#src/wizard/SupportSnapshot.tsx';
import { aStoreOnReview } from '#test/support/filledStore.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';

it('saves the masked state as a file', async () => {
  const saved: Blob[] = [];
  const names: string[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:snapshot'),
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(`${this.href} as ${this.download}`);
  });
  renderWithStore(<SupportSnapshot />, aStoreOnReview());

  await userEvent.click(screen.getByRole('button', { name: 'Copy support snapshot' }));

  expect(names).toEqual(['blob:snapshot as allot-support-snapshot.json']);
  expect(saved[0]?.type).toBe('application/json');
  expect(saved[0]?.size).toBeGreaterThan(100);
});
