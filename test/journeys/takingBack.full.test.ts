/** What somebody with no more than a draft's link and code did to it is taken back: a deletion, and a change of the e-mail address. */
import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from './support/axe.ts';
import { onStep } from './support/applicant.ts';
import {
  askForCode,
  codeField,
  enterCode,
  newCode,
  newestLink,
  openByCode,
  openOther,
  pressSave,
  saveAtContact,
} from './support/savedDraft.ts';
import { typeInto } from './support/typing.ts';

const ADDRESS = '/offers/emberfield-copper/';
const MOBILE = '0491570110';
const CONTACT = /Contact details/;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const email = (page: Page) => page.getByLabel(/^E-?mail/i).first();

async function closeDialog(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: 'Save as draft' }).getByText('Close').click();
}

/** Cuts the connection once the service has done what the next POST to this address asks. */
async function loseNextAnswer(page: Page, address: string): Promise<void> {
  await page.route(
    address,
    async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      return route.abort('connectionreset');
    },
    { times: 1 },
  );
}

/** The link that undoes a change, in the e-mail to the former address. */
async function undoLink(page: Page, address: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const outbox = await (await page.request.get('/dev/outbox/')).text();
      const messages = outbox.split('<article>').filter((message) => message.includes(`To ${address},`));
      for (const message of messages) link ??= /\/undo\/#[\w-]+/.exec(message)?.[0];
      return link;
    })
    .toBeDefined();
  return link ?? '';
}

test('[3-DRAFT-01] a draft that was deleted by its link alone is restored by the link and a code, as it was', async ({
  page,
  context,
}) => {
  const address = 'ida.norling@example.com';
  await page.goto(ADDRESS);
  await saveAtContact(page, address, MOBILE);
  await closeDialog(page);
  const link = await newestLink(page, address);
  const other = await openOther(context);
  await other.goto(`${link}/delete/`);
  await button(other, 'Delete my draft').click();
  await expect(other.getByRole('heading', { level: 1, name: 'Deleted' })).toBeVisible();

  const third = await openOther(context);
  await third.goto(link);
  const title = 'Restore your deleted application';
  await expect(third.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await axeFindings(third, { name: title, state: 'empty' })).toEqual([]);
  const code = await askForCode(third, MOBILE);
  await loseNextAnswer(third, '**/offers/*/draft/*/');
  await enterCode(third, code);
  // The cookie came, and what it opens is opened without another press.
  await onStep(third, CONTACT);
  await expect(email(third)).toHaveValue(address);
});

test('[3-DRAFT-01] the former address undoes a change by its link and a code, and opens nothing', async ({
  page,
  context,
}) => {
  const address = 'oda.lindqvist@example.com';
  const mobile = '0491570157';
  await page.goto(ADDRESS);
  await saveAtContact(page, address, mobile);
  await closeDialog(page);
  const link = await newestLink(page, address);
  const other = await openOther(context);
  await openByCode(other, { link, mobile });
  await typeInto(email(other), 'somebody.else@example.net');
  await pressSave(other);
  await closeDialog(other);

  const owner = await openOther(context);
  await owner.goto(await undoLink(page, address));
  const title = 'Undo the change to your email address';
  await expect(owner.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await axeFindings(owner, { name: title, state: 'empty' })).toEqual([]);
  await button(owner, 'Send code').click();
  await expect(codeField(owner)).toBeFocused();
  await loseNextAnswer(owner, '**/api/address-undo/**');
  await enterCode(owner, await newCode(owner, mobile));
  await expect(owner.getByText('That did not work. Please try again.')).toBeVisible();
  await button(owner, 'Undo the change').click();
  const done = owner.getByRole('heading', { level: 1, name: 'The change has been undone' });
  await expect(done).toBeVisible();
  await expect(owner.getByRole('main')).not.toContainText(address);
  await owner.reload();
  await expect(done).toBeVisible();
  await owner.goto(link);
  await expect(owner.getByRole('heading', { level: 1, name: 'Access your saved application' })).toBeVisible();
  await expect(button(owner, 'Send code')).toBeVisible();
});
