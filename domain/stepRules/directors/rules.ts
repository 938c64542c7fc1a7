import type { Person, StepData } from '../../model/application.ts';
import type { Offer } from '../../model/offer.ts';
import { peopleRules } from '../people/peopleRules.ts';

export { prefilledFromDirectors as prefills } from '../../people/directorship.ts';

/** True when the company may have no director: a provider verifies people (2-DIR-07). */
export function mayBeEmpty(offer: Pick<Offer, 'use_greenid_verification'>): boolean {
  return Boolean(offer.use_greenid_verification);
}

export const { open, settle, describe, summarise } = peopleRules({
  role: 'director',
  mayBeEmpty,
  read: ({ directors }: StepData['directors']) => directors,
  write: (directors: Person[]) => ({ directors }),
});
