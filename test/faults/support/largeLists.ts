/** Lists that were sent to hold the service up. */

export interface Attack {
  what: string;
  step: string;
  /** In all. */
  rows: number;
  values: () => Record<string, unknown>;
  /** By path. */
  errors: Record<string, string>;
}

const blank = (count: number): object[] => Array.from({ length: count }, () => ({}));

function directors(count: number): Attack {
  return {
    what: `${count.toLocaleString('en-AU')} directors`,
    step: 'directors',
    rows: count,
    values: () => ({ directors: blank(count) }),
    errors: { directors: 'You can add up to 100 directors.' },
  };
}

/** More parameters than a statement of PostgreSQL takes. */
export const MANY_PARAMETERS = directors(5_300);

export const ATTACKS: readonly Attack[] = [
  {
    what: '30,000 empty investors',
    step: 'investor_details',
    rows: 30_000,
    values: () => ({ investor_type: 'joint_individual', investors: blank(30_000) }),
    errors: { investors: 'You can add up to 4 investors.' },
  },
  MANY_PARAMETERS,
  directors(6_000),
  directors(30_000),
  {
    what: '20,000 additionalDocs',
    step: 'investor_details',
    rows: 20_000,
    values: () => ({ investor_type: 'trust_superfund', additionalDocs: blank(20_000) }),
    errors: { additionalDocs: 'You can add up to 20 documents.' },
  },
  {
    what: '10,000 tax numbers in 100 lists of 100',
    step: 'directors',
    rows: 10_100,
    values: () => ({ directors: blank(100).map(() => ({ taxDetails: { cpTinDetails: blank(100) } })) }),
    errors: Object.fromEntries(
      Array.from({ length: 81 }, (_, index) => [
        `directors[${index + 19}].taxDetails.cpTinDetails`,
        'An application can hold up to 2,000 entries in its lists.',
      ]),
    ),
  },
];

export function attackData({ step, values }: Attack): Record<string, unknown> {
  return { [step]: values() };
}
