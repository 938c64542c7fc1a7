/** @jest-environment node */
import { HttpResponse, delay, http } from 'msw';
import { applicationsApi } from '#api/applicationsApi.ts';
import { countriesApi } from '#api/countriesApi.ts';
import { documentsApi } from '#api/documentsApi.ts';
import { offersApi } from '#api/offersApi.ts';
import { recordsApi } from '#api/recordsApi.ts';
import { fromStatus } from '#api/apiError.ts';
import { uploadErrorText } from '#api/uploadErrorText.ts';
import { createAppStore } from '#test/support/appStore.ts';
import { drain, until } from '#test/support/eventLoop.ts';
import { TOKEN, at } from '#test/support/handlers.ts';
import { server, useServer } from '#test/support/server.ts';

useServer();

describe('the token of unsafe calls', () => {
  const remove = (store: ReturnType<typeof createAppStore>) =>
    store.dispatch(documentsApi.endpoints.deleteDocument.initiate('/api/documents/d1/'));

  function countTokens(tokens: string[]) {
    let count = 0;
    server.use(
      http.get(at('/api/csrf/'), () =>
        HttpResponse.json({ csrf_token: tokens[Math.min((count += 1), tokens.length) - 1] }),
      ),
    );
    return () => count;
  }

  it('is fetched once for all calls', async () => {
    const fetched = countTokens([TOKEN]);
    const store = createAppStore();

    await Promise.all([remove(store), remove(store)]);
    await remove(store);

    expect(fetched()).toBe(1);
  });

  it('is fetched anew when the service refuses it, and the call made once more', async () => {
    const fetched = countTokens(['stale', TOKEN]);

    const { error } = await remove(createAppStore());

    expect(error).toBeUndefined();
    expect(fetched()).toBe(2);
  });

  it('is tried twice, not for ever', async () => {
    const fetched = countTokens(['stale']);

    const { error } = await remove(createAppStore());

    expect(error).toEqual({ kind: 'forbidden', status: 403, code: 'csrf' });
    expect(fetched()).toBe(2);
  });

  it('is in no call that was called off before it came', async () => {
    let calls = 0;
    let answer: (() => void) | undefined;
    server.use(
      http.delete(at('/api/documents/d1/'), () => {
        calls += 1;
        return new HttpResponse(null, { status: 204 });
      }),
      http.get(at('/api/csrf/'), async () => {
        await new Promise<void>((resolve) => (answer = resolve));
        return HttpResponse.json({ csrf_token: TOKEN });
      }),
    );
    const removing = remove(createAppStore());
    await until(() => answer !== undefined);
    removing.abort();
    await removing;
    answer?.();
    await drain();

    expect(calls).toBe(0);
  });

  it('never leaves for another host', async () => {
    const { error } = await createAppStore().dispatch(
      documentsApi.endpoints.deleteDocument.initiate('https://elsewhere.example/api/documents/d1/'),
    );

    expect(error).toEqual({ kind: 'notFound', became: null });
  });
});

describe('queries', () => {
  it('[1-CTRY-01, 1-CTRY-02] lists countries with the parameters passed through', async () => {
    const seen: string[] = [];
    server.use(
      http.get(at('/api/registry__country/'), ({ request }) => {
        seen.push(new URL(request.url).search);
        return HttpResponse.json({ results: [{ id: 16, name: 'Australia' }] });
      }),
    );

    const { data } = await createAppStore().dispatch(
      countriesApi.endpoints.getCountries.initiate({ region: 'oceania' }),
    );

    expect(data).toEqual([{ id: 16, name: 'Australia' }]);
    expect(seen).toEqual(['?region=oceania']);
  });

  it('[1-CTRY-05, 2-CALL-09] names a country by its id', async () => {
    const { data } = await createAppStore().dispatch(countriesApi.endpoints.getCountry.initiate(16));

    expect(data).toEqual({ id: 16, name: 'Australia' });
  });

  it('[1-CTRY-06, 2-CALL-10] names a country by its two-letter code', async () => {
    const { data } = await createAppStore().dispatch(countriesApi.endpoints.getCountryByIso2.initiate('AU'));

    expect(data?.name).toBe('Australia');
  });

  it('lists the offers', async () => {
    const { data } = await createAppStore().dispatch(offersApi.endpoints.getOffers.initiate());

    expect(data?.map((offer) => offer.name)).toEqual(['Emberfield Copper']);
  });
});

describe('failures as values', () => {
  it.each([
    ['400 with an offer text', 400, { offer: ['Closed', 'now'] }, { kind: 'offer', message: 'Closed now' }],
    [
      '400 with field errors',
      400,
      { errors: { review: { a: 'b' }, bad: 1 }, message: 'm' },
      { kind: 'invalid', errors: { review: { a: 'b' } }, message: 'm' },
    ],
    ['400 with a text', 400, 'Virus found', { kind: 'invalid', errors: {}, data: 'Virus found' }],
    ['401', 401, {}, { kind: 'forbidden', status: 401, code: null }],
    ['404', 404, {}, { kind: 'notFound', became: null }],
    ['409', 409, {}, { kind: 'conflict', reason: 'inFlight' }],
    ['412', 412, {}, { kind: 'conflict', reason: 'staleRevision' }],
    ['422', 422, {}, { kind: 'conflict', reason: 'keyReused' }],
    ['429', 429, {}, { kind: 'server', status: 429 }],
    ['a 429 in words', 429, 'From 3 pm.', { kind: 'server', status: 429, data: 'From 3 pm.' }],
    ['503', 503, 'down', { kind: 'server', status: 503 }],
  ])('[2-CALL-05] reads %s', (...[, status, data, expected]) => {
    expect(fromStatus(status, data)).toMatchObject(expected);
  });
});

describe('answers that cannot be read', () => {
  const ask = () => createAppStore().dispatch(countriesApi.endpoints.getCountry.initiate(16));
  const answer = (body: string | null, status: number) =>
    server.use(http.get(at('/api/registry__country/16/'), () => new HttpResponse(body, { status })));

  it('counts one that is no JSON as none, whatever its status says', async () => {
    answer('<html>Welcome to the network of this hotel</html>', 200);

    expect((await ask()).error).toEqual({ kind: 'network' });
  });

  it('tells a failure by its status where something before the service says it in words of its own', async () => {
    answer('<html>Bad gateway</html>', 502);

    expect((await ask()).error).toEqual({ kind: 'server', status: 502 });
  });

  it('takes an empty failure as it is', async () => {
    answer(null, 404);

    expect((await ask()).error).toEqual({ kind: 'notFound', became: null });
  });

  it('waits no longer than a call may take', async () => {
    const isAsked = new Promise<void>((resolve) =>
      server.use(
        http.post(at('/offer/api/submission-outcome/'), () => {
          resolve();
          return delay('infinite');
        }),
      ),
    );
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const asking = createAppStore().dispatch(applicationsApi.endpoints.submissionOutcome.initiate({ key: 'k' }));
    const settled = jest.fn();
    void asking.then(settled);
    await isAsked;

    await jest.advanceTimersByTimeAsync(14_999);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    jest.useRealTimers();

    expect((await asking).error).toEqual({ kind: 'network' });
  });

  it('tells why a file of a record was refused, which comes as JSON where the file would not', async () => {
    server.use(
      http.get(at('/api/applications/7/record.pdf'), () => HttpResponse.json({ code: 'signed-out' }, { status: 403 })),
    );

    const { error } = await createAppStore().dispatch(
      recordsApi.endpoints.downloadRecord.initiate({ id: '7', kind: 'pdf' }),
    );

    expect(error).toEqual({ kind: 'forbidden', status: 403, code: 'signed-out' });
  });
});

describe('the text under a file field', () => {
  it.each([
    ['the entry of the field', 'bank_statement', { bank_statement: ['Too large'], doc_file: ['x'] }, 'Too large'],
    ['the doc_file entry', 'bank_statement', { doc_file: ['No file'] }, 'No file'],
    ['the data itself', 'bank_statement', 'Virus found', 'Virus found'],
    ['a list as it is', 'bank_statement', ['One', 'Two'], 'One Two'],
    ['another entry when there is no better one', 'bank_statement', { detail: 'Gone' }, 'Gone'],
    ['nothing when there is no text', 'bank_statement', { doc_file: [] }, null],
  ])('[1-UPL-04, 1-UPL-08] is %s', (...[, field, data, expected]) => {
    expect(uploadErrorText(field, data)).toBe(expected);
  });
});
