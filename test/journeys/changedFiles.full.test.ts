/** A file that was chosen while there was no connection, and is another one, or none, once there is. */
import { appendFileSync, mkdtempSync, renameSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { aPdf, applicantOf, next, onStep, walkTo } from './support/applicant.ts';
import { look } from './support/look.ts';
import { screenProblems } from './support/screenProblems.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'allot-chosen-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));
const INVESTOR = 2;
const PDF = aPdf('x').buffer;
const EARLIER = new Date('2026-01-01');
const LATER = new Date('2030-01-01');
const BEFORE = new Date('2025-01-01');
const touch = (file: string, time: Date) => utimesSync(file, time, time);

/** What becomes of a file after it was chosen. */
const CHANGES: readonly [string, (file: string) => void][] = [
  ['a byte more', (file) => appendFileSync(file, ' ')],
  ['a page more', (file) => appendFileSync(file, PDF)],
  ['a byte before it', (file) => writeFileSync(file, Buffer.concat([Buffer.from(' '), PDF]))],
  ['its first half', (file) => truncateSync(file, Math.floor(PDF.length / 2))],
  ['filled up with nothing', (file) => truncateSync(file, 2 * PDF.length)],
  ['one byte another', (file) => (writeFileSync(file, PDF.toString().replace('1.4', '1.7')), touch(file, LATER))],
  ['saved again, dated back', (file) => touch(file, BEFORE)],
  ['a byte less', (file) => truncateSync(file, PDF.length - 1)],
  ['emptied', (file) => truncateSync(file, 0)],
  ['deleted', (file) => rmSync(file)],
  ['renamed', (file) => renameSync(file, `${file}.old`)],
  ['moved', (file) => renameSync(file, path.join(tmpdir(), `${path.basename(folder)}-moved.pdf`))],
  ['saved again, the same', (file) => (writeFileSync(file, PDF), touch(file, LATER))],
  ['another of the same size', (file) => (writeFileSync(file, Buffer.from(PDF).reverse()), touch(file, LATER))],
  ['deleted and made again', (file) => (rmSync(file), writeFileSync(file, PDF), touch(file, LATER))],
];

test('[1-UPL-05] a file that changed or went away since it was chosen says so, holds Next, and gives way to another', async ({
  page,
  context,
}) => {
  const applicant = applicantOf('emberfield-copper');
  await walkTo(page, applicant, INVESTOR);
  await onStep(page, /Investor details/);
  const choose = page.getByLabel(/^Choose (a|another) PDF file/).first();
  // The code of a field comes after its step, and cannot come without a connection.
  await choose.waitFor({ state: 'attached' });
  for (const [index, [what, change]] of CHANGES.entries()) {
    const name = `x${index}.pdf`;
    const file = path.join(folder, name);
    writeFileSync(file, PDF);
    // Browsers tell a file by its time in whole seconds.
    touch(file, EARLIER);
    await context.setOffline(true);
    await choose.setInputFiles(file);
    await page.getByText(`${name} is waiting to upload and will start automatically`).waitFor({ state: 'attached' });
    change(file);
    await context.setOffline(false);

    const words = `${name} has been changed, moved or deleted since it was chosen. Please choose it again.`;
    await expect(page.getByText(words).first(), what).toBeVisible();
    if (index === 0) {
      await next(page).press('Enter');
      await expect(page.getByRole('link', { name: `${name}: ${words}` })).toBeVisible();
      await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
      await look(page, 'changed-file');
      expect(
        await screenProblems(
          page,
          { name: 'changed file', state: 'error' },
          { width: 375, otherWidths: [320, 1280], isTabbed: false },
        ),
      ).toEqual([]);
    }
    await page.getByRole('button', { name: `Remove ${name}` }).click();
    await expect(page.getByText(words)).toHaveCount(0);
  }
  const unchanged = path.join(folder, 'same.pdf');
  writeFileSync(unchanged, PDF);
  await context.setOffline(true);
  await choose.setInputFiles(unchanged);
  await page.getByText('same.pdf is waiting to upload and will start automatically').waitFor({ state: 'attached' });
  await context.setOffline(false);
  await expect(page.getByRole('link', { name: 'same.pdf' })).toBeVisible();
});
