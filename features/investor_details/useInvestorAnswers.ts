import type { InvestorDetails, InvestorType, PersonEntry, TaxDeclaration } from '#domain/application.ts';
import { changeInvestorType, changeDetails, newBareTrustee } from '#domain/stepRules/investor_details/changes.ts';
import type { FormContext } from '#domain/rules/context.ts';
import { withType } from '#domain/stepRules/investor_details/rules.ts';
import { newPerson } from '#domain/people/personDefaults.ts';
import { bareTrustTexts } from '#domain/texts/bareTrust.ts';
import { investorTexts } from '#domain/texts/person.ts';
import { fieldId } from '#features/ui/form/focusField.ts';
import { useStepFormContext } from '#features/ui/form/stepFormContext.ts';
import { useFocusAfterChange } from '#features/parts/people/focusPerson.ts';
import type { Subject } from '#features/parts/removal/RemovalDialog.tsx';
import type { Removal } from '#features/parts/removal/useRemoval.tsx';
import {
  collectInvestor,
  retainedRowKeys,
  reopenInvestor,
  withoutUntouchedInvestors,
  type InvestorForm,
} from './investorForm.ts';

interface InvestorAnswersOptions {
  form: InvestorForm;
  onForm: (form: InvestorForm) => void;
  change: Removal<InvestorDetails>['change'];
  context: FormContext;
}

export type TrusteeKind = 'company' | 'individual';

/** The answers that add and remove whole blocks. */
export interface InvestorAnswers {
  changeType: (type: InvestorType) => void;
  /** Adds a joint investor, or a trustee of a bare trust. */
  add: () => void;
  /** Removes the joint investor or trustee of this key; `note` is shown too, and is by itself a reason to ask. */
  remove: (key: string, note?: string) => void;
  /** Puts another person into the row of this key; its block stays. */
  become: (key: string, person: PersonEntry) => void;
  /** Turns a trustee of a bare trust into a blank company or individual (2-BARE-04). */
  changeTrustee: (key: string, kind: TrusteeKind, note?: string) => void;
  /** Gives an answer of the entity itself; `show` puts it into the block with its question. */
  changeEntity: (answer: Partial<InvestorDetails>, show?: () => void) => void;
  /** Gives an answer of the tax declaration in the block of this key: a row's, else the entity's; `show` puts it there. */
  declare: (key: string, answer: (declaration: TaxDeclaration) => TaxDeclaration, show: () => void) => void;
}

interface Effect {
  /** The key of each entry's row, or null for a new one. */
  kept: readonly (string | null)[];
  /** Returns the id of the element that takes focus in the changed form. */
  focus?: (next: InvestorForm) => string;
  note?: string | undefined;
  /** Position of the deleted owner, if one is deleted. */
  deletes?: number;
  show?: (() => void) | undefined;
}

/** Id of the button that adds an owner. */
export const ADD_OWNER_ID = 'owner-add';

/** Returns the answers that add and remove whole blocks. Each asks before it removes anything. */
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
    change({ before: withoutUntouchedInvestors(before, context), after, note, subject, apply });
  };
  return {
    changeType: (type) => give((details) => changeInvestorType(details, type), { kept: retainedRowKeys(form, type) }),
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

/** Adds a trustee or a joint investor: a single investor then owns jointly (2-INV-16). */
function withOneMore(details: InvestorDetails): InvestorDetails {
  if (details.investor_type === 'individual') return changeInvestorType(details, 'joint_individual');
  const added = details.investor_type === 'bare_trust' ? newBareTrustee('individual') : newPerson();
  return withInvestors(details, (investors) => [...investors, added]);
}

/** Gives each new person an id at once, and the entity that invests too: the block, the draft and the saved values then share it. */
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
