import type { DataStepName } from '#domain/application.ts';
import { normaliseDate } from '#domain/formats/dates.ts';
import { isEmailAddress } from '#domain/rules/fieldRules.ts';
import { validateStep } from '#domain/stepRules/index.ts';
import { blankToUndefined } from '#domain/rules/validate.ts';
import { aDemoOffer, aSchemaContext, anIndividualApplication } from '#test/support/applications.ts';
import { anApplicationBy, type InvestorKind } from '#test/support/entityApplications.ts';
import { countReading } from '#test/support/workload.ts';

const STEPS: DataStepName[] = [
  'landingpage',
  'contact_details',
  'applicant_profile',
  'purchase_amount',
  'investor_details',
  'directors',
  'corporate_trustee',
  'trustees',
  'beneficial_owners',
  'others',
  'tax_details',
  'bank_details',
  'payment_options',
  'review',
];
const OWNERS: InvestorKind[] = ['company', 'family_trust', 'partnership', 'bare_trust'];
const ODD_VALUES: unknown[] = [
  null,
  undefined,
  0,
  -1,
  Number.NaN,
  true,
  '',
  ' ',
  'x',
  [],
  [null],
  [[]],
  {},
  { id: 1 },
  'x'.repeat(10_000),
  '\u0000',
  '\ud800',
];
/** A field has up to forty rules, and some are asked of every field of a row. */
const MOST_READINGS = 200;
const everything = {
  ...aDemoOffer('emberfield-copper'),
  has_personal_advice: true,
  has_due_diligence: true,
  require_sophisticated_investor_verification: true,
  require_source_of_wealth_information: true,
  source_of_wealth_checkboxes_type: 'ALL',
  ask_individuals_pep: true,
  required_doc_count: 2,
  allow_priority_code: true,
};

/** Every path to a field of a value, as key lists. */
function pathsOf(value: unknown, above: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [above];
  return [above, ...Object.entries(value).flatMap(([key, entry]) => pathsOf(entry, [...above, key]))];
}

function replaced(value: unknown, [key, ...rest]: string[], by: unknown): unknown {
  if (key === undefined) return by;
  // Only what lies on the way is new: validation changes nothing.
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}

function firstRows(values: object): object {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]: [string, unknown]) => [
      field,
      Array.isArray(value) ? value.slice(0, 1) : value,
    ]),
  );
}

describe('validation', () => {
  it('takes blanks out at any depth and keeps the places of a list', () => {
    expect(blankToUndefined({ a: ' ', b: ['', 'x'], c: { d: '\t' }, e: 0, f: false })).toEqual({
      a: undefined,
      b: [undefined, 'x'],
      c: { d: undefined },
      e: 0,
      f: false,
    });
  });

  // One row of each list: the others have the same rules.
  const everyStep = {
    ...anApplicationBy('corporate_trust', everything),
    ...anApplicationBy('family_trust', everything),
    ...anIndividualApplication(everything),
  };
  const bases: [step: DataStepName, owner: InvestorKind | 'individual', base: unknown][] = [
    ...STEPS.map((step): (typeof bases)[number] => [step, 'individual', firstRows(everyStep[step] ?? {})]),
    ...OWNERS.map((owner): (typeof bases)[number] => [
      'investor_details',
      owner,
      anApplicationBy(owner, everything).investor_details,
    ]),
  ];

  it.each(bases)('answers for an odd value in every place of %s of %s, and never throws', (step, _owner, base) => {
    const context = aSchemaContext(everything);

    for (const [place, path] of pathsOf(base).entries()) {
      const odd = ODD_VALUES[place % ODD_VALUES.length];
      const errors = validateStep(step, replaced(base, path, odd), context);
      expect(Object.values(errors).every((message) => message.length > 0 && message.length < 150)).toBe(true);
    }
  });

  it.each(STEPS)('refuses what is no object for %s', (step) => {
    for (const values of ['text', 7, true, [1]]) {
      expect(Object.keys(validateStep(step, values, aSchemaContext()))).not.toEqual([]);
    }
  });

  it.each(['a', '1', ' ', '-', '.', '@', 'a@', '1 ', 'A1', 'po ', 'box', "'", '\u00e9', '.a'])(
    'reads 5,000 times %p a bounded number of times a field',
    (piece) => {
      const attack = piece.repeat(5_000);
      const context = aSchemaContext(everything);
      let attacked = 0;
      const attackedAll = (entries: [string, unknown][]) => {
        attacked += entries.length;
        return Object.fromEntries(entries);
      };

      const read = countReading(() => {
        for (const step of STEPS) {
          const base = Object.entries(anIndividualApplication(everything)[step] ?? {});
          const texts = base.map(([key, value]): [string, unknown] => [
            key,
            typeof value === 'string' ? attack : value,
          ]);
          validateStep(step, attackedAll(texts), context);
        }
        const fields = pathsOf(anIndividualApplication(everything).investor_details?.investors?.[0]);
        const investor = attackedAll(fields.map(([key = '']) => [key, attack]));
        validateStep('investor_details', { investor_type: 'individual', investors: [investor] }, context);
        isEmailAddress(attack);
        normaliseDate(attack);
      });

      // A rule that reads its text once for each character of it reads it 5,000 times.
      expect(read / attack.length / attacked).toBeLessThan(MOST_READINGS);
    },
  );
});
