/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { CURRENT_VERSION } from '#store/file/stored/migrations/version.ts';
import type { Person } from '#domain/application.ts';
import { readFile } from '#store/file/persistence/readFile.ts';
import { createMemoryStorage } from '#store/file/persistence/memoryStorage.ts';
import { deviceStorage, wipeDevice } from '#test/support/renderStoreDevice.ts';

const KEY = 'allot:file:f1';
const FIXTURE = readFileSync('test/fixtures/persisted/v1.json', 'utf8');
/** Written by the last release of a version: a joint investment, a company and a trust, each with a step half typed. */
const peopleOf = (version: number) =>
  JSON.parse(readFileSync(`test/fixtures/persisted/v${version}-people.json`, 'utf8')) as Record<string, object>;

async function storageWith(text: string) {
  const storage = createMemoryStorage();
  await storage.setItem(KEY, text);
  return storage;
}

async function storedTexts(storage: ReturnType<typeof createMemoryStorage>): Promise<(string | null)[]> {
  return Promise.all((await storage.keys()).map(({ key }) => storage.getItem(key)));
}

describe('a stored file of an older version', () => {
  it('opens with every saved value and the step that was shown', async () => {
    const reading = await readFile({ storage: await storageWith(FIXTURE), key: KEY });

    expect(reading).toMatchObject({
      kind: 'stored',
      state: {
        contact_details: { first_name: 'Ana' },
        wizard: { currentStep: 'purchase_amount', fileId: 'f1' },
        stepDrafts: { purchase_amount: { totalAmount: '12' } },
      },
    });
  });

  it('[2-BO-10] opens with the owners of a trust as they were saved, and as they were being typed', async () => {
    const reading = await readFile({ storage: await storageWith(JSON.stringify(peopleOf(1)['trust'])), key: KEY });
    const { beneficial_owners: saved, stepDrafts } = reading.kind === 'stored' ? reading.state : {};

    expect(saved?.beneficialOwners).toHaveLength(2);
    expect(stepDrafts?.beneficial_owners).toMatchObject({
      beneficialOwners: [{ legalFirstName: 'Ana' }, { legalFirstName: 'Cy' }, { legalFirstName: 'Flo' }],
    });
    expect(JSON.stringify(reading)).not.toContain('tempBeneficialOwners');
  });

  it.each([1, 2])(
    'opens from version %i with everybody as who they were: saved, half typed, and who declares for tax',
    async (version) => {
      const open = async (name: string) => {
        const reading = await readFile({
          storage: await storageWith(JSON.stringify(peopleOf(version)[name])),
          key: KEY,
        });
        if (reading.kind !== 'stored') throw new Error('not stored');
        const { people, taxDeclarations, stepDrafts, ...state } = reading.state;
        const called = (id: string | undefined) => people?.entities[id ?? '']?.legalFirstName ?? 'new';
        const rows = (draft: object | undefined) => (Object.values(draft ?? {}).find(Array.isArray) ?? []) as Person[];
        const typed = (step: 'investor_details' | 'beneficial_owners' | 'trustees') =>
          rows(stepDrafts?.[step]).map(({ id, legalFirstName }) => `${legalFirstName}: ${called(id)}`);
        const declaring = state.tax_details?.investors?.map((id) => [called(id), taxDeclarations?.entities[id]?.tfn]);
        return { state, typed, declaring };
      };
      const [joint, company, trust] = [await open('joint'), await open('company'), await open('trust')];

      expect(joint.typed('investor_details')).toEqual(['Ana: Ana', 'Cy: Cy', 'Dev: new']);
      expect(joint.declaring?.map(([name]) => name)).toEqual(['Ana', 'Bo', 'Cy']);
      expect(new Set(joint.declaring?.map(([, tfn]) => tfn)).size).toBe(3);
      expect(company.typed('beneficial_owners')).toEqual(['Ana: Ana', 'Cy: Cy', 'Bo: Bo', 'Eve: new']);
      expect(company.state.tax_details?.investors).toEqual([company.state.investor_details?.organisation]);
      expect(trust.typed('beneficial_owners')).toEqual(['Ana: Ana', 'Cy: Cy', 'Flo: new']);
      expect(trust.typed('trustees')).toEqual(['Ana: Ana', 'Bo: Bo']);
      expect(JSON.stringify(trust.state)).not.toMatch(/prefill|is_existing_trustee/);
    },
  );

  it.each([
    ['a plan', 'true', { totalAmount: '5000', planAmount: '250' }],
    ['a single investment', 'false', { totalAmount: '250', planAmount: '5000' }],
  ])('[1-AMT-04] opens with both amounts of %s that was being typed', async (_name, isRegularInvestment, amounts) => {
    const parts = JSON.parse(FIXTURE) as Record<string, string>;
    const draft = { isRegularInvestment, totalAmount: '250', otherAmount: '5000' };
    const stepDrafts = JSON.stringify({ purchase_amount: draft });

    const reading = await readFile({ storage: await storageWith(JSON.stringify({ ...parts, stepDrafts })), key: KEY });

    expect(reading).toMatchObject({ kind: 'stored', state: { stepDrafts: { purchase_amount: amounts } } });
    expect(JSON.stringify(reading)).not.toContain('otherAmount');
  });

  it.each(['v1', 'v3'])('[3-DRAFT-05] is known to the service by its id where %s wrote it', async (version) => {
    const text = readFileSync(`test/fixtures/persisted/${version}.json`, 'utf8');

    const reading = await readFile({ storage: await storageWith(text), key: KEY });

    expect(reading).toMatchObject({
      kind: 'stored',
      state: { wizard: { fileId: 'f1', fileKey: 'f1', revision: null } },
    });
  });

  it('gets the defaults of whatever a later release added', async () => {
    const parts = JSON.parse(FIXTURE) as Record<string, string>;
    const wizard = JSON.parse(parts['wizard'] ?? '{}') as Record<string, unknown>;
    delete wizard['submission'];
    delete parts['others'];
    const storage = await storageWith(JSON.stringify({ ...parts, wizard: JSON.stringify(wizard) }));

    const reading = await readFile({ storage, key: KEY });

    expect(reading).toMatchObject({
      kind: 'stored',
      state: { others: null, wizard: { submission: { phase: 'idle' } } },
    });
  });

  it('asks after a submission that was under way, under its key', async () => {
    const parts = JSON.parse(FIXTURE) as Record<string, string>;
    const wizard = JSON.parse(parts['wizard'] ?? '{}') as Record<string, unknown>;
    const flying = {
      ...wizard,
      submission: { phase: 'sending', idempotencyKey: 'k1', message: null, errors: {}, answer: null },
    };
    const storage = await storageWith(JSON.stringify({ ...parts, wizard: JSON.stringify(flying) }));

    const reading = await readFile({ storage, key: KEY });

    expect(reading).toMatchObject({ state: { wizard: { submission: { phase: 'checking', idempotencyKey: 'k1' } } } });
  });
});

describe('a file that cannot be read', () => {
  const step = 10;
  const cuts = Array.from({ length: Math.floor(100 / step) }, (_, index) => [
    index * step + 1 > 99 ? 99 : index * step + 1,
  ]);

  it.each(cuts)(
    'cut at %i per cent of its length is told as damaged, and its bytes stay as they are',
    async (percent) => {
      const cut = FIXTURE.slice(0, Math.floor((FIXTURE.length * percent) / 100));
      const storage = await storageWith(cut);

      const reading = await readFile({ storage, key: KEY });

      expect(reading).toEqual({ kind: 'unreadable', reason: 'damaged' });
      expect(await storedTexts(storage)).toEqual([cut]);
    },
  );

  it.each([
    ['a newer version', { _persist: `{"version":${CURRENT_VERSION + 1},"rehydrated":true}` }, 'newer'],
    ['no version', { _persist: '{}' }, 'damaged'],
    ['a slice of the wrong kind', { wizard: '[1]' }, 'damaged'],
    ['a table that is a text', { people: '"x"' }, 'damaged'],
  ])('with %s is refused and left alone', async (_name, change, reason) => {
    const text = JSON.stringify({ ...(JSON.parse(FIXTURE) as object), ...change });
    const storage = await storageWith(text);

    expect(await readFile({ storage, key: KEY })).toEqual({ kind: 'unreadable', reason });
    expect(await storedTexts(storage)).toEqual([text]);
  });

  it('is told as damaged when a migration throws', async () => {
    const storage = await storageWith(FIXTURE);
    const migrations = {
      2: () => {
        throw new Error('broken migration');
      },
    };

    expect(await readFile({ storage, key: KEY, migrations, version: 2 })).toEqual({
      kind: 'unreadable',
      reason: 'damaged',
    });
    expect(await storedTexts(storage)).toEqual([FIXTURE]);
  });

  it('runs the migrations of the versions in between, in order', async () => {
    const storage = await storageWith(FIXTURE);
    const migrations = {
      2: (state: Record<string, unknown>) => ({ ...state, review: { message_to_investor: 'two' } }),
      3: (state: Record<string, unknown>) => ({ ...state, bank_details: state['review'] }),
    };

    const reading = await readFile({ storage, key: KEY, migrations, version: 3 });

    expect(reading).toMatchObject({ kind: 'stored', state: { bank_details: { message_to_investor: 'two' } } });
  });

  it('is told as damaged when its bytes do not decrypt', async () => {
    wipeDevice();
    const storage = deviceStorage();
    await storage.setItem(KEY, FIXTURE);
    await damageBytes(KEY);

    expect(await readFile({ storage: deviceStorage(), key: KEY })).toEqual({ kind: 'unreadable', reason: 'damaged' });
    expect((await storage.keys()).map(({ key }) => key)).toEqual([KEY]);
  });

  it('is not taken for damaged when the device does not give it out', async () => {
    const storage = { ...(await storageWith(FIXTURE)), getItem: () => Promise.reject(new Error('disk')) };

    expect(await readFile({ storage, key: KEY })).toEqual({ kind: 'unreadable', reason: 'unreachable' });
  });
});

/** Turns one bit of the stored ciphertext. */
async function damageBytes(key: string): Promise<void> {
  const { openDB } = await import('idb');
  const database = await openDB('allot', 1);
  const record = (await database.get('records', key)) as { bytes: ArrayBuffer };
  const bytes = new Uint8Array(record.bytes);
  bytes[3] = (bytes[3] ?? 0) ^ 1;
  await database.put('records', { ...record, bytes: bytes.buffer });
  database.close();
}
