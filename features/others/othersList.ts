import { open } from '#domain/stepRules/others/open.ts';
import { otherSchema, schema } from '#domain/stepRules/others/schema.ts';
import { settle } from '#domain/stepRules/others/settle.ts';
import { otherWords } from '#domain/texts/people.ts';
import type { PeopleStepConfig } from '#features/parts/people/peopleStep.ts';

/** Individuals with other roles (2-OTH): none is fine (2-OTH-02), and there is no maximum (2-OTH-05). */
export const othersList: PeopleStepConfig<'others'> = {
  name: 'others',
  list: 'others',
  role: 'other',
  words: otherWords,
  maximum: Infinity,
  toPeople: ({ others = [] }) => others,
  toValues: (others) => ({ others }),
  rules: { open, settle, schema },
  rowSchema: otherSchema,
};
