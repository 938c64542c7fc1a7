/** From the last steps of an application to what is stored of it. */
import { expect, type Page } from '@playwright/test';
import type { Application } from '#domain/application.ts';
import { withoutIds } from '#test/support/withoutIds.ts';
import { expectedApplication, fillBank, fillPayment, next, onStep, type Applicant } from './applicant.ts';
import { readStored, type Service } from './service.ts';
import { isSubmission, submittedWith } from './submitted.ts';

/** What was lodged: under which reference, and what was sent of it. */
export interface Lodged {
  reference: string;
  sent: Application;
}

/** From the bank account, which is on screen, to the next steps. */
export async function lodge(page: Page, applicant: Applicant): Promise<Lodged> {
  await onStep(page, /Bank account details/);
  await fillBank(page, applicant);
  await next(page).click();
  await onStep(page, /Payment Options/);
  await fillPayment(page, applicant);
  await next(page).click();
  await onStep(page, /Review and submit your application/);
  const submit = page.getByRole('button', { name: /^Submit/ });
  await expect(submit, 'nothing is missing').toBeEnabled();
  const [request] = await Promise.all([page.waitForRequest(isSubmission), submit.click()]);
  await expect(page.getByRole('region', { name: 'Congratulations!' })).toBeVisible();
  await onStep(page, /Next steps/);
  const reference = await page.locator('strong').first().innerText();
  return { reference, sent: submittedWith(request) as Application };
}

/** What the service adds to an uploaded document, and the form to a signature. */
const UNTYPED: ReadonlySet<string> = new Set([
  ...['id', 'download', 'delete_document', 'size', 'uploaded_at'],
  'signed_answers',
]);

/** What is stored as it was typed: without ids, of a document its name alone, and of a signature no mark. */
function asTyped(values: unknown): unknown {
  return JSON.parse(
    JSON.stringify(withoutIds(values), (name, value: unknown) => (UNTYPED.has(name) ? undefined : value)),
  );
}

/** What was typed of an application. */
export interface Typed {
  applicant: Applicant;
  /** Steps as they are stored, whole. */
  steps: Partial<Application>;
  /** What other steps have to hold beside what nobody typed. */
  parts?: object;
}

/** What is stored of the steps that every application of an applicant has alike. */
function stepsOfAll(applicant: Applicant): Record<string, unknown> {
  const { contact_details, purchase_amount, bank_details } = expectedApplication(applicant);
  return { contact_details, purchase_amount, bank_details };
}

/**
 * Ends the service and compares every application that it holds with what was typed: `typed` has them by their references. Compared field
 * by field, without what the service gave to it. Answers what is stored, ids and all, by its reference.
 */
export async function expectStored(
  service: Service,
  typed: ReadonlyMap<string, Typed>,
): Promise<ReadonlyMap<string, Application>> {
  await service.stop();
  const stored = readStored(service.dataDirectory);
  expect(stored.map(({ reference }) => reference).sort()).toEqual([...typed.keys()].sort());
  for (const { reference, status, application } of stored) {
    expect(status).toBe('submitted');
    const { applicant, steps, parts } = typed.get(reference) ?? {};
    expect(asTyped(application), reference).toMatchObject({ ...(applicant && stepsOfAll(applicant)), ...parts });
    for (const [step, values] of Object.entries(steps ?? {}))
      expect(asTyped(application[step]), `${step} of ${reference}`).toEqual(values);
  }
  return new Map(stored.map(({ reference, application }) => [reference, application as Application]));
}
