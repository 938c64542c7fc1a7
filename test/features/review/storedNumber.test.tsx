import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { baseApi } from '#api/baseApi.ts';
import type { Application, TaxInvestor } from '#domain/application.ts';
import { numberTexts } from '#domain/texts/numbers.ts';
import { openApplication } from '#store/file/openApplication.ts';
import { at } from '#test/support/handlers.ts';
import { StepReading } from '#test/support/readings.tsx';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';
import { aStoreAt } from '#test/support/stepStore.ts';

const TFN = '123456782';
const MASK = '******782';
const [JANE, BO] = ['0b6b7a0e-9d56-4d7f-8f8a-0a1b2c3d4e01', '0b6b7a0e-9d56-4d7f-8f8a-0a1b2c3d4e02'];
const block = (id: string, investor_name: string): TaxInvestor => ({
  id,
  investor_name,
  tax_country_is_australia: true,
  tfn: MASK,
  tins: [],
});
/** A draft as the service hands it out: two people whose numbers end alike. */
const DRAFT: Application = {
  tax_details: {
    investor_type: 'INDIV',
    tax_type: 'I',
    investors: [block(JANE, 'Ms Jane Citizen'), block(BO, 'Mr Bo Citizen')],
    submit_person_name: 'Jane Citizen',
    submit_date: '21/11/2026',
  },
};

useServer();

let asked: (FormDataEntryValue | null)[];
beforeEach(() => {
  asked = [];
});

const answer = (reply: () => Response | Promise<Response>) =>
  server.use(
    http.post(at('/api/applications/7/reveal-number/'), async ({ request }) => {
      asked.push((await request.formData()).get('handle'));
      return reply();
    }),
  );

async function read(numberHandles = { [`${JANE}.tfn`]: 'handle-jane', [`${BO}.tfn`]: 'handle-bo' }) {
  const store = aStoreAt('review');
  await store.dispatch(
    openApplication(DRAFT, {
      mode: { editing: true, draft: true, status: 'draft', preview: false, verified: true },
      applicationId: 7,
      splashApplicationId: null,
      revision: 2,
      numberHandles,
      currentStep: 'review',
    }),
  );
  const view = renderWithStore(<StepReading name="tax_details" />, store);
  return { ...view, store, buttons: await screen.findAllByRole('button', { name: 'Show TFN' }) };
}

it('[3-TAXSUM-08, 3-TAXSUM-09] asks the service for the number of this very person, and keeps it nowhere', async () => {
  answer(() => HttpResponse.json({ number: TFN }));
  const { buttons, container, store } = await read();
  expect(container).toHaveTextContent('••• ••• 782');

  await userEvent.click(buttons[1] ?? container);
  expect(await screen.findByText(/123 456 782/)).toBeVisible();

  expect(asked).toEqual(['handle-bo']);
  expect(JSON.stringify(store.getState())).not.toContain(TFN);
  expect(store.getState()[baseApi.reducerPath].mutations).toEqual({});
  await userEvent.click(screen.getByRole('button', { name: 'Hide TFN' }));
  expect(container).not.toHaveTextContent('123 456 782');
});

it('[3-TAXSUM-09] hides it again after 30 seconds', async () => {
  jest.useFakeTimers();
  try {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    answer(() => HttpResponse.json({ number: TFN }));
    const { buttons, container } = await read();
    await user.click(buttons[0] ?? container);
    await screen.findByText(/123 456 782/);

    act(() => void jest.advanceTimersByTime(29_000));
    expect(container).toHaveTextContent('123 456 782');
    act(() => void jest.advanceTimersByTime(1_000));

    expect(container).not.toHaveTextContent('123 456 782');
  } finally {
    jest.useRealTimers();
  }
});

it.each([
  ['too many were shown', () => HttpResponse.json({ message: 'x' }, { status: 429 }), numberTexts.often],
  ['the time at the draft is over', () => HttpResponse.json({ message: 'x' }, { status: 404 }), numberTexts.unknown],
  ['the connection is cut', () => HttpResponse.error(), numberTexts.failed],
  ['the service fails', () => HttpResponse.json({ message: 'x' }, { status: 503 }), numberTexts.failed],
])('[3-TAXSUM-09] says why it is not shown where %s', async (_case, reply, words) => {
  answer(reply);
  const { buttons, container } = await read();

  await userEvent.click(buttons[0] ?? container);

  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent?.trim())).toContain(words),
  );
  expect(container).toHaveTextContent('••• ••• 782');
});

it('[3-TAXSUM-09] asks nothing where nothing stands for it', async () => {
  answer(() => HttpResponse.json({ number: TFN }));
  const { buttons, container } = await read({});

  await userEvent.click(buttons[0] ?? container);

  expect(await screen.findByText(numberTexts.unknown)).toBeVisible();
  expect(asked).toEqual([]);
});

it('[3-TAXSUM-09] does not show a number that comes after its reader has gone on', async () => {
  let come = () => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  answer(async () => {
    await coming;
    return HttpResponse.json({ number: TFN });
  });
  const { buttons, container } = await read();
  await userEvent.click(buttons[0] ?? container);
  await userEvent.tab();
  come();
  await waitFor(() => expect(buttons[0]).not.toHaveAttribute('aria-busy', 'true'));

  expect(container).not.toHaveTextContent('123 456 782');
});
