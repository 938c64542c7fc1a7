import { type Page } from '@playwright/test';
import type { Application } from '#domain/application.ts';
import { tfnOf } from '#test/support/walks/said.ts';
import { INLINE_APPLICANT } from './applicant.ts';
import { type Owner } from './inlineTax.ts';
import { lodge, type Typed } from './lodge.ts';

export const MARGOT: Owner = {
  first: 'Margot',
  last: 'Lindqvist',
  born: '14/03/1984',
  streetNumber: '18',
  licence: '081522014',
  tfn: tfnOf(1),
};

export const ALEX: Owner = { ...MARGOT, first: 'Alex', born: '01/09/1986', licence: '081522020', tfn: tfnOf(2) };

/** What has to be stored of each application, by its reference. */
export const typed = new Map<string, Typed>();

/** From the bank account to next steps; `steps` is what has to be stored. */
export async function lodgeAndNote(page: Page, steps: Partial<Application>): Promise<void> {
  const { reference } = await lodge(page, INLINE_APPLICANT);
  typed.set(reference, { applicant: INLINE_APPLICANT, steps });
}
