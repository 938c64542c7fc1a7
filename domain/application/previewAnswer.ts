/** What an answer would do to the application as a whole, asked before it is given. */
import type { Application, DataStepName } from '../application.ts';
import type { Prefilled } from './prefilled.ts';
import { prefilledFromInvestor } from '../tax/prefilledNames.ts';
import type { StepContext } from '../steps.ts';
import { dropRemovedSteps, listSteps } from '../steps.ts';

/** What follows a step when it is saved. */
export function prefilledFrom(name: DataStepName): Prefilled | undefined {
  return name === 'investor_details' ? prefilledFromInvestor : undefined;
}

/** A step with the values that it would be saved with. */
export interface StepAnswer<N extends DataStepName = DataStepName> {
  name: N;
  values: NonNullable<Application[N]>;
}

/**
 * The application as it would be once the answer is saved: without the steps that are no longer listed then (1-SHELL-46, 2-STEP-31),
 * without the tax details of another investor type (2-STEP-36), and with those of whoever declares then (3-TAX-32).
 */
export function applicationAfter(
  application: Application,
  { name, values }: StepAnswer,
  context: Omit<StepContext, 'application'>,
): Application {
  const given: Application = { ...application, [name]: values };
  const answered = { ...given, ...prefilledFrom(name)?.(application, given) };
  const type = application.investor_details?.investor_type;
  if (type !== undefined && type !== answered.investor_details?.investor_type) delete answered.tax_details;
  return dropRemovedSteps(answered, listSteps({ ...context, application: answered }), context.mode);
}
