import { open } from '#domain/stepRules/directors/open.ts';
import { directorSchema, schema } from '#domain/stepRules/directors/schema.ts';
import { settle } from '#domain/stepRules/directors/settle.ts';
import { directorWords } from '#domain/texts/people.ts';
import type { PeopleStepConfig } from '#features/parts/people/peopleStep.ts';

/** The directors of a company or corporate trustee (2-DIR): as many as there are (2-DIR-06). */
export const directorsList: PeopleStepConfig<'directors'> = {
  name: 'directors',
  list: 'directors',
  role: 'director',
  words: directorWords,
  maximum: Infinity,
  toPeople: ({ directors = [] }) => directors,
  toValues: (directors) => ({ directors }),
  rules: { open, settle, schema },
  rowSchema: directorSchema,
};
