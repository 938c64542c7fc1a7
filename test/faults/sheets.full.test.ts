/** Sheets that would hold the service up: rows, cells and lines are counted while they are parsed, with pauses for other calls. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { LARGEST_SHEET, SHEET_COLUMNS } from '#domain/application/sheetColumns.ts';
import { MOST_CELLS, MOST_LINES, MOST_ROWS } from '#domain/data/limits.ts';
import { sheetErrors } from '#domain/texts/sheet.ts';
import { readSheet } from '#server/applications/sheetFile.ts';
import { Refusal } from '#server/http/errors.ts';
import { systemIds } from '#server/system.ts';
import { DEMO_PASSWORD, seedDemoPeople } from '#server/users/demoPeople.ts';
import { addOffer, startTestServer, TestClient, type TestServer } from '#test/server/support/testServer.ts';
import { GOOD_ROW, sheetOf } from '#test/support/sheets.ts';

/** The row above the most, and the first one. */
const MOST_PARSED = 2;
const HEADER = SHEET_COLUMNS.map(({ name }) => name).join(',');

interface Counts {
  /** Steps of the work: lines, or rows. */
  steps: number;
  /** Turns of the event loop in which a step was done: other calls had theirs between them. */
  turns: number;
}

/** Counts while `work` is done, which notifies of each step. */
async function counted<Result>(work: (onStep: () => void) => Promise<Result>): Promise<Counts & { result: Result }> {
  const turns = new Set<number>();
  let [steps, now, isDone] = [0, 0, false];
  const turn = (): void => {
    now += 1;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  const onStep = (): void => {
    steps += 1;
    turns.add(now);
  };
  const result = await work(onStep).finally(() => (isDone = true));
  return { steps, turns: turns.size, result };
}

const read = (sheet: string) =>
  counted((onLine) =>
    readSheet(sheet, onLine).then(
      (rows) => rows.length,
      (error: unknown) => (error instanceof Refusal && typeof error.body === 'object' ? error.body['message'] : error),
    ),
  );

const rows = (count: number): string =>
  sheetOf(Array.from({ length: count }, (_, index) => ({ ...GOOD_ROW, reference: `C-${index}` })));

describe('reading a sheet', () => {
  const upTo = (size: number, text: string): string =>
    HEADER + text.repeat(Math.floor((size - HEADER.length) / text.length));
  const hostile: [what: string, sheet: string, most: number, refusal: string][] = [
    ['20,000 empty lines', HEADER + '\n'.repeat(20_000), MOST_LINES, sheetErrors.tooManyLines],
    ['1 MB of empty lines', upTo(LARGEST_SHEET, '\n'), MOST_LINES, sheetErrors.tooManyLines],
    ['1 MB of lines with blanks', upTo(LARGEST_SHEET, '\r\n ,'), MOST_LINES, sheetErrors.tooManyLines],
    ['1 MB of one letter a line', upTo(LARGEST_SHEET, '\nx'), MOST_ROWS, sheetErrors.tooManyRows],
    ['1 MB of separators', upTo(LARGEST_SHEET, ','), 0, sheetErrors.wideRow(1)],
    ['a row of 1 MB of separators', `${HEADER}\n${','.repeat(900_000)}`, 1, sheetErrors.wideRow(2)],
    ['a cell of 1 MB', `${HEADER}\n${'x'.repeat(900_000)}`, 1, sheetErrors.longCell(2)],
    ['a cell of 1 MB that is not closed', `${HEADER}\n"${'\n'.repeat(900_000)}`, 1, sheetErrors.longCell(2)],
    ['1 MB without a line', 'x'.repeat(LARGEST_SHEET), 0, sheetErrors.longCell(1)],
  ];
  for (const [what, sheet, most, refusal] of hostile)
    it(`of ${what} parses at most ${most + MOST_PARSED} lines`, async () => {
      const { steps, result } = await read(sheet);
      assert.equal(result, refusal);
      assert.ok(steps <= most + MOST_PARSED, `${steps} lines`);
    });

  it('takes 500 rows, empty lines among them and 100 cells in each, and not one row, line or cell more', async () => {
    assert.equal((await read(rows(MOST_ROWS))).result, MOST_ROWS);
    assert.equal((await read(rows(MOST_ROWS + 1))).result, sheetErrors.tooManyRows);
    const blank = MOST_LINES - MOST_ROWS - 1;
    assert.equal((await read(rows(MOST_ROWS) + ',,\r\n'.repeat(blank))).result, MOST_ROWS);
    assert.equal((await read(rows(MOST_ROWS) + ',,\r\n'.repeat(blank + 1))).result, sheetErrors.tooManyLines);
    const wide = (cells: number) => `${HEADER}\n${'x,'.repeat(cells - 1)}x`;
    assert.equal((await read(wide(MOST_CELLS))).result, 1);
    assert.equal((await read(wide(MOST_CELLS + 1))).result, sheetErrors.wideRow(2));
  });

  it('pauses for other calls at every fifth row at the latest', async () => {
    const sheet = rows(MOST_ROWS);
    const { turns } = await read(sheet);
    assert.ok(turns >= MOST_ROWS / 5, `${turns} turns`);
  });

  it('reads characters of several bytes that stand where it pauses', async () => {
    const names = Array.from({ length: 60 }, (_, index) => ({
      ...GOOD_ROW,
      reference: `${index}`,
      last_name: '葉🌿é'.repeat(9),
    }));
    const read = await readSheet(sheetOf(names));
    assert.deepEqual([...new Set(read.map(({ cells }) => cells.last_name))], ['葉🌿é'.repeat(9)]);
  });
});

describe('taking a sheet', () => {
  let server: TestServer;
  let client: TestClient;
  let slug = '';
  /** Notified of each id: a row that is judged makes some. */
  let onId: () => void = () => undefined;
  before(async () => {
    const uuid = (): string => {
      onId();
      return systemIds.uuid();
    };
    server = await startTestServer({ ids: { ...systemIds, uuid } });
    slug = (await addOffer(server)).href.split('/').at(-2) ?? '';
    await seedDemoPeople(server.deps);
    client = await TestClient.open(server);
    await client.logIn('rohan.mehta@example.com', DEMO_PASSWORD);
  });
  after(() => server.stop());

  it('pauses for other calls between rows that the rules refuse', async () => {
    const short = Array.from({ length: 200 }, (_, index) => `C-${index}`);
    const sheet = `reference,first_name,last_name,email,mobile,amount\n${short.join('\n')}\n`;
    const { turns, result } = await counted((onStep) => {
      onId = onStep;
      return client.post(`/api/offers/${slug}/sheet/`, { sheet });
    });
    assert.equal((result.json()['results'] as unknown[]).length, short.length);
    assert.ok(turns >= short.length, `${turns} turns`);
  });
});
