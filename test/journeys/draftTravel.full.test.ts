import { expect, type Page, test } from '@playwright/test';
import {
  type Applicant,
  applicantOf,
  fillBank,
  fillLanding,
  fillPayment,
  fillTax,
  next,
  onStep,
  walkSteps,
} from './support/applicant.ts';
import { axeFindings } from './support/axe.ts';
import { tabTo } from './support/keyboard.ts';
import { look } from './support/look.ts';
import {
  CODE_ENDED,
  CODE_INVALID,
  codeField,
  newCode,
  newestLink,
  openOther,
  otherBrowser,
  saveAsDraft,
  saveAtContact,
  wrongCode,
} from './support/savedDraft.ts';
import { typeInto } from './support/typing.ts';

const PERSON = { first: 'Margot', email: 'tilda.marsh@example.com', mobile: '0491570737' };
const APPLICANT: Applicant = { ...applicantOf('emberfield-copper'), person: PERSON };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('[3-OTP-01, 3-OTP-07, 3-OTP-08, 3-MISC-10] a draft saved at tax is finished and submitted elsewhere, after five wrong codes and a new one', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  await fillLanding(page, APPLICANT);
  await walkSteps(page, APPLICANT, { until: 3 });
  await fillTax(page, APPLICANT);
  await saveAsDraft(page);
  const desk = await (await otherBrowser(context)).newPage();
  await desk.goto(await newestLink(page, PERSON.email));
  await desk.getByRole('heading', { level: 1, name: 'Access your saved application' }).waitFor();
  expect(await axeFindings(desk, { name: 'Access your saved application', state: 'empty' })).toEqual([]);

  // By keys alone.
  await tabTo(desk, button(desk, 'Send code'));
  await desk.keyboard.press('Enter');
  const sentAt = Date.now();
  const first = await newCode(page, PERSON.mobile);
  const field = codeField(desk);
  await expect(field).toBeFocused();
  for (let tries = 0; tries < 5; tries += 1) {
    await typeInto(field, wrongCode(first));
    await desk.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription(tries < 4 ? CODE_INVALID : CODE_ENDED);
  }
  await expect(desk.getByText(/^That code is no longer valid/)).toBeVisible();
  await look(desk, 'code-ended');
  expect(await axeFindings(desk, { name: 'Access your saved application', state: 'error' })).toEqual([]);
  await typeInto(field, first);
  await desk.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(CODE_ENDED);

  // One code a minute goes to a number.
  await desk.waitForTimeout(Math.max(0, sentAt + 62_000 - Date.now()));
  await desk.reload();
  await button(desk, 'Send code').click();
  const second = await newCode(page, PERSON.mobile, first);
  await typeInto(codeField(desk), `${second.slice(0, 3)} ${second.slice(3)}`);
  await tabTo(desk, button(desk, 'Log in'));
  await desk.keyboard.press('Enter');

  await onStep(desk, /Contact details/);
  await expect(desk.getByLabel('First/preferred name')).toHaveValue('Margot');
  await button(desk, 'Continue with Tax').click();
  await onStep(desk, /Tax details/);
  await expect(desk.getByLabel(/^TFN/)).toHaveValue(/^\*+782$/);
  await next(desk).click();
  await onStep(desk, /Bank account/);
  await fillBank(desk, APPLICANT);
  await next(desk).click();
  await onStep(desk, /Payment/);
  await fillPayment(desk, APPLICANT);
  await next(desk).click();
  await onStep(desk, /Review and submit/);
  await button(desk, /^Submit/).click();
  await desk
    .getByText(/has been submitted|Congratulations|received/i)
    .first()
    .waitFor();

  // A save that the page makes by itself may have told it already, and no button takes a press then.
  const told = page.getByText(/This application was submitted elsewhere/);
  await expect(async () => {
    if (!(await told.isVisible())) await button(page, 'Save as Draft').click({ timeout: 2_000 });
    await expect(told).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await desk.context().close();
});

test('[3-OTP-07] the device that is left behind reads its older copy beside the newer version, and removes it', async ({
  page,
  context,
}) => {
  const email = 'silas.quint@example.com';
  await page.goto('/offers/emberfield-copper/');
  await saveAtContact(page, email, '0491570801');
  await page.getByRole('dialog', { name: 'Save as draft' }).getByText('Close').click();
  const link = await newestLink(page, email);
  // Typed and left without a connection: it comes to this device alone.
  await context.setOffline(true);
  await typeInto(page.getByLabel('First/preferred name'), 'Onlyhere');
  await page.keyboard.press('Tab');
  await page.waitForTimeout(1_000);
  await page.close();
  await context.setOffline(false);
  const back = await context.newPage();
  const desk = await openOther(context);
  await desk.goto(link);
  await button(desk, 'Send code').click();
  await typeInto(desk.getByLabel('One-time password'), await newCode(back, '+61491570801'));
  await desk.keyboard.press('Enter');
  await onStep(desk, /Contact details/);
  await button(desk, 'Save as Draft').click();
  await expect(desk.getByText('Draft saved')).toBeVisible();
  await desk.context().close();

  await back.goto(link);
  await onStep(back, /Contact details/);
  await expect(back.getByLabel('First/preferred name')).toHaveValue('Margot');
  await button(back, 'View the copy').click();
  const copy = back.getByRole('dialog', { name: 'The older copy on this device' });
  await expect(copy.getByText('Onlyhere')).toBeVisible();
  expect(await axeFindings(back, { name: 'The older copy on this device', state: 'filled' })).toEqual([]);
  await back.keyboard.press('Escape');
  await back.getByRole('button', { name: 'Remove', exact: true }).click();
  await back.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();

  await expect(back.getByText('The older copy has been removed.')).toBeAttached();
  await expect(back.getByRole('heading', { level: 1 })).toBeFocused();
  await back.reload();
  await onStep(back, /Contact details/);
  await expect(back.getByText('An older copy of this application')).toHaveCount(0);
});
