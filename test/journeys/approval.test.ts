import { expect, test } from '@playwright/test';
import { downloadDocuments, next, onStep } from './support/applicant.ts';
import { tabTo } from './support/keyboard.ts';
import { look } from './support/look.ts';
import { askForCode, enterCode, newestLink, openOther } from './support/savedDraft.ts';
import { screenProblems } from './support/screenProblems.ts';
import { typeInto } from './support/typing.ts';
import { PERSON, ADVISER, APPLICANT, button, submitForApproval } from './support/approval.ts';

const LOOK = { width: 375, otherWidths: [320, 1280], isTabbed: true };

test('[1-ADV-07, 3-LAND-28, 3-LAND-29, 3-ROLE-14] an investor opens by link and code what their adviser made, changes it, agrees and approves', async ({
  page,
  context,
}) => {
  await submitForApproval(page);

  const desk = await openOther(context);
  const link = await newestLink(page, PERSON.email);
  await desk.goto(link);
  await desk.getByRole('heading', { level: 1, name: 'Review and approve an application' }).waitFor();
  await expect(desk.getByText(/^You can approve or decline it until \d\d\/\d\d\/\d{4}, /)).toBeVisible();
  await look(desk, 'approval-code');
  await enterCode(desk, await askForCode(desk, PERSON.mobile));

  await desk.getByRole('region', { name: 'Ava Reed asks you to approve this application' }).waitFor();
  await button(desk, 'Review application').waitFor();
  await look(desk, 'approval-landing');
  expect(await screenProblems(desk, { name: 'approval', state: 'filled' }, LOOK)).toEqual([]);
  await desk.setViewportSize({ width: 1280, height: 900 });
  // By keys alone; the documents open in a tab of their own.
  await tabTo(desk, button(desk, 'Review application'));
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('checkbox', { name: /agree to the/ })).toHaveAccessibleDescription(/must be accepted/);
  await look(desk, 'approval-terms');
  await downloadDocuments(desk);
  await tabTo(desk, desk.getByRole('checkbox', { name: /agree to the/ }));
  await desk.keyboard.press('Space');
  await tabTo(desk, button(desk, 'Review application'));
  await desk.keyboard.press('Enter');

  await onStep(desk, /Review and submit/);
  await look(desk, 'approval-review');
  const which = desk.getByRole('region', { name: 'What you are approving' });
  await expect(which).toContainText(/SHA-256 of its record: [0-9a-f]{64}/);
  await which.scrollIntoViewIfNeeded();
  await look(desk, 'approval-which');
  await button(desk, /^Edit Investment amount/).click();
  await onStep(desk, /Investment amount/);
  await look(desk, 'approval-step');
  await typeInto(desk.getByLabel(APPLICANT.amount.label, { exact: true }), '8000');
  await next(desk).click();
  await onStep(desk, /Review and submit/);
  await desk.reload();
  await onStep(desk, /Review and submit/);
  // At once, whatever of the page is still on its way.
  await button(desk, /^Submit/).click();

  const done = desk.getByRole('region', { name: 'Congratulations!' });
  await expect(done).toContainText('Your application for');
  await expect(done).toContainText('8,000 shares');
  await look(desk, 'approval-receipt');
  await expect(desk.getByRole('link', { name: 'See what you submitted' })).toBeVisible();

  // The link opens nothing any more, and the adviser hears of it.
  const late = await openOther(context);
  await late.goto(link);
  await late.getByRole('heading', { level: 1, name: 'This link cannot be opened' }).waitFor();
  await expect
    .poll(async () => (await page.request.get('/dev/outbox/')).text())
    .toMatch(new RegExp(`To ${ADVISER.email},[\\s\\S]*Imogen Lindqvist has approved the application`));
  await late.context().close();
  await desk.context().close();
});
