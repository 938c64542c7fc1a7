/** All that the issuer's staff do with applications, for an offer that is open and for one that has closed. */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import type { RecordAnswer } from '#api/recordsApi.ts';
import type { RecordedLine } from '#domain/application/record.ts';
import type { Offer } from '#domain/offer.ts';
import { anApplicationBy } from '#test/support/entityApplications.ts';
import { next, onStep } from './support/applicant.ts';
import { PASSWORD, PEOPLE, type DemoPerson } from './support/demoPeople.ts';
import { pressByKeys } from './support/holdings.ts';
import { look } from './support/look.ts';
import { offerFolder } from './support/offerFolder.ts';
import { enterPaperForm } from './support/paperForm.ts';
import { receive } from './support/received.ts';
import { startService, type Service } from './support/service.ts';
import { typeInto } from './support/typing.ts';

const OFFER = {
  like: 'kestrel-notes',
  slug: 'emberfield-notes',
  changes: { name: 'Emberfield Notes', client_name: 'Emberfield Copper Limited' },
};
const DAY = 24 * 60 * 60_000;

/** Closes the offer a day ago, as an operator would by its file. */
function closeOffer({ dataDirectory }: Service, folder: string): void {
  const file = path.join(folder, OFFER.slug, 'offer.json');
  const offer = JSON.parse(readFileSync(file, 'utf8')) as Offer;
  writeFileSync(file, JSON.stringify({ ...offer, closes_at: new Date(Date.now() - DAY).toISOString() }));
  execFileSync(process.execPath, ['--import', 'tsx', 'server/importOffers.ts', file], {
    env: { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDirectory, DATABASE_URL: '', OFFERS_DIR: folder },
  });
}

const OFFERS = [
  ['open', null],
  ['that closed yesterday', closeOffer],
] as const;

for (const [state, close] of OFFERS)
  test(`[2-ROLE-10, 3-ROLE-15, 2-SUB-03, 2-STEP-19] staff decide, record payments, complete, edit and enter paper forms: an offer ${state}`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const folder = offerFolder([OFFER]);
    const service = await startService(folder);
    try {
      const [first = '', , fund = ''] = await receive(
        service.address,
        [
          { first: 'Philippa', last: 'Quillfeather' },
          { first: 'Percival', last: 'Quillfeather' },
          { first: 'Jane', last: 'Fund', make: (offer) => anApplicationBy('corporate_trust', offer) },
        ],
        OFFER.slug,
      );
      if (close !== null) await service.during(() => close(service, folder));
      const page = await openList(browser, service, PEOPLE.staff);
      await rejectAndReopen(page);
      await acceptBoth(page);
      await recordAndComplete(page, first);
      await editFund(await openList(browser, service, PEOPLE.admin), fund);
      const open = async () => (await browser.newContext({ baseURL: service.address })).newPage();
      await enterPaperForm(browser, { open }, OFFER.changes.name);
    } finally {
      await service.remove();
      rmSync(folder, { recursive: true, force: true });
    }
  });

async function openList(browser: Browser, { address }: Service, { username }: DemoPerson): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: address })).newPage();
  await page.goto('/issuer/applications/');
  await typeInto(page.getByLabel('Your email address'), username);
  await typeInto(page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'Applications' })).toBeVisible();
  return page;
}

const decisionOn = (page: Page): Locator => page.getByRole('region', { name: 'Decision' });
const backToList = (page: Page): Promise<void> =>
  pressByKeys(page, page.getByRole('link', { name: 'All applications' }));

async function rejectAndReopen(page: Page): Promise<void> {
  await pressByKeys(page, page.getByRole('link', { name: 'Philippa Quillfeather' }));
  const decision = decisionOn(page);
  await pressByKeys(page, decision.getByRole('button', { name: 'Do not accept' }));
  const dialog = page.getByRole('dialog', { name: 'Do not accept the application?' });
  await dialog.getByLabel('Reason').selectOption('The offer is fully subscribed');
  await pressByKeys(page, dialog.getByRole('button', { name: 'Do not accept' }));
  await expect(decision.getByText('Reason: The offer is fully subscribed.')).toBeFocused();
  await pressByKeys(page, decision.getByRole('button', { name: 'Reopen' }));
  await expect(decision.getByText('reopened the application')).toBeFocused();
  await backToList(page);
}

/** Accepts both people's applications, and takes one of the decisions back. */
async function acceptBoth(page: Page): Promise<void> {
  for (const name of ['Philippa Quillfeather', 'Percival Quillfeather']) {
    await page.getByRole('checkbox', { name: `Choose ${name}` }).focus();
    await page.keyboard.press('Space');
  }
  await pressByKeys(page, page.getByRole('button', { name: 'Accept', exact: true }));
  await pressByKeys(page, page.getByRole('button', { name: 'Accept 2 applications' }));
  await expect(page.getByText('2 of 2 done.')).toBeVisible();
  await pressByKeys(page, page.getByRole('button', { name: 'Back to the list' }));
  await pressByKeys(page, page.getByRole('link', { name: 'Percival Quillfeather' }));
  await pressByKeys(page, decisionOn(page).getByRole('button', { name: 'Take back' }));
  await expect(decisionOn(page).getByText('The decision was taken back.')).toBeVisible();
  await backToList(page);
  await expect(page.getByRole('row', { name: /Philippa.*Accepted/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Percival.*To decide/ })).toBeVisible();
}

/** Records the payment of an accepted application from a pasted list, and completes it. */
async function recordAndComplete(page: Page, reference: string): Promise<void> {
  await pressByKeys(page, page.getByRole('link', { name: 'Philippa Quillfeather' }));
  const payment = page.getByRole('region', { name: 'Payment', exact: true });
  const payable = await payment.getByRole('definition').first().textContent();
  await backToList(page);
  await pressByKeys(page, page.getByRole('link', { name: 'Record payments from a list' }));
  await typeInto(page.getByLabel('References and amounts'), `${reference} ${payable?.replace(/[^\d.,]/g, '')}`);
  await pressByKeys(page, page.getByRole('button', { name: 'Check the list' }));
  await pressByKeys(page, page.getByRole('button', { name: 'Record 1 payment' }));
  await expect(page.getByRole('heading', { name: /^1 (of 1 )?payment/ })).toBeFocused();
  await pressByKeys(page, page.getByRole('link', { name: 'Back to the applications' }));
  await pressByKeys(page, page.getByRole('link', { name: 'Philippa Quillfeather' }));
  await pressByKeys(page, decisionOn(page).getByRole('button', { name: 'Complete' }));
  const dialog = page.getByRole('dialog', { name: 'Complete the application?' });
  await typeInto(dialog.getByLabel('HIN, SRN or holder number'), 'I0000 000 390');
  await pressByKeys(page, dialog.getByRole('button', { name: 'Complete' }));
  await expect(decisionOn(page).getByText('completed the application')).toBeFocused();
  await look(page, 'whole-completed');
}

/** An admin changes the account of a super fund: the step of the investor is not among theirs, and nothing of it is lost. */
async function editFund(page: Page, reference: string): Promise<void> {
  await typeInto(page.getByRole('searchbox'), reference);
  await page.keyboard.press('Enter');
  await pressByKeys(page, page.getByRole('table', { name: 'Applications' }).getByRole('link').first());
  await expect(page.getByRole('heading', { level: 1, name: `Application ${reference}` })).toBeVisible();
  const id = /\/applications\/(\d+)\//.exec(page.url())?.[1] ?? '';
  const before = await recordedLines(page, id);
  await pressByKeys(page, decisionOn(page).getByRole('link', { name: 'Edit' }));
  await onStep(page, /Review and save the application/);
  await expect(page.getByRole('button', { name: 'Edit Investor details' })).toHaveCount(0);
  await look(page, 'whole-fund');
  await pressByKeys(page, page.getByRole('button', { name: 'Edit Bank account details' }));
  await typeInto(page.getByLabel('Account number'), '99887766');
  await pressByKeys(page, next(page));
  await onStep(page, /Review and save the application/);
  await pressByKeys(page, page.getByRole('button', { name: 'Save' }));
  await expect(
    page.getByRole('region', { name: 'Success! Changes to this application have been saved.' }),
  ).toBeFocused();
  const after = await recordedLines(page, id);
  expect(before.length).toBeGreaterThan(60);
  expect(before.filter((line) => !after.includes(line))).toEqual(['bank_details..accountNumber: ******678']);
  expect(after.filter((line) => !before.includes(line))).toEqual(['bank_details..accountNumber: ******766']);
}

/** Returns each answer of the record as it stands now, with its place; of a number the mask, since its digest is of one record alone. */
async function recordedLines(page: Page, id: string): Promise<string[]> {
  const answer = await page.request.get(`/api/applications/${id}/record/`);
  const { record } = (await answer.json()) as Pick<RecordAnswer, 'record'>;
  return record.steps.flatMap(({ name, sections }) =>
    sections.flatMap(({ path: section, lines }) => lines.map((line) => lineText(`${name}.${section}`, line))),
  );
}

function lineText(section: string, line: RecordedLine): string {
  return `${section}.${line.path}: ${line.kind === 'number' ? line.value?.mask : JSON.stringify(line)}`;
}
