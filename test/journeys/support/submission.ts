import { expect, type Page, type Response } from '@playwright/test';
import { isSubmission } from './submitted.ts';

export const CHECKING = 'We are checking whether your application arrived.';

export const submit = (page: Page) => page.getByRole('button', { name: /^Submit/ });

/** The reference on the last page; the submission has arrived. */
export async function referenceShown(page: Page): Promise<string> {
  await expect(page.getByRole('region', { name: 'Congratulations!' })).toBeVisible();
  return page.locator('strong').first().innerText();
}

/** Every answer to a submission (the early lead is not one), as the browser gets them. */
export function collectAnswers(page: Page): Response[] {
  const answers: Response[] = [];
  page.on('response', (response) => {
    if (isSubmission(response.request())) answers.push(response);
  });
  return answers;
}

/** The press of this number of a series at one place. */
export async function click(page: Page, x: number, y: number, clickCount: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down({ clickCount });
  await page.mouse.up({ clickCount });
}
