import { prefilledFromDirectors as prefills } from '#domain/people/directorship.ts';
import { open, settle } from '#domain/stepRules/directors/rules.ts';
import { directorSchema, schema } from '#domain/stepRules/directors/schema.ts';
import { peopleList } from '#features/parts/people/peopleStep.ts';

/** List of directors of a company or corporate trustee (2-DIR), any number of them (2-DIR-06). */
export const directorsList = peopleList('directors', {
  rules: { open, settle, schema, prefills },
  rowSchema: directorSchema,
});
