import type { TaxDetails, TaxType } from '#domain/application.ts';
import type { FormContext } from '#domain/rules/context.ts';
import { blankTaxInvestor } from '#domain/tax.ts';
import { chooseTaxType, type TaxBlock } from '#domain/tax/blocks.ts';
import { taxTexts } from '#domain/texts/tax.ts';
import { useFocusAfterChange } from '#features/parts/people/focusPerson.ts';
import type { Subject } from '#features/parts/removal/RemovalDialog.tsx';
import type { Removal } from '#features/parts/removal/useRemoval.tsx';
import { fieldId } from '#features/ui/form/focusField.ts';
import { useStepFormContext } from '#features/ui/form/stepFormContext.ts';
import { collectTax, reopenTaxForm, type TaxForm } from './taxForm.ts';

/** The answers that set and clear others. Each asks before it removes typed text. */
export interface TaxAnswers {
  /** Chooses the type; `show` puts it into its field. */
  chooseType: (type: TaxType | '', show: () => void) => void;
  /** Gives an answer in the block of this key; `show` puts it there. */
  change: (key: string, answer: (block: TaxBlock) => TaxBlock, show: () => void) => void;
  /** Adds one investor (3-TAX-33). */
  add: () => void;
  /** Removes the investor of this key, who was added by hand. */
  remove: (key: string) => void;
}

interface TaxAnswersOptions {
  form: TaxForm;
  onForm: (form: TaxForm) => void;
  change: Removal<TaxDetails>['change'];
  context: Pick<FormContext, 'application' | 'newId'>;
}

interface Effect {
  apply: (after: TaxDetails) => void;
  subject?: Subject;
}

/** Id of the button that adds an investor. */
export const ADD_INVESTOR_ID = 'tax-add';

/** Returns the answers of the tax form that set and clear others. */
export function useTaxAnswers({ form, onForm, change, context }: TaxAnswersOptions): TaxAnswers {
  const step = useStepFormContext();
  const { rows } = form;
  const focusLater = useFocusAfterChange(rows);
  const keys = rows.map(({ key }) => key);
  const give = (answer: (before: TaxDetails) => TaxDetails, { apply, subject }: Effect) => {
    const before = collectTax(form, step.collect());
    const after = answer(before);
    change({ before, after, subject, apply: () => apply(after) });
  };
  return {
    chooseType: (type, show) =>
      give((before) => afterType(before, type, context), {
        // The type decides a block's questions: each block opens anew, with the answers that remain.
        apply: (after) => {
          show();
          onForm(reopenTaxForm(form, after, []));
        },
      }),
    change: (key, answer, show) =>
      give(
        (before) =>
          withBlocks(before, (blocks) => blocks.map((block, at) => (keys[at] === key ? answer(block) : block))),
        {
          apply: show,
        },
      ),
    add: () =>
      give((before) => withBlocks(before, (blocks) => [...blocks, { id: context.newId(), ...blankTaxInvestor() }]), {
        apply: (after) => {
          const next = reopenTaxForm(form, after, keys);
          focusLater(fieldId(next.rows.at(-1)?.key ?? '', 'investor_name'));
          onForm(next);
        },
      }),
    remove: (key) => {
      const at = keys.indexOf(key);
      give((before) => withBlocks(before, (blocks) => blocks.filter((_, each) => each !== at)), {
        subject: { entity: {}, title: taxTexts.investor(at + 1) },
        apply: (after) => {
          focusLater(ADD_INVESTOR_ID);
          onForm(reopenTaxForm(form, after, keys));
        },
      });
    },
  };
}

function afterType(
  before: TaxDetails,
  type: TaxType | '',
  { application }: Pick<FormContext, 'application'>,
): TaxDetails {
  return type ? chooseTaxType(before, type, application.investor_details) : { ...before, tax_type: '' };
}

function withBlocks(details: TaxDetails, change: (blocks: readonly TaxBlock[]) => TaxBlock[]): TaxDetails {
  return { ...details, investors: change(details.investors ?? []) };
}
