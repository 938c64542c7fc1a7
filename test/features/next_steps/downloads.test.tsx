import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { NextStepsPage } from '#features/next_steps/index.ts';
import { applicationSubmitted } from '#store/events.ts';
import { composeReceipt } from '#store/submission/receipts.ts';
import { aDemoOffer, anIndividualApplication } from '#test/support/applications.ts';
import { aStoreOnReview } from '#test/support/filledStore.ts';
import { at } from '#test/support/handlers.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';

useServer();

const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(`${this.href} as ${this.download}`);
  });
  const offer = aDemoOffer();
  const store = aStoreOnReview({ offer, application: anIndividualApplication(offer) });
  const answer = { id: 31, reference: 'EMB-7K2M9Q', submitted_at: '2026-11-25T09:35:12.000Z', payment: null };
  store.dispatch(applicationSubmitted({ answer, receipt: composeReceipt(store.getState(), answer) }));
  renderWithStore(<NextStepsPage />, store);
});
afterEach(() => void jest.restoreAllMocks());

const press = () => userEvent.click(screen.getByRole('link', { name: 'Download as PDF' }));
const answers = (answer: () => Response) => server.use(http.get(at('/api/applications/31/record.pdf'), answer));

it.each([
  ['nothing', null, /^The file could not be downloadedCheck your connection and try again\.$/],
  ['429', 429, /Wait a minute and try again\.$/],
  ['404', 404, /not available at the moment\. “See what you submitted” has the same content and can be printed\.$/],
  ['503', 503, /Try again in a minute\. “See what you submitted” has the same content and can be printed\.$/],
])(
  'tells beside the link why the PDF of what was submitted did not come where the answer is %s, until the next press',
  async (_answer, status, words) => {
    answers(() => (status === null ? HttpResponse.error() : HttpResponse.json({ message: 'No' }, { status })));

    await press();

    expect(await screen.findByRole('alert', { name: 'The file could not be downloaded' })).toHaveTextContent(words);
    expect(screen.getByRole('link', { name: 'See what you submitted' })).toBeInTheDocument();
    expect(saved).toEqual([]);
    answers(() => HttpResponse.text('%PDF'));
    await press();
    await waitFor(() => expect(saved).toEqual(['blob:1 as EMB-7K2M9Q.pdf']));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);
