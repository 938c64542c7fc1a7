/** Offers whose files are gone: every address of each answers, none ends the service, and the others are served. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { sha256 } from '#server/canonical.ts';
import { kill, startRealService, stop } from '#test/server/support/realService.ts';
import { openTestDatabase, temporaryFolder } from '#test/server/support/testDatabase.ts';
import { writeOfferFile } from '#test/server/support/testServer.ts';

const OFFERS = 50;
const FILES = ['documents/Prospectus.pdf', 'documents/Rules & fees.pdf', 'images/hero.svg', 'images/mark.svg'];

/** How files of an offer get lost in its folder, in turn (the store loses the same); the paths that are gone afterwards. */
const LOSSES: ((folder: string) => string[])[] = [
  (folder) => (fs.rmSync(path.join(folder, 'documents/Prospectus.pdf')), ['documents/Prospectus.pdf']),
  (folder) => (fs.rmSync(path.join(folder, 'documents'), { recursive: true }), FILES.slice(0, 2)),
  (folder) => (
    fs.rmSync(path.join(folder, FILES[1] ?? '')),
    fs.mkdirSync(path.join(folder, FILES[1] ?? '')),
    [FILES[1] ?? '']
  ),
  (folder) => (
    fs.rmSync(path.join(folder, 'images/hero.svg')),
    fs.symlinkSync('/nowhere', path.join(folder, 'images/hero.svg')),
    ['images/hero.svg']
  ),
  (folder) => (fs.rmSync(folder, { recursive: true }), FILES),
];

/** How the store loses a content, in turn. */
const STORE_LOSSES: ((file: string) => void)[] = [
  (file) => fs.rmSync(file),
  (file) => (fs.rmSync(file), fs.mkdirSync(file)),
  (file) => (fs.rmSync(file), fs.symlinkSync('/nowhere', file)),
];

it(
  `${OFFERS} offers with missing files: each answers 404 for what is gone, no exit, no 500`,
  { timeout: 60_000 + OFFERS * 10_000 },
  async (context) => {
    const { database, dataDirectory, databaseUrl } = await openTestDatabase();
    await database.destroy();
    const root = temporaryFolder('many-offers');
    const offers = Array.from({ length: OFFERS + 1 }, (_, index) => ({
      folder: path.join(root, `offer-${index}`),
      href: `/offers/offer-${index}/`,
      id: 200 + index,
    }));
    const placeOf = new Map<string, string>();
    for (const { folder, href, id } of offers) {
      fs.cpSync(path.dirname(writeOfferFile({ id, href, name: `Offer ${id}` })), folder, { recursive: true });
      for (const name of FILES) {
        const file = path.join(folder, name);
        // Equal contents are stored once: no two are equal here.
        fs.appendFileSync(file, `<!-- ${file} -->`);
        const hash = sha256(fs.readFileSync(file));
        placeOf.set(file, path.join(dataDirectory, 'files', hash.slice(0, 2), hash));
      }
    }
    const environment = { DATA_DIR: dataDirectory, DATABASE_URL: databaseUrl ?? '', OFFERS_DIR: root };
    const service = await startRealService(environment);
    context.after(() => kill(service));
    assert.notEqual(service.address, '', service.output());
    // The last one stays whole.
    const gone = offers.map(({ folder }, index) =>
      index === OFFERS ? [] : (LOSSES[index % LOSSES.length]?.(folder) ?? []),
    );
    for (const [index, { folder }] of offers.entries())
      for (const name of gone[index] ?? [])
        STORE_LOSSES[index % STORE_LOSSES.length]?.(placeOf.get(path.join(folder, name)) ?? '');

    const statuses: Record<string, number> = {};
    const ask = async (address: string, method = 'GET'): Promise<number> => {
      const answer = await fetch(`${service.address}${address}`, { method });
      const body = await answer.arrayBuffer();
      // So many zips wait to be made that the caller is asked to come again.
      if (answer.status === 503 && answer.headers.has('retry-after')) return ask(address, method);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      assert.ok(method === 'HEAD' || body.byteLength > 0);
      return answer.status;
    };
    await Promise.all(
      offers.map(async ({ href }, index) => {
        const lost = gone[index] ?? [];
        const expected = (isLost: boolean): number => (isLost ? 404 : 200);
        for (const file of FILES)
          for (const method of ['GET', 'HEAD'])
            assert.equal(
              await ask(`${href}files/${encodeURI(file)}`, method),
              expected(lost.includes(file)),
              `${method} ${href}${file}`,
            );
        for (const method of ['GET', 'HEAD'])
          assert.equal(
            await ask(`${href}download_documents_zip/`, method),
            expected(lost.some((file) => file.startsWith('documents/'))),
            `${method} ${href} zip`,
          );
        assert.equal(await ask(`/api${href}`), 200);
      }),
    );
    assert.equal(service.process.exitCode, null, service.output());
    await stop(service);

    const again = await startRealService(environment);
    const told = again.output();
    await stop(again);
    assert.notEqual(again.address, '');
    for (const [index, { id }] of offers.entries()) {
      const line = told.split('\n').find((each) => each.startsWith(`Offer ${id}: these files are neither`));
      assert.equal(line !== undefined, index < OFFERS, `Offer ${id}`);
      for (const file of gone[index] ?? []) assert.ok(line?.includes(file), `${file} of offer ${id}`);
    }
    context.diagnostic(
      `${OFFERS} offers with missing files and one without, answers by status: ${JSON.stringify(statuses)}`,
    );
  },
);
