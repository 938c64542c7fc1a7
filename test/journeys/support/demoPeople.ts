import type { Page } from '@playwright/test';
import { DEMO_PASSWORD as PASSWORD } from '#server/users/demoPeople.ts';
import { downloadDocuments, onStep } from './applicant.ts';
import { typeInto } from './typing.ts';

export { PASSWORD };

export interface DemoPerson {
  username: string;
  name: string;
}

/** The people of the demonstration, by what they are. */
export const PEOPLE = {
  investor: { username: 'olivia.hartley@example.com', name: 'Olivia Hartley' },
  adviser: { username: 'rohan.mehta@example.com', name: 'Rohan Mehta' },
  staff: { username: 'grace.nakamura@example.com', name: 'Grace Nakamura' },
  admin: { username: 'daniel.osei@example.com', name: 'Daniel Osei' },
} as const satisfies Record<string, DemoPerson>;

/** Logs in on an offer's page; the page shows what came of it. */
export async function logIn(
  page: Page,
  { username, password = PASSWORD }: { username: string; password?: string },
): Promise<void> {
  await page.getByRole('radio', { name: 'Yes, I will log in', exact: true }).check();
  await typeInto(page.getByLabel('Your email address'), username);
  await typeInto(page.getByLabel('Password', { exact: true }), password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Waits until the page says who is signed in. */
export async function signedInAs(page: Page, { name }: Pick<DemoPerson, 'name'>): Promise<void> {
  await page.getByRole('heading', { name: `Signed in as ${name}` }).waitFor();
}

/** Begins an application for an offer with the account of this person, who is at contact details then. */
export async function beginSignedIn(page: Page, person: DemoPerson, slug = 'emberfield-copper'): Promise<void> {
  await page.goto(`/offers/${slug}/`);
  await downloadDocuments(page);
  await page.getByRole('checkbox', { name: /agree to the/ }).check();
  await logIn(page, person);
  await signedInAs(page, person);
  await page.getByRole('button', { name: 'Continue to the application' }).click();
  await onStep(page, /Contact details/);
}
