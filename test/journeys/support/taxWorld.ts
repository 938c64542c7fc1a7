import { type Page } from '@playwright/test';
import type { Application } from '#domain/application.ts';
import { applicantOf } from './applicant.ts';
import { lodge, type Typed } from './lodge.ts';

export const APPLICANT = applicantOf('emberfield-copper');

export const [NEW_ZEALAND, SAMOA] = [170, 193];

/** What has to be stored of each application, by its reference. */
export const typed = new Map<string, Typed>();

/** From the bank account to next steps; `steps` is what has to be stored. */
export async function lodgeAndNote(page: Page, steps: Partial<Application>): Promise<void> {
  const { reference } = await lodge(page, APPLICANT);
  typed.set(reference, { applicant: APPLICANT, steps });
}
