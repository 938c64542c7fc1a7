import { open, settle } from '#domain/stepRules/others/rules.ts';
import { otherSchema, schema } from '#domain/stepRules/others/schema.ts';
import { peopleList } from '#features/parts/people/peopleStep.ts';

/** List of individuals with other roles (2-OTH); it may stay empty (2-OTH-02). */
export const othersList = peopleList('others', {
  rules: { open, settle, schema },
  rowSchema: otherSchema,
});
