/** The questions of a tax block as a person meets them, in the test's own words: what may be answered where, and what an answer may clear. */
import type { TaxInvestor, TaxType, Tin } from '#domain/application.ts';
import { GIIN_TYPE_FIELDS, taxSections, tinSections } from '#domain/tax.ts';

export type TinList = 'tins' | 'cpTinDetails';

/** One answer: of the block, or of a row of one of its lists. */
export type Answer =
  | { kind: 'block'; change: Partial<TaxInvestor> }
  | { kind: 'tin'; list: TinList; index: number; change: Partial<Tin> }
  | { kind: 'addTin' | 'removeTin'; list: TinList; index: number };

type Typing = (field: string) => string;

const YES_NO = [true, false];
const REASONS = ['NOT_ISSUED', 'UNABLE_TO_OBTAIN', 'NOT_REQUIRED'] as const;
const NFE_REASONS = ['INCOME', 'REGULARLY_TRADED_CORP', 'GOV_ENTITY', 'OTHER'] as const;

/** The question that a section asks, and the answers that it takes. `write` makes a text that nobody typed before. */
const OF_SECTION: Readonly<Record<string, (write: Typing) => Partial<TaxInvestor>[]>> = {
  au_resident: () => YES_NO.map((answer) => ({ tax_country_is_australia: answer })),
  tfn: (write) => [{ tfn: write('tfn') }],
  other_countries: () => YES_NO.map((answer) => ({ has_other_tax_countries: answer })),
  retired_fund: () => YES_NO.map((answer) => ({ is_aus_retired_fund: answer })),
  fin_inst: () => YES_NO.map((answer) => ({ is_financial_institution: answer })),
  has_giin: () => YES_NO.map((answer) => ({ has_giin: answer })),
  giin: (write) => [{ giin: write('giin') }],
  giin_type: () => Object.keys(GIIN_TYPE_FIELDS).map((type) => ({ giin_type: type })),
  managed: () => YES_NO.map((answer) => ({ is_entity_managed_by_others: answer })),
  cp_outside: () => YES_NO.map((answer) => ({ cp_tax_country_outside_aus: answer })),
  trust_cp_outside: () => YES_NO.map((answer) => ({ trust_cp_tax_country_outside_aus: answer })),
  active_nfe: () => YES_NO.map((answer) => ({ is_active_financial_entity: answer })),
  nfe_reason: () => NFE_REASONS.map((reason) => ({ active_entity_no_tin_reason_type: reason })),
  nfe_other_reason: (write) => [{ active_entity_no_tin_other_reason: write('nfe') }],
  controlling_person: () => YES_NO.map((answer) => ({ controlling_person_needed: answer })),
};

/** All that could be answered in a block now. */
export function answersOf(taxType: TaxType, block: TaxInvestor, write: Typing): Answer[] {
  return taxSections(taxType, block).flatMap((section): Answer[] => {
    if (section === 'tins' || section === 'cp_details') return listAnswers(section, block, write);
    const [, type] = /^giin_detail:(.*)/.exec(section) ?? [];
    const changes = type
      ? (GIIN_TYPE_FIELDS[type] ?? []).map((field) => ({ [field]: write(field) }))
      : (OF_SECTION[section]?.(write) ?? []);
    return changes.map((change) => ({ kind: 'block', change }));
  });
}

function listAnswers(section: string, block: TaxInvestor, write: Typing): Answer[] {
  const list: TinList = section === 'tins' ? 'tins' : 'cpTinDetails';
  const rows = block[list] ?? [];
  return [
    ...rows.flatMap((tin, index) => [
      ...tinChanges(tin, write).map((change): Answer => ({ kind: 'tin', list, index, change })),
      ...(rows.length > 1 ? [{ kind: 'removeTin', list, index } as const] : []),
    ]),
    ...(rows.length < 4 ? [{ kind: 'addTin', list, index: rows.length } as const] : []),
  ];
}

function tinChanges(tin: Tin, write: Typing): Partial<Tin>[] {
  const asked = tinSections(tin);
  return [
    { tax_country: 77 },
    { has_tin: true },
    { has_tin: false },
    ...(asked.includes('tin') ? [{ tin: write('tin') }] : []),
    ...(asked.includes('reason_type') ? REASONS.map((reason) => ({ reason_type: reason })) : []),
    ...(asked.includes('reason_text') ? [{ reason_text: write('reason') }] : []),
    ...(asked.includes('cp_name') ? [{ cp_name: write('cp_name') }, { cp_address: write('cp_address') }] : []),
  ];
}

const GIIN_DETAILS = Object.values(GIIN_TYPE_FIELDS).flat();
const CONTROL = ['controlling_person_needed', 'cpTinDetails'] as const;
const OUTSIDE = ['cp_tax_country_outside_aus', 'trust_cp_tax_country_outside_aus'] as const;
const GIIN = ['has_giin', 'giin', 'giin_type', ...GIIN_DETAILS] as const;
const NFE = [
  'is_active_financial_entity',
  'active_entity_no_tin_reason_type',
  'active_entity_no_tin_other_reason',
] as const;
const COUNTRIES = ['has_other_tax_countries', 'tins', 'is_aus_retired_fund'] as const;

/** The state table of document 3: what an answer may set or clear besides itself. Everything else stays as it was typed. */
const MAY_CHANGE: Readonly<Record<string, readonly (keyof TaxInvestor)[]>> = {
  tax_country_is_australia: ['tfn', ...COUNTRIES],
  has_other_tax_countries: COUNTRIES,
  is_aus_retired_fund: [
    'is_financial_institution',
    'is_entity_managed_by_others',
    ...GIIN,
    ...OUTSIDE,
    ...NFE,
    ...CONTROL,
  ],
  is_financial_institution: [...GIIN, ...NFE, ...CONTROL],
  has_giin: GIIN,
  giin_type: GIIN_DETAILS,
  is_entity_managed_by_others: [...OUTSIDE, ...CONTROL],
  cp_tax_country_outside_aus: CONTROL,
  trust_cp_tax_country_outside_aus: CONTROL,
  is_active_financial_entity: ['active_entity_no_tin_reason_type', 'active_entity_no_tin_other_reason', ...CONTROL],
  active_entity_no_tin_reason_type: ['active_entity_no_tin_other_reason'],
  controlling_person_needed: ['cpTinDetails'],
};

/** The fields that an answer has to leave as they were. */
export function untouchedBy(answer: Answer, block: TaxInvestor): (keyof TaxInvestor)[] {
  const changed = answer.kind === 'block' ? Object.keys(answer.change) : [answer.list];
  const may = [...changed, ...changed.flatMap((field) => MAY_CHANGE[field] ?? [])];
  return (Object.keys(block) as (keyof TaxInvestor)[]).filter((field) => !may.includes(field));
}

const TEXTS_OF_SECTION: Readonly<Record<string, readonly (keyof TaxInvestor)[]>> = {
  tfn: ['tfn'],
  tins: ['tins'],
  giin: ['giin'],
  nfe_other_reason: ['active_entity_no_tin_other_reason'],
  cp_details: ['cpTinDetails'],
  ...Object.fromEntries(Object.entries(GIIN_TYPE_FIELDS).map(([type, fields]) => [`giin_detail:${type}`, fields])),
};

/** The typed fields of sections that are not on screen: nothing of them may travel. */
export function hiddenFields(taxType: TaxType, block: TaxInvestor): (keyof TaxInvestor)[] {
  const shown = taxSections(taxType, block);
  return Object.entries(TEXTS_OF_SECTION).flatMap(([section, fields]) => (shown.includes(section) ? [] : fields));
}
