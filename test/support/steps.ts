/** What the step tests speak with: contexts of a new application, users and modes. */
import type { Application, HoldingProfileType, InvestorDetails, StepName } from '#domain/application.ts';
import { type ActingUser, type Mode, NEW_APPLICATION } from '#domain/session.ts';
import { type Step, type StepContext, listSteps } from '#domain/steps.ts';

export const BASE: StepName[] = [
  'landingpage',
  'contact_details',
  'purchase_amount',
  'investor_details',
  'tax_details',
  'bank_details',
  'payment_options',
  'review',
  'next_steps',
];
export const CATALOGUE: StepName[] = [
  'landingpage',
  'contact_details',
  'applicant_profile',
  'purchase_amount',
  'investor_details',
  'corporate_trustee',
  'directors',
  'trustees',
  'beneficial_owners',
  'others',
  'tax_details',
  'bank_details',
  'payment_options',
  'review',
  'next_steps',
];

export const investor: ActingUser = { is_acting_as_investor: true };
export const issuer: ActingUser = { is_acting_as_issuer: true };
export const issuerAdmin: ActingUser = { is_acting_as_issuer: true, is_acting_as_issuer_admin: true };
export const draft: Mode = { editing: true, draft: true, status: 'draft', preview: false };
export const pending: Mode = { editing: true, draft: false, status: 'pending_approval', preview: false };
export const lodged: Mode = { editing: true, draft: false, status: 'submitted', preview: false };

export function aContext(changes: Partial<StepContext> = {}): StepContext {
  return { offer: {}, user: null, application: {}, mode: NEW_APPLICATION, ...changes };
}

export function namesOf(changes: Partial<StepContext> = {}): StepName[] {
  return listSteps(aContext(changes)).map((step) => step.name);
}

export function stepOf(name: StepName, changes: Partial<StepContext> = {}): Step | undefined {
  return listSteps(aContext(changes)).find((step) => step.name === name);
}

export function holding(holdingProfileType: HoldingProfileType, details: InvestorDetails = {}): Application {
  return { contact_details: { holdingProfileType }, investor_details: details };
}

export function owner(details: InvestorDetails): Application {
  return { investor_details: details };
}

export const without = (...names: StepName[]): StepName[] => BASE.filter((name) => !names.includes(name));
