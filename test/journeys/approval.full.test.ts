import { expect, test } from '@playwright/test';
import { tabTo } from './support/keyboard.ts';
import { look } from './support/look.ts';
import { askForCode, enterCode, newestLink, openOther } from './support/savedDraft.ts';
import { ADVISER, button, submitForApproval } from './support/approval.ts';

/** One who has an address and a number of their own, as tests run beside each other. */
const DECLINING = { first: 'Ines', email: 'ines.asked@example.com', mobile: '0491570808' };

test('[1-ADV-07, 2-ROLE-08, 3-ROLE-14] an investor, not the adviser’s own browser, declines what their adviser made: both are told, and the link empties it', async ({
  page,
  context,
}) => {
  await submitForApproval(page, DECLINING);
  const record = await page.getByRole('link', { name: 'See what you submitted' }).getAttribute('href');
  const link = await newestLink(page, DECLINING.email);
  // In the browser that submitted it nobody approves or declines, whoever has the link.
  await page.goto(link);
  await page.getByText('The investor must approve this application on their own device').waitFor();
  await look(page, 'approval-barred');
  await button(page, 'Send the link to the investor’s mobile').click();
  await page.getByText('The link was sent. Ask the investor to open it on their phone.').waitFor();

  const desk = await openOther(context);
  await desk.goto(link);
  await enterCode(desk, await askForCode(desk, DECLINING.mobile));
  await desk.getByRole('region', { name: 'Ava Reed asks you to approve this application' }).waitFor();
  const decline = button(desk, 'Decline this application');
  await tabTo(desk, decline);
  await look(desk, 'approval-foot');
  await desk.keyboard.press('Enter');
  const question = desk.getByRole('alertdialog', { name: 'Decline this application?' });
  await question.waitFor();
  await look(desk, 'approval-decline');
  // A change of mind leads back to where one was.
  await desk.keyboard.press('Escape');
  await expect(decline).toBeFocused();
  await desk.keyboard.press('Enter');
  await tabTo(desk, question.getByRole('button', { name: 'Decline' }));
  await desk.keyboard.press('Enter');

  await desk.getByRole('status', { name: 'You have declined the application' }).waitFor();
  await button(desk, 'Delete application details').waitFor();
  await look(desk, 'approval-declined');
  await expect
    .poll(async () => (await page.request.get('/dev/outbox/')).text())
    .toMatch(new RegExp(`To ${ADVISER.email},[\\s\\S]*Ines Lindqvist has declined the application`));
  await page.goto(String(record));
  await page.getByRole('region', { name: 'The investor has declined this application' }).waitFor();
  await look(page, 'approval-declined-record');

  // Later, by the link of the e-mail, in another browser.
  const late = await openOther(context);
  await late.goto(link);
  await late.getByRole('heading', { level: 1, name: 'This application was declined' }).waitFor();
  await look(late, 'approval-declined-link');
  await tabTo(late, button(late, 'Delete application details'));
  await late.keyboard.press('Enter');
  const sure = late.getByRole('alertdialog', { name: 'Delete application details?' });
  await sure.waitFor();
  await look(late, 'approval-empty');
  await late.keyboard.press('Escape');
  await expect(button(late, 'Delete application details')).toBeFocused();
  await late.keyboard.press('Enter');
  await tabTo(late, sure.getByRole('button', { name: 'Delete' }));
  await late.keyboard.press('Enter');
  await expect(late.getByRole('status', { name: 'The application details have been deleted' })).toBeFocused();
  await look(late, 'approval-emptied');
  await late.goto(link);
  await late.getByRole('heading', { level: 1, name: 'This link cannot be opened' }).waitFor();
  await page.reload();
  await page.getByRole('region', { name: 'The details of this application have been deleted' }).waitFor();
  await look(page, 'approval-emptied-record');
  await late.context().close();
  await desk.context().close();
});
