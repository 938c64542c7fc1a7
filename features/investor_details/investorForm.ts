import type { Company, InvestorDetails, InvestorType, PersonEntry } from '#domain/application.ts';
import { isSameAnswer } from '#domain/formats/isSameAnswer.ts';
import { keepsInvestors } from '#domain/stepRules/investor_details/fields.ts';
import { changeInvestorType, newEntity } from '#domain/stepRules/investor_details/changes.ts';
import { newCompany } from '#domain/organisations/changes.ts';
import { open, openEntity, openEntry, type TypedDetails } from '#domain/stepRules/investor_details/rules.ts';
import type { FormContext } from '#domain/rules/context.ts';
import type { BlockValues } from '#features/ui/form/StepForm.tsx';

/** Values of the step's own block, which a listed offer has. */
export interface HinFormValues {
  hin: string;
}

/** One owner, under a key that stays while others come and go; the key is the id of the owner's block. */
export interface InvestorRow {
  key: string;
  /** Values that the block starts with; text typed since is in the block. */
  start: PersonEntry;
  /** Position when the step was opened; absent for an owner added since. */
  openedAt?: number;
}

/** Values that decide which blocks the step has. */
export interface InvestorForm {
  /** The answers that blocks start with, and those that add or remove a block; the owners of a list are in `rows`. */
  details: TypedDetails;
  rows: readonly InvestorRow[];
}

/** Ids of the blocks that stand alone; an entity's block has its investor type as id. */
export const BLOCKS = { hin: 'hin', custodian: 'custodian', holding: 'holding' } as const;

/** Returns the form when the step opens: saved or typed values, otherwise one individual (2-INV-10, 2-INV-14). */
export function openInvestor(saved: InvestorDetails | undefined, context: FormContext): InvestorForm {
  const details = open(saved, context);
  const rows = (details.investors ?? []).map((entry, openedAt) => ({ ...newRow([], openedAt, entry), openedAt }));
  return { details, rows };
}

/**
 * Returns the form after an answer that adds or removes blocks. Rows that stay keep their key, and with it the text typed in them.
 * @param kept the key of each entry's row, or null for an entry that is new
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

/** Returns the keys of the rows that stay under another investor type: the first individual's (2-INV-17). */
export function retainedRowKeys({ details, rows }: InvestorForm, type: InvestorType): string[] {
  return keepsInvestors(details.investor_type, type) ? rows.slice(0, 1).map(({ key }) => key) : [];
}

/** Returns the HIN as typed. */
export function toHinValues({ hin = '' }: InvestorDetails): HinFormValues {
  return { hin };
}

/** Returns the block of a company, trust or partnership, except the parts with blocks of their own. */
export function initialEntityValues(details: InvestorForm['details']): InvestorDetails {
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

/** Returns the block of a custodian or holding company. */
export function initialCompanyValues(company: Company | null | undefined): Company {
  return { ...newCompany(), ...company };
}

/** Returns the step's values as the blocks hold them now. A block that has not reported its values yet counts with its first ones. */
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
  const entity = { ...(blocks[investor_type] ?? initialEntityValues(details)), ...own };
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
        ...(hasHolding && { holding_company: blocks[BLOCKS.holding] ?? initialCompanyValues(holding) }),
      };
    case 'trust_superfund':
      return {
        ...entity,
        has_custodian: hasCustodian === true,
        ...(hasCustodian && { custodian: blocks[BLOCKS.custodian] ?? initialCompanyValues(custodian) }),
      };
    default:
      return entity;
  }
}

/**
 * Returns the values without investors if nobody touched any of them. The contact details and defaults fill them in again at once, so their
 * loss needs no question (2-INV-17).
 */
export function withoutUntouchedInvestors(details: InvestorDetails, context: FormContext): InvestorDetails {
  const { investor_type: type, investors } = details;
  if (type === undefined || !investors) return details;
  const blank = changeInvestorType({}, type);
  const isUntouched = investors.every((entry, index) => areSame(entry, openEntry(blank, index, context)));
  return isUntouched ? { ...details, investors: [] } : details;
}

/** Compares two entries; ids and open blocks are no part of the answers. */
function areSame(
  { id: _id, visible: _visible, ...entry }: PersonEntry,
  { id: _otherId, visible: _otherVisible, ...other }: PersonEntry,
): boolean {
  return isSameAnswer(entry, other);
}

/** Makes a row. The first of the page has the key `investor`; every key is used once. */
function newRow(rows: readonly InvestorRow[], index: number, start: PersonEntry): InvestorRow {
  const number = 1 + Math.max(index, ...rows.map(({ key }) => Number(key.split('-')[1] ?? 1)));
  return { key: number === 1 ? 'investor' : `investor-${number}`, start };
}
