import { prefilledFromDirectors as prefills } from '#domain/people/directorship.ts';
import { open } from '#domain/stepRules/directors/open.ts';
import { directorSchema, schema } from '#domain/stepRules/directors/schema.ts';
import { settle } from '#domain/stepRules/directors/settle.ts';
import { peopleList } from '#features/parts/people/peopleStep.ts';

/** The directors of a company or corporate trustee (2-DIR): as many as there are (2-DIR-06). */
export const directorsList = peopleList('directors', {
  rules: { open, settle, schema, prefills },
  rowSchema: directorSchema,
});
