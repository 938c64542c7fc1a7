import { expect, type Page, test } from '@playwright/test';
import { onStep } from './support/applicant.ts';
import { axeFindings } from './support/axe.ts';
import { newCode, newestLink, openOther, saveAtContact } from './support/savedDraft.ts';
import { closeOnceKept } from './support/reload.ts';
import { typeInto } from './support/typing.ts';
import { watchWrites } from './support/writes.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('[3-OTP-07] the device that is left behind reads its older copy beside the newer version, and removes it', async ({
  page,
  context,
}) => {
  const email = 'silas.quint@example.com';
  await watchWrites(page);
  await page.goto('/offers/emberfield-copper/');
  await saveAtContact(page, email, '0491570801');
  await page.getByRole('dialog', { name: 'Save as draft' }).getByText('Close').click();
  const link = await newestLink(page, email);
  // Typed and left without a connection: it comes to this device alone.
  await context.setOffline(true);
  await typeInto(page.getByLabel('First/preferred name'), 'Onlyhere');
  await page.keyboard.press('Tab');
  await closeOnceKept(page);
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
