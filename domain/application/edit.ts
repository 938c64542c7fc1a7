/** Edits of a received application by the issuer's staff: the answers that stay the applicant's own, and the questions that changed. */
import type { Application, ContactDetails, DataStepName } from '../model/application.ts';
import { pick } from '../formats/pick.ts';
import { dropRemovedSteps, listSteps, type Step } from '../model/steps.ts';
import type { SchemaContext } from '../rules/context.ts';
import type { SummaryContext } from '../rules/description.ts';
import { stepNamesAtGate } from '../texts/device.ts';
import { issuerPageTexts } from '../texts/issuerPage.ts';
import { linesByPlace, listDifferences } from './differences.ts';

/** Contact details that nobody is asked for on their step: the account that applied, and the holding chosen on the landing page. */
const UNASKED = [
  'user',
  'applicant_role',
  'adviser_has_authority',
  'adviser_authority_doc',
  'holdingProfileType',
  'selectedSubregister',
  'selectedHolder',
] as const satisfies readonly (keyof ContactDetails)[];

/** Maximum number of edits of one application. */
export const MOST_EDITS = 100;

/** Maximum number of changed questions that the history keeps of one edit. */
export const MOST_CHANGES = 100;

/**
 * Returns the answers that staff send, with everything that they are not asked for as it is stored: the landing page, review, for an issuer
 * admin the investor (2-STEP-19), and parts of the contact details.
 */
export function withUnasked(
  sent: Application,
  stored: Application,
  { offer, user, mode }: Pick<SchemaContext, 'offer' | 'user' | 'mode'>,
): Application {
  const contact_details = { ...withoutUnasked(sent.contact_details), ...pick(stored.contact_details ?? {}, UNASKED) };
  const answered: Application = { ...sent, contact_details };
  const stepsOf = (application: Application) => listSteps({ offer, user, application, mode });
  const asked = namesOf(answered).filter(isIn(stepsOf(answered)));
  const kept = dropRemovedSteps(stored, stepsOf(stored), mode);
  const isAsked = isIn(stepsOf(stored));
  return {
    ...pick(answered, asked),
    ...pick(
      kept,
      namesOf(kept).filter((name) => !isAsked(name)),
    ),
  };
}

function namesOf(application: Application): DataStepName[] {
  return Object.keys(application) as DataStepName[];
}

/** Returns a test if a step is among these, other than review, whose answers are statements of the applicant. */
function isIn(steps: readonly Step[]): (name: DataStepName) => boolean {
  return (name) => name !== 'review' && steps.some((step) => step.name === name);
}

function withoutUnasked(contact: ContactDetails = {}): ContactDetails {
  const unasked: readonly string[] = UNASKED;
  return Object.fromEntries(Object.entries(contact).filter(([name]) => !unasked.includes(name)));
}

/** Two versions of an application, and how their answers are described. */
export interface Edited extends Omit<SummaryContext, 'application'> {
  before: Application;
  after: Application;
}

/** Answers of the amount that somebody gives; its other lines are figures, which follow them and the offer. */
const GIVEN = ['totalAmount', 'isRegularInvestment', 'regular_investment_plan_frequency', 'priorityCode'];

function isFigure(place: string): boolean {
  return place.startsWith('purchase_amount.') && !GIVEN.some((field) => place === `purchase_amount.${field}`);
}

/**
 * Returns the places of the answers that differ, in the order of the steps, as the history keeps them: no answer, and nobody's name. Figures
 * count where the amount that they follow is the same.
 */
export function changedPlaces({ before, after, ...context }: Edited): string[] {
  const places = listDifferences(context, before, after).map(({ place }) => place);
  return places.includes('purchase_amount.totalAmount') ? places.filter((place) => !isFigure(place)) : places;
}

/** True if what is payable, or how, may have changed with the answers at these places. */
export function isPaymentChanged(places: readonly string[]): boolean {
  return places.some((place) => /^(purchase_amount|payment_options)\./.test(place));
}

/**
 * Returns the questions at these places, as the e-mail about an edit and the history name them: `Bank account details: Account number`. A
 * question that is no longer asked is named by its step.
 */
export function changedQuestions(context: SummaryContext, places: readonly string[]): string[] {
  const lines = linesByPlace(context);
  const questions = places.map((place) => {
    const [, title = ''] = Object.entries(stepNamesAtGate).find(([name]) => place.startsWith(`${name}.`)) ?? [];
    const label = lines.get(place)?.line.label;
    return label === undefined ? title : issuerPageTexts.question(title, label);
  });
  return [...new Set(questions)];
}
