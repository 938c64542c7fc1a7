/** Journey of a paper form, from the day on which it came to the change that follows. */
import { expect, type Browser, type Page } from '@playwright/test';
import { applicantOf, fillAmount, next, onStep, STEPS, upload } from './applicant.ts';
import { axeFindings } from './axe.ts';
import { PASSWORD, PEOPLE, type DemoPerson } from './demoPeople.ts';
import { pressByKeys } from './holdings.ts';
import { look } from './look.ts';
import type { OwnService } from './ownService.ts';
import { typeInto } from './typing.ts';

/** Answers of the form, for an offer that requires a statement of the account: staff may save without it. */
const FORM = { ...applicantOf('kestrel-notes'), uploadsStatement: false };

async function openForms(page: Page, { username }: DemoPerson): Promise<void> {
  await page.goto('/issuer/forms/');
  await typeInto(page.getByLabel('Your email address'), username);
  await typeInto(page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Being entered' })).toBeVisible();
}

/**
 * Staff enter a form with documents missing and leave it; a colleague goes on with it, saves it, opens it by the link and edits it.
 * @param offer name of an offer like the notes, of the issuer of these staff
 */
export async function enterPaperForm(
  browser: Browser,
  service: Pick<OwnService, 'open'>,
  offer: string,
): Promise<void> {
  const page = await service.open(browser);
  await openForms(page, PEOPLE.staff);
  await look(page, 'forms');
  await pressByKeys(page, page.getByRole('button', { name: offer }));
  await pressByKeys(page, page.getByRole('button', { name: 'Continue to the application' }));
  await onStep(page, /Contact details/);
  await look(page, 'form-contact');
  await pressByKeys(page, next(page));
  await expect(page.getByText('Enter the day on which the form was received')).toHaveCount(2);
  await typeInto(page.getByLabel('Received on'), daysAgo(2));
  await upload(page, 'form.pdf');
  await typeInto(page.getByLabel('First/preferred name'), 'Barnabas');
  await typeInto(page.getByLabel('Last name'), 'Thistlewood');
  await typeInto(page.getByLabel('Email address', { exact: true }), 'barnabas.thistlewood@example.com');
  await look(page, 'form-contact-filled');
  expect(await axeFindings(page, { name: 'paper form', state: 'filled' })).toEqual([]);
  await pressByKeys(page, next(page));
  await onStep(page, /Investment amount/);
  await expect(page.getByText('You are entering the paper form of Barnabas Thistlewood.')).toBeVisible();
  await fillAmount(page, FORM);
  await pressByKeys(page, next(page));
  await onStep(page, /Investor details/);
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await page.goto('/issuer/applications/');
  await pressByKeys(page, page.getByRole('link', { name: /^Enter paper forms \(/ }));
  await look(page, 'forms-listed');

  const colleague = await service.open(browser);
  await openForms(colleague, PEOPLE.admin);
  await expect(colleague.getByText(/^Saved .* by Grace Nakamura$/).first()).toBeVisible();
  await pressByKeys(colleague, colleague.getByRole('link', { name: 'Barnabas Thistlewood' }));
  await onStep(colleague, /Contact details/);
  await expect(colleague.getByText('form.pdf')).toBeVisible();
  await look(colleague, 'form-gone-on');
  await pressByKeys(colleague, colleague.getByRole('button', { name: /Investment amount/ }).last());
  await onStep(colleague, /Investment amount/);
  await pressByKeys(colleague, next(colleague));
  for (const { title, fill } of STEPS.slice(2)) {
    await onStep(colleague, title);
    await fill(colleague, FORM);
    // Staff choose among more tax types than an applicant, who is not asked.
    if (title.source.startsWith('Tax')) await colleague.getByLabel('Tax type').selectOption({ label: 'Individual' });
    await look(colleague, `form-${title.source.slice(0, 8)}`);
    await pressByKeys(colleague, next(colleague));
  }
  await onStep(colleague, /Review and save the application/);
  await look(colleague, 'form-review');
  await pressByKeys(colleague, colleague.getByRole('button', { name: /^Save/ }));
  await expect(colleague.getByText('Success! This application has been saved.')).toBeVisible();
  await look(colleague, 'form-saved');
  await pressByKeys(colleague, colleague.getByRole('link', { name: 'Manage this application' }));
  await expect(colleague.getByRole('heading', { level: 1, name: /^Application / })).toBeVisible();
  await expect(colleague.getByText('Barnabas Thistlewood').first()).toBeVisible();
  await editName(colleague);
  await colleague.goto('/issuer/forms/');
  await expect(colleague.getByText('No paper form is being entered.', { exact: false })).toBeVisible();
}

/** Returns a day in the past, DD/MM/YYYY. */
function daysAgo(days: number): string {
  const day = new Date(Date.now() - days * 24 * 60 * 60_000).toISOString().slice(0, 10);
  return day.split('-').reverse().join('/');
}

/** Corrects the name on the page of the application, which is open. */
async function editName(page: Page): Promise<void> {
  await pressByKeys(page, page.getByRole('region', { name: 'Decision' }).getByRole('link', { name: 'Edit' }));
  await onStep(page, /Review and save the application/);
  await pressByKeys(page, page.getByRole('button', { name: 'Edit Contact details' }));
  await onStep(page, /Contact details/);
  await typeInto(page.getByLabel('First/preferred name'), 'Barney');
  await pressByKeys(page, next(page));
  await onStep(page, /Review and save the application/);
  await look(page, 'form-edited');
  await pressByKeys(page, page.getByRole('button', { name: 'Save' }));
  const box = page.getByRole('region', { name: 'Success! Changes to this application have been saved.' });
  await pressByKeys(page, box.getByRole('link', { name: 'Manage this application' }));
  await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem').first()).toContainText(
    'Daniel Osei changed the application. Questions: Contact details: First/preferred name.',
  );
}
