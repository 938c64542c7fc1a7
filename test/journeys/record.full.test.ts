import { expect, test, type Page } from '@playwright/test';
import { STEPS, APPLICANTS, walkTo } from './support/applicant.ts';
import { askForCode, CODE_INVALID, enterCode, messagesTo, openOther, wrongCode } from './support/savedDraft.ts';
import { screenProblems } from './support/screenProblems.ts';
import { LOOK, title } from './support/record.ts';

test('[2-SUB-06, 2-ROLE-04] what was submitted without an account is read on another device by the link of its e-mail and a code, and by no bare address', async ({
  page,
  context,
}) => {
  const [applicant] = APPLICANTS;
  if (applicant === undefined) throw new Error('There is no applicant');
  const person = { first: 'Rosalind', email: 'rosalind.reads@example.com', mobile: '0491570834' };
  await walkTo(page, { ...applicant, person }, STEPS.length);
  await page.getByRole('button', { name: /^Submit/ }).click();
  await expect(page.getByRole('region', { name: 'Congratulations!' })).toBeVisible();
  const reference = await page.locator('strong').first().innerText();
  const link = await recordLink(page, person.email);

  const other = await openOther(context);
  await other.goto(link.replace(/#.*/, ''));
  await expect(title(other)).toHaveText('Open your application with a code');
  await expect(other.getByText(/^You opened this page without the link from an email\./)).toBeVisible();
  expect(await screenProblems(other, { name: 'record code', state: 'empty' }, LOOK)).toEqual([]);

  await other.goto('about:blank');
  await other.goto(link);
  const code = await askForCode(other, person.mobile);
  await enterCode(other, wrongCode(code));
  await expect(other.getByText(CODE_INVALID)).toBeVisible();
  expect(await screenProblems(other, { name: 'record code', state: 'filled' }, LOOK)).toEqual([]);
  await enterCode(other, code);
  await expect(title(other)).toHaveText('What you submitted');
  await expect(other.locator('main')).toContainText(reference);
});

/** The address of the page in the confirmation, with its key. */
async function recordLink(page: Page, email: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      for (const message of await messagesTo(page, email)) link ??= /\/applications\/\d+\/#[\w-]+/.exec(message)?.[0];
      return link;
    })
    .toBeDefined();
  return link ?? '';
}
