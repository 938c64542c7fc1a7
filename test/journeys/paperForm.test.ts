import { expect, test, type Page } from '@playwright/test';
import { applicantOf, fillAmount, next, onStep, STEPS, upload } from './support/applicant.ts';
import { axeFindings } from './support/axe.ts';
import { PASSWORD, PEOPLE, type DemoPerson } from './support/demoPeople.ts';
import { pressByKeys } from './support/holdings.ts';
import { look } from './support/look.ts';
import { ownService } from './support/ownService.ts';
import { typeInto } from './support/typing.ts';

/** Answers of the form, for an offer that requires a statement of the account: staff may save without it. */
const FORM = { ...applicantOf('kestrel-notes'), uploadsStatement: false };

const service = ownService([
  {
    like: 'kestrel-notes',
    slug: 'emberfield-notes',
    changes: { name: 'Emberfield Notes', client_name: 'Emberfield Copper Limited' },
  },
]);

async function openForms(page: Page, { username }: DemoPerson): Promise<void> {
  await page.goto('/issuer/forms/');
  await typeInto(page.getByLabel('Your email address'), username);
  await typeInto(page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Being entered' })).toBeVisible();
}

test('[2-ROLE-01, 3-MISC-11, 2-SUB-02, 2-SUB-05] staff enter a paper form with documents missing and leave it; a colleague goes on with it, saves it, and opens it by the link', async ({
  browser,
}) => {
  const page = await service.open(browser);
  await openForms(page, PEOPLE.staff);
  await look(page, 'forms');
  await pressByKeys(page, page.getByRole('button', { name: 'Emberfield Notes' }));
  await pressByKeys(page, page.getByRole('button', { name: 'Continue to the application' }));
  await onStep(page, /Contact details/);
  await look(page, 'form-contact');
  await pressByKeys(page, next(page));
  await expect(page.getByText('Enter the day on which the form was received')).toHaveCount(2);
  await typeInto(page.getByLabel('Received on'), '28/11/2026');
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
  await colleague.goto('/issuer/forms/');
  await expect(colleague.getByText('No paper form is being entered.', { exact: false })).toBeVisible();
});
