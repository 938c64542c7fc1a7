/** Refuses an application: the one way in which the service names its errors. */
import { MOST_ERRORS } from '#domain/model/limits.ts';
import type { FieldErrors } from '#domain/stepRules/index.ts';
import { serverTexts } from '#domain/texts.ts';
import type { Excess } from '#domain/wire.ts';
import { Refusal } from '../http/errors.ts';

export type ErrorsByStep = Record<string, FieldErrors>;

/**
 * Refuses with the errors by step and path, at most `MOST_ERRORS` of them: nobody reads more, and a response stays small.
 * @throws Refusal 400
 */
export function refuseErrors(errors: ErrorsByStep, message: string = serverTexts.applicationHasErrors): never {
  throw new Refusal(400, { errors: firstErrors(errors), message });
}

function firstErrors(errors: ErrorsByStep): ErrorsByStep {
  const all = Object.entries(errors).flatMap(([step, fields]) =>
    Object.entries(fields).map(([path, message]) => ({ step, path, message })),
  );
  return byStep(all.slice(0, MOST_ERRORS));
}

/**
 * Refuses answers beyond the limits of their fields.
 * @throws Refusal 400 if there are any
 */
export function refuseExcess(excess: readonly Excess[] = []): void {
  if (excess.length > 0) refuseErrors(byStep(excess), serverTexts.applicationTooLong);
}

function byStep(list: readonly Excess[]): ErrorsByStep {
  const errors: ErrorsByStep = {};
  for (const { step, path, message } of list) (errors[step] ??= {})[path] = message;
  return errors;
}
