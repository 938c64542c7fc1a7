import type { InvestorDetails, InvestorType, PersonEntry, TaxDeclaration } from '#domain/application.ts';
import { changeInvestorType, changeDetails, newBareTrustee } from '#domain/stepRules/investor_details/changes.ts';
import type { FormContext } from '#domain/stepRules/context.ts';
import { withType } from '#domain/stepRules/investor_details/open.ts';
import { newPerson } from '#domain/people/personDefaults.ts';
import { bareTrustTexts } from '#domain/texts/bareTrust.ts';
import { investorTexts } from '#domain/texts/person.ts';
import { fieldId } from '#features/ui/form/focusField.ts';
import { useStepFormContext } from '#features/ui/form/stepFormContext.ts';
import { useFocusAfterChange } from '#features/parts/people/focusPerson.ts';
import type { Subject } from '#features/parts/removal/RemovalDialog.tsx';
import type { Removal } from '#features/parts/removal/useRemoval.tsx';
import { collectInvestor, keptRows, reopenInvestor, withoutUntouched, type InvestorForm } from './investorForm.ts';

interface InvestorAnswersOptions {
  form: InvestorForm;
  onForm: (form: InvestorForm) => void;
  change: Removal<InvestorDetails>['change'];
  context: FormContext;
}

export type TrusteeKind = 'company' | 'individual';

/** The answers that bring and take whole blocks. */
export interface InvestorAnswers {
  changeType: (type: InvestorType) => void;
  /** One joint investor, or trustee of a bare trust, more. */
  add: () => void;
  /** The joint investor or trustee of this key; `note` is said besides, and a reason to ask by itself. */
  remove: (key: string, note?: string) => void;
  /** Who stands in the row of this key is somebody else from now on; its block stays. */
  become: (key: string, person: PersonEntry) => void;
  /** A trustee of a bare trust becomes a company or an individual, blank (2-BARE-04). */
  changeTrustee: (key: string, kind: TrusteeKind, note?: string) => void;
  /** An answer of the entity itself; `show` puts it into the block that asks it. */
  changeEntity: (answer: Partial<InvestorDetails>, show?: () => void) => void;
  /** An answer of the tax declaration in the block of this key: a row's, else the entity's; `show` puts it there. */
  declare: (key: string, answer: (declaration: TaxDeclaration) => TaxDeclaration, show: () => void) => void;
}

interface Effect {
  /** The key of each entry's row, or null for a new one. */
  kept: readonly (string | null)[];
  /** The id of what takes focus in the form as it is afterwards. */
  focus?: (next: InvestorForm) => string;
  note?: string | undefined;
  /** The place of the owner who goes, where one is deleted. */
  deletes?: number;
  show?: (() => void) | undefined;
}

/** Id of the button that adds an owner. */
export const ADD_OWNER_ID = 'owner-add';

/** Gives the answers that bring and take whole blocks. Each asks before it takes anything. */
export function useInvestorAnswers({ form, onForm, change, context }: InvestorAnswersOptions): InvestorAnswers {
  const step = useStepFormContext();
  const { rows } = form;
  const focusLater = useFocusAfterChange(rows);
  const keys = rows.map(({ key }) => key);
  const give = (
    answer: (details: InvestorDetails) => InvestorDetails,
    { kept, focus, note, deletes, show }: Effect,
  ) => {
    const before = collectInvestor(form, step.collect());
    const after = withIds(answer(before), context);
    const apply = () => {
      const next = reopenInvestor(form, after, { kept, context });
      if (focus) focusLater(focus(next));
      show?.();
      onForm(next);
    };
    const subject = deletes === undefined ? undefined : subjectAt(before, deletes);
    change({ before: withoutUntouched(before, context), after, note, subject, apply });
  };
  return {
    changeType: (type) => give((details) => changeInvestorType(details, type), { kept: keptRows(form, type) }),
    add: () => give(withOneMore, { kept: keys, focus: firstFieldOfLast }),
    remove: (key, note) => {
      const kept = keys.filter((each) => each !== key);
      give((details) => withInvestors(details, (investors) => investors.filter((_, index) => keys[index] !== key)), {
        kept,
        focus: () => ADD_OWNER_ID,
        note,
        deletes: keys.indexOf(key),
      });
    },
    become: (key, start) => onForm({ ...form, rows: rows.map((row) => (row.key === key ? { ...row, start } : row)) }),
    changeTrustee: (key, kind, note) => {
      const index = keys.indexOf(key);
      const kept = keys.map((each) => (each === key ? null : each));
      const focus = (next: InvestorForm) => `${fieldId(next.rows[index]?.key ?? '', 'trusteeType')}-${kind}`;
      give(
        (details) =>
          withInvestors(details, (investors) =>
            investors.map((entry, each) => (each === index ? newBareTrustee(kind) : entry)),
          ),
        { kept, focus, note, deletes: index },
      );
    },
    changeEntity: (answer, show) => give((details) => changeDetails(details, answer), { kept: keys, show }),
    declare: (key, answer, show) => {
      const at = keys.indexOf(key);
      give(
        (details) =>
          at < 0
            ? withDeclaration(details, answer)
            : withInvestors(details, (investors) =>
                investors.map((entry, each) => (each === at ? withDeclaration(entry, answer) : entry)),
              ),
        { kept: keys, show },
      );
    },
  };
}

function subjectAt({ investor_type: type, investors = [] }: InvestorDetails, index: number): Subject {
  const title = type === 'bare_trust' ? bareTrustTexts.trustee(index + 1) : investorTexts.joint(index);
  return { entity: investors[index] ?? {}, title };
}

/** A trustee more, or a joint investor: whoever was alone now owns jointly (2-INV-16). */
function withOneMore(details: InvestorDetails): InvestorDetails {
  if (details.investor_type === 'individual') return changeInvestorType(details, 'joint_individual');
  const added = details.investor_type === 'bare_trust' ? newBareTrustee('individual') : newPerson();
  return withInvestors(details, (investors) => [...investors, added]);
}

/** Whoever is new has an id at once, and so has the entity that invests: the same in their block, in what is kept and in what is saved. */
function withIds(details: InvestorDetails, { newId }: Pick<FormContext, 'newId'>): InvestorDetails {
  const { investors, ...entity } = details;
  const people = investors?.map((entry) => (entry.id === undefined ? { ...entry, id: newId() } : entry));
  return withType({ ...entity, ...(people && { investors: people }) }, { newId });
}

function withInvestors(
  details: InvestorDetails,
  change: (investors: readonly PersonEntry[]) => PersonEntry[],
): InvestorDetails {
  return { ...details, investors: change(details.investors ?? []) };
}

function withDeclaration<Holder extends { taxDetails?: TaxDeclaration }>(
  holder: Holder,
  answer: (declaration: TaxDeclaration) => TaxDeclaration,
): Holder {
  return { ...holder, taxDetails: answer(holder.taxDetails ?? {}) };
}

function firstFieldOfLast({ details, rows }: InvestorForm): string {
  const key = rows.at(-1)?.key ?? '';
  return details.investor_type === 'bare_trust' ? `${fieldId(key, 'trusteeType')}-individual` : fieldId(key, 'title');
}
