import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { RecordActions } from '#features/record/RecordActions.tsx';
import { at } from '#test/support/handlers.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';

useServer();

const saved: string[] = [];
const read: Blob[] = [];
const letGo: string[] = [];

beforeEach(() => {
  saved.length = 0;
  read.length = 0;
  letGo.length = 0;
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${read.push(blob)}`,
    revokeObjectURL: (address: string) => letGo.push(address),
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(`${this.href} as ${this.download}`);
  });
  renderWithStore(<RecordActions id="31" reference="EMB-7K2M9Q" />);
});
afterEach(() => void jest.restoreAllMocks());

const press = (name: string) => userEvent.click(screen.getByRole('link', { name }));

it.each([
  ['Download as PDF', 'record.pdf', 'EMB-7K2M9Q.pdf'],
  ['Download as data file', 'record.json', 'EMB-7K2M9Q.json'],
])('`%s` saves the bytes of %s as %s, and says nothing then', async (link, file, name) => {
  server.use(http.get(at(`/api/applications/31/${file}`), () => HttpResponse.text('the very bytes')));

  await press(link);

  await waitFor(() => expect(saved).toEqual([`blob:1 as ${name}`]));
  expect(await read[0]?.text()).toBe('the very bytes');
  // A slow browser reads it still.
  expect(letGo).toEqual([]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
});

it.each([
  ['nothing', null, 'Check your connection and try again.'],
  ['429', 429, 'Too many files were downloaded. Wait a minute and try again.'],
  ['404', 404, 'Reload this page: if it still shows the application, it has the same content and can be printed.'],
  ['503', 503, 'Try again in a minute. This page has the same content and can be printed.'],
])('says what to do where the answer is %s', async (_answer, status, words) => {
  server.use(
    http.get(at('/api/applications/31/record.pdf'), () =>
      status === null ? HttpResponse.error() : HttpResponse.json({ message: 'No' }, { status }),
    ),
  );

  await press('Download as PDF');

  const alert = await screen.findByRole('alert', { name: 'The file could not be downloaded' });
  expect(alert).toHaveTextContent(words);
  expect(saved).toEqual([]);
});

describe('while the service is busy', () => {
  const answerBusy = (seconds: string, times: number) => {
    let calls = 0;
    server.use(
      http.get(at('/api/applications/31/record.pdf'), () => {
        calls += 1;
        return calls <= times
          ? HttpResponse.json({ message: 'Busy' }, { status: 503, headers: { 'retry-after': seconds } })
          : HttpResponse.text('%PDF');
      }),
    );
    return () => calls;
  };

  it('asks for the file again, and saves it when it comes', async () => {
    const calls = answerBusy('0', 2);

    await press('Download as PDF');

    await waitFor(() => expect(saved).toEqual(['blob:1 as EMB-7K2M9Q.pdf']));
    expect(calls()).toBe(3);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['for long', '600', 1],
    ['time and again', '0', 5],
  ])('says what to do where it is busy %s', async (_name, seconds, asked) => {
    const calls = answerBusy(seconds, 100);

    await press('Download as PDF');

    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in a minute.');
    expect(calls()).toBe(asked);
  });
});

it('takes the failure back with the next press, says meanwhile that the file is on its way, and asks once for it', async () => {
  server.use(http.get(at('/api/applications/31/record.pdf'), () => HttpResponse.error(), { once: true }));
  await press('Download as PDF');
  await screen.findByRole('alert');
  let calls = 0;
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.get(at('/api/applications/31/record.pdf'), async () => {
      calls += 1;
      await held;
      return HttpResponse.text('%PDF');
    }),
  );

  await press('Download as PDF');
  await press('Download as PDF');

  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Downloading the file.');
  answer();
  await waitFor(() => expect(saved).toEqual(['blob:1 as EMB-7K2M9Q.pdf']));
  expect(calls).toBe(1);
});

it('leaves a press with a key held down to the browser', async () => {
  const presses: boolean[] = [];
  document.addEventListener(
    'click',
    (event) => {
      presses.push(event.defaultPrevented);
      // Where there is no browser to do it.
      event.preventDefault();
    },
    { once: true },
  );
  const user = userEvent.setup();

  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Download as PDF' }));

  expect(presses).toEqual([false]);
  expect(saved).toEqual([]);
});
