import type { Company, InvestorDetails, InvestorType, PersonEntry } from '#domain/application.ts';
import { isSameAnswer } from '#domain/formats/isSameAnswer.ts';
import { keepsInvestors } from '#domain/stepRules/investor_details/asked.ts';
import { changeInvestorType, newCompany, newEntity } from '#domain/stepRules/investor_details/changes.ts';
import { open, openEntity, openEntry, type TypedDetails } from '#domain/stepRules/investor_details/open.ts';
import type { FormContext } from '#domain/stepRules/context.ts';
import type { BlockValues } from '#features/ui/form/StepForm.tsx';

/** The step's own block, where the offer is listed. */
export interface HinFormValues {
  hin: string;
}

/** One owner, by a key that stays theirs while others come and go; the key is the id of their block. */
export interface InvestorRow {
  key: string;
  /** What the block starts with; what is typed since is in the block. */
  start: PersonEntry;
  /** Their place when the step was opened; none for who was added since. */
  openedAt?: number;
}

/** What decides which blocks the step has. */
export interface InvestorForm {
  /** The answers that blocks start with, and those that bring or take a block; the owners of a list are in `rows`. */
  details: TypedDetails;
  rows: readonly InvestorRow[];
}

/** Ids of the blocks that stand alone; that of an entity is its investor type. */
export const BLOCKS = { hin: 'hin', custodian: 'custodian', holding: 'holding' } as const;

/** The form when the step opens: what was saved or typed, otherwise one individual (2-INV-10, 2-INV-14). */
export function openInvestor(saved: InvestorDetails | undefined, context: FormContext): InvestorForm {
  const details = open(saved, context);
  const rows = (details.investors ?? []).map((entry, openedAt) => ({ ...newRow([], openedAt, entry), openedAt }));
  return { details, rows };
}

/**
 * The form after an answer that brings or takes blocks. Rows that stay keep their key, and with it what is typed in them: `kept` has
 * the key of each entry's row, or null for an entry that is new.
 */
export function reopenInvestor(
  form: InvestorForm,
  after: InvestorDetails,
  { kept, context }: { kept: readonly (string | null)[]; context: FormContext },
): InvestorForm {
  const details = openEntity(after, context);
  const rows: InvestorRow[] = [];
  (details.investors ?? []).forEach((_, index) => {
    const row = form.rows.find(({ key }) => key === kept[index]);
    rows.push(row ?? newRow([...form.rows, ...rows], index, openEntry(details, index, context)));
  });
  return { details, rows };
}

/** The keys of the rows that another investor type leaves: the first individual's (2-INV-17). */
export function keptRows({ details, rows }: InvestorForm, type: InvestorType): string[] {
  return keepsInvestors(details.investor_type, type) ? rows.slice(0, 1).map(({ key }) => key) : [];
}

/** The HIN as it is typed. */
export function toHinValues({ hin = '' }: InvestorDetails): HinFormValues {
  return { hin };
}

/** The block of a company, trust or partnership, without what stands in blocks of its own. */
export function entityStart(details: InvestorForm['details']): InvestorDetails {
  const {
    investors: _investors,
    hin: _hin,
    has_custodian: _has,
    custodian: _custodian,
    has_holding_company: _holds,
    holding_company: _holding,
    ...own
  } = details;
  return { ...newEntity(own.investor_type), ...own };
}

/** The block of a custodian or holding company. */
export function companyStart(company: Company | null | undefined): Company {
  return { ...newCompany(), ...company };
}

/** The step's values as the blocks hold them now. A block that has not told its values yet holds those it began with. */
export function collectInvestor({ details, rows }: InvestorForm, blocks: BlockValues): InvestorDetails {
  const {
    investor_type,
    hin,
    has_custodian: hasCustodian,
    custodian,
    has_holding_company: hasHolding,
    holding_company: holding,
  } = details;
  const own: InvestorDetails = { investor_type, ...(hin !== undefined && { hin }), ...blocks[BLOCKS.hin] };
  const investors = rows.map(({ key, start }) => blocks[key] ?? start);
  const entity = { ...(blocks[investor_type] ?? entityStart(details)), ...own };
  switch (investor_type) {
    case 'individual':
    case 'joint_individual':
      return { ...own, investors };
    case 'bare_trust':
      return {
        ...own,
        ...(details.organisation_id !== undefined && { organisation_id: details.organisation_id }),
        investors,
        has_holding_company: hasHolding === true,
        ...(hasHolding && { holding_company: blocks[BLOCKS.holding] ?? companyStart(holding) }),
      };
    case 'trust_superfund':
      return {
        ...entity,
        has_custodian: hasCustodian === true,
        ...(hasCustodian && { custodian: blocks[BLOCKS.custodian] ?? companyStart(custodian) }),
      };
    default:
      return entity;
  }
}

/**
 * The values without investors where nobody touched any of them: what the contact details and the defaults filled in is there again at
 * once, so that it is no loss that a person is asked about (2-INV-17).
 */
export function withoutUntouched(details: InvestorDetails, context: FormContext): InvestorDetails {
  const { investor_type: type, investors } = details;
  if (type === undefined || !investors) return details;
  const blank = changeInvestorType({}, type);
  const isUntouched = investors.every((entry, index) => areSame(entry, openEntry(blank, index, context)));
  return isUntouched ? { ...details, investors: [] } : details;
}

/** Whether a block is open says nothing of what is in it, nor does its id. */
function areSame(
  { id: _id, visible: _visible, ...entry }: PersonEntry,
  { id: _otherId, visible: _otherVisible, ...other }: PersonEntry,
): boolean {
  return isSameAnswer(entry, other);
}

/** The first of the page is `investor`; every key is used once. */
function newRow(rows: readonly InvestorRow[], index: number, start: PersonEntry): InvestorRow {
  const number = 1 + Math.max(index, ...rows.map(({ key }) => Number(key.split('-')[1] ?? 1)));
  return { key: number === 1 ? 'investor' : `investor-${number}`, start };
}
