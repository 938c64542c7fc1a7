import { expect, type Page } from '@playwright/test';
import { APPLICANTS, fillContact, fillLanding, onStep } from './applicant.ts';
import { passGate } from './gate.ts';

export const ELSEWHERE = 'This application is open in another tab';

export const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Only one tab can change it at a time' });

export const firstName = (page: Page) => page.getByLabel('First/preferred name');

export const saved = (page: Page) => expect(page.getByText('Saved on this device')).toBeVisible();

/** Two tabs of one browser on one application, at contact details; the first one has it. */
export async function openTwice(first: Page): Promise<Page> {
  const [applicant] = APPLICANTS;
  if (applicant === undefined) throw new Error('There is no applicant');
  await fillLanding(first, applicant);
  await fillContact(first);
  await first.getByLabel('Last name').focus();
  await saved(first);
  const second = await first.context().newPage();
  await second.goto(`/offers/${applicant.slug}/`);
  await passGate(second);
  await onStep(second, /Contact details/);
  return second;
}
