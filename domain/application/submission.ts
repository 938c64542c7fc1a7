/** Checks an application before its acceptance: the same walk in the browser before sending and on the server after. */
import type { Application, DataStepName } from '../model/application.ts';
import { findContradictions } from './contradictions.ts';
import { landingFormValues } from '../offers/landing.ts';
import { assessReadiness, type Readiness } from '../readiness/assess.ts';
import type { SchemaContext } from '../rules/context.ts';
import type { FieldErrors } from '../rules/validate.ts';
import { settleApplication, validateStep } from '../stepRules/index.ts';
import { isEditingLodged } from '../model/session.ts';
import { dropRemovedSteps, listSteps, type Step } from '../model/steps.ts';
import { commonErrors } from '../texts/errors.ts';

export interface CheckedSubmission {
  steps: Step[];
  /** Application to store: without removed steps and stale fields, with figures of our own. */
  application: Application;
  /** First message by path, for each step; a step without errors is absent. */
  errors: Partial<Record<DataStepName, FieldErrors>>;
  readiness: Readiness;
  /** No errors, and the documents are there or may be missing. */
  isAcceptable: boolean;
}

/** A review without any answer is a review. */
const MAY_BE_ABSENT: readonly DataStepName[] = ['review'];

/**
 * Judges a whole application. Nothing derived is believed: figures are calculated from the entered amount, the step list from the answers,
 * status and flags from `user` and `mode`; the data of steps not on the list is dropped. A listed step without data is an error of that
 * step. `context.application` is the sent version, `context.stored` the one stored before it, if any.
 */
export function checkSubmission(context: SchemaContext): CheckedSubmission {
  const { offer, user, mode } = context;
  const settled = withActor(settleApplication({ ...context, stored: context.stored ?? {} }), context);
  const steps = listSteps({ offer, user, application: settled, mode });
  const application = dropRemovedSteps(settled, steps, mode);
  const errors = stepErrors(steps, { ...context, application, stored: context.stored ?? {} });
  const readiness = assessReadiness({ offer, application, user, mode });
  const isAcceptable = Object.keys(errors).length === 0 && readiness.canSubmit;
  return { steps, application, errors, readiness, isAcceptable };
}

/** Sets the applicant to the signed-in user, except where staff edit what somebody else submitted. */
function withActor(application: Application, { user, mode }: Pick<SchemaContext, 'user' | 'mode'>): Application {
  const { contact_details: contact } = application;
  return contact && !isEditingLodged(mode)
    ? { ...application, contact_details: { ...contact, user: user?.id ?? null } }
    : application;
}

function stepErrors(steps: readonly Step[], context: SchemaContext): CheckedSubmission['errors'] {
  const found: CheckedSubmission['errors'] = {};
  const contradictions = findContradictions(context.application);
  for (const { name } of steps) {
    if (name === 'next_steps') continue;
    const errors = { ...contradictions[name], ...errorsOfStep(name, context) };
    if (Object.keys(errors).length > 0) found[name] = errors;
  }
  return found;
}

function errorsOfStep(name: DataStepName, context: SchemaContext): FieldErrors {
  const stored = context.application[name];
  const values = name === 'landingpage' ? landingFormValues(context.application) : stored;
  const errors = validateStep(name, values ?? {}, context);
  const isMissing = stored === undefined && !MAY_BE_ABSENT.includes(name);
  return isMissing && Object.keys(errors).length === 0 ? { '': commonErrors.stepMissing } : errors;
}
