import { open } from '#domain/stepRules/others/open.ts';
import { otherSchema, schema } from '#domain/stepRules/others/schema.ts';
import { settle } from '#domain/stepRules/others/settle.ts';
import { peopleList } from '#features/parts/people/peopleStep.ts';

/** Individuals with other roles (2-OTH): none is fine (2-OTH-02). */
export const othersList = peopleList('others', {
  rules: { open, settle, schema },
  rowSchema: otherSchema,
});
