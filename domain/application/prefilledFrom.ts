/** Which answers were filled in from those of another step, and follow them. On the first step's path: nothing heavy. */
import type { DataStepName } from '../application.ts';
import { prefilledFromContact } from '../people/prefilledInvestor.ts';
import { prefilledFromTrustees } from '../people/prefilledOwners.ts';
import { prefilledFromInvestor } from '../tax/prefilledNames.ts';
import type { Prefilled } from './prefilled.ts';

/** What changes in other steps when this one is saved; undefined where nothing does. */
export function prefilledFrom(name: DataStepName): Prefilled | undefined {
  if (name === 'contact_details') return prefilledFromContact;
  if (name === 'investor_details') return prefilledFromInvestor;
  return name === 'trustees' ? prefilledFromTrustees : undefined;
}
