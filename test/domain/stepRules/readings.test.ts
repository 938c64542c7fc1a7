/** What is asked is read: the words of a step change with every answer that its form keeps, but for what is no answer (design 2a). */
import fc from 'fast-check';
import type { Application, DataStepName } from '#domain/application.ts';
import { describeStep as describeRecorded } from '#domain/stepRules/readings.ts';
import { readingContext } from '#domain/readiness.ts';
import { STEP_RULES } from '#domain/stepRules/index.ts';
import { settledForms } from '#test/support/settledForms.ts';

const NAMES = Object.keys(STEP_RULES) as DataStepName[];
/** Every section that an offer can ask for. */
const ALL_ASKED = {
  require_sophisticated_investor_verification: true,
  require_source_of_wealth_information: true,
  source_of_wealth_documents_type: 'ALL',
  ask_individuals_pep: true,
  required_doc_count: 2,
  required_foreign_id_doc_count: 2,
} as const;

/** What is no answer: who stands where, what a register or another step said, how somebody came in. */
const NO_ANSWER =
  /(^|\.)(id|organisation_id|visible|prefill|was_prefilled_trustee|abn_lookup_data|taxDetails\.(completed|submitted)|encrypted_\w+|person_type|user|username|hasAccount|agreed_documents|holdingProfileType|selectedHolder|selectedSubregister|send_comms|submit_date_prefilled|signed_answers)(\.|$)|^tax_details\.investor_type$|^investor_details\.investors\.is_existing_trustee_ben_owner$/;

interface Leaf {
  /** The field by the names on the way to it, without the places in lists. */
  name: string;
  path: (string | number)[];
  value: string | number | boolean;
}

function leavesOf(value: unknown, path: (string | number)[] = []): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => leavesOf(entry, [...path, index]));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([field, entry]) => leavesOf(entry, [...path, field]));
  // Blank is not answered.
  if (value === '' || (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')) return [];
  return [{ name: path.filter((part) => typeof part === 'string').join('.'), path, value }];
}

function changed<Value>(values: Value, path: readonly (string | number)[], to: unknown): Value {
  const copy = structuredClone(values);
  const last = path.at(-1);
  const holder = path.slice(0, -1).reduce<unknown>((at, part) => (at as Record<string | number, unknown>)[part], copy);
  if (last !== undefined) (holder as Record<string | number, unknown>)[last] = to;
  return copy;
}

function another(value: Leaf['value']): Leaf['value'] {
  if (typeof value === 'boolean') return !value;
  return typeof value === 'number' ? value + 1 : `${value} 7`;
}

/** The same forms each time, for every step: whether a field is met at all must not be chance. */
const FORMS = fc.sample(settledForms(ALL_ASKED), { numRuns: 1_000, seed: 20261123 });

it.each(NAMES)('[1-SHELL-36, 2-REV-01] of %s: nothing that was asked is left out', (name) => {
  const seen = new Set<string>();
  const read = new Set<string>();
  for (const { offer, application } of FORMS) {
    const words = (values: Application[typeof name]) => {
      const context = readingContext({ offer, application: { ...application, [name]: values }, currency: 'AUD' });
      return JSON.stringify(describeRecorded(name, context));
    };
    const before = words(application[name]);
    for (const { name: field, path, value } of leavesOf(application[name])) {
      seen.add(field);
      if (!read.has(field) && words(changed(application[name], path, another(value))) !== before) read.add(field);
    }
  }

  const unread = [...seen].filter((field) => !read.has(field) && !NO_ANSWER.test(`${name}.${field}`));
  expect(unread).toEqual([]);
});
