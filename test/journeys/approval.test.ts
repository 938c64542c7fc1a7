import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Applicant, applicantOf, downloadDocuments, next, onStep, walkSteps } from './support/applicant.ts';
import { tabTo } from './support/keyboard.ts';
import { look } from './support/look.ts';
import { askForCode, enterCode, newestLink, openOther } from './support/savedDraft.ts';
import { screenProblems } from './support/screenProblems.ts';
import { typeInto } from './support/typing.ts';

const LOOK = { width: 375, otherWidths: [320, 1280], isTabbed: true };
const PERSON = { first: 'Imogen', email: 'imogen.asked@example.com', mobile: '0491570806' };
const ADVISER = { first: 'Ava', email: 'ava.asks@example.com', mobile: '0491570807' };
/** One who has an address and a number of their own, as tests run beside each other. */
const DECLINING = { first: 'Ines', email: 'ines.asked@example.com', mobile: '0491570808' };
const APPLICANT = applicantOf('emberfield-copper');

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function fillPerson(region: Locator, { first, email, mobile }: typeof PERSON, last: string): Promise<void> {
  await typeInto(region.getByLabel('First/preferred name'), first);
  await typeInto(region.getByLabel('Last name'), last);
  await typeInto(region.getByLabel('Email address'), email);
  await typeInto(region.getByLabel('Mobile number'), mobile);
}

/** An adviser without authority fills everything in and submits it. */
async function submitForApproval(page: Page, person = PERSON): Promise<void> {
  const applicant: Applicant = { ...APPLICANT, person };
  await page.goto(`/offers/${APPLICANT.slug}/`);
  await downloadDocuments(page);
  await page.getByRole('checkbox', { name: /agree to the/ }).check();
  await page.getByRole('radio', { name: 'I am an adviser', exact: true }).check();
  await page
    .getByRole('radiogroup', { name: /authority to act/ })
    .getByRole('radio', { name: 'No' })
    .check();
  await page.getByRole('radio', { name: 'No, continue without an account' }).check();
  await button(page, 'Continue to the application').click();
  await onStep(page, /Contact details/);
  await fillPerson(page.getByRole('region', { name: "Investor's contact details" }), person, 'Lindqvist');
  await fillPerson(page.getByRole('region', { name: "Adviser's contact details" }), ADVISER, 'Reed');
  await next(page).click();
  await walkSteps(page, applicant, { from: 1 });
  await button(page, /^Submit/).click();
  const receipt = page.getByRole('region', { name: 'Congratulations!' });
  await expect(receipt).toContainText(`has been sent to ${person.email} for approval`);
  await expect(receipt).toContainText(/The investor can approve until\d\d\/\d\d\/\d{4}, /);
}

test('[1-ADV-07, 2-ROLE-08, 3-ROLE-10, 3-ROLE-14] an investor opens by link and code what their adviser made, changes it, agrees and approves', async ({
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
