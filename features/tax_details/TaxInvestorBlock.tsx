import { useCallback, useMemo, type ComponentProps } from 'react';
import type { TaxType } from '#domain/application.ts';
import type { FormContext } from '#domain/rules/context.ts';
import { taxInvestorSchema } from '#domain/stepRules/tax_details/schema.ts';
import { settleTaxBlock } from '#domain/stepRules/tax_details/rules.ts';
import { type FieldErrors, validateWith } from '#domain/rules/validate.ts';
import type { TaxBlock } from '#domain/tax/blocks.ts';
import { taxTexts } from '#domain/texts/tax.ts';
import type { CountryOption } from '#features/parts/countries/CountryField.tsx';
import { cardId } from '#features/parts/people/focusPerson.ts';
import { FoldingCard } from '#features/parts/people/FoldingCard.tsx';
import { rowErrors } from '#features/parts/people/peopleValues.ts';
import { FormBlock } from '#features/ui/form/FormBlock.tsx';
import { taxFieldLabel } from '#features/parts/tax/taxFieldLabels.ts';
import { TAX_FREE_TEXT } from '#features/parts/tax/taxFreeText.ts';
import type { TaxRow } from './taxForm.ts';
import { TaxInvestorFields } from '#features/parts/tax/TaxInvestorFields.tsx';
import type { TaxAnswers } from './useTaxAnswers.ts';

interface TaxInvestorBlockProps {
  row: TaxRow;
  /** Tells several investors apart; undefined if there is one. */
  title: string | undefined;
  taxType: TaxType | '';
  context: FormContext;
  countries: readonly CountryOption[];
  /** Field errors of the step that the service sent. */
  serverErrors: FieldErrors | undefined;
  onAnswer: TaxAnswers['change'];
  /** Undefined: cannot be deleted. */
  onDelete: (() => void) | undefined;
}

type TaxFieldsAnswer = ComponentProps<typeof TaxInvestorFields>['onAnswer'];

const NAME_FIELDS = ['investor_name'] as const;

const FREE_TEXT: ReadonlySet<string> = new Set<string>(['investor_name', ...TAX_FREE_TEXT]);

/** One investor's declaration: a Formik of its own, in a block that folds (3-TAX-08, 3-TAX-34, 3-TAX-35). */
export function TaxInvestorBlock(props: TaxInvestorBlockProps) {
  const { row, title, taxType, context, countries, serverErrors, onAnswer, onDelete } = props;
  const { key, start, openedAt } = row;
  const refusals = useMemo(() => rowErrors(serverErrors, 'investors', openedAt), [serverErrors, openedAt]);
  const validate = useMemo(() => {
    const { today, stored, application } = context;
    const held = (stored ?? application).tax_details?.investors?.find(({ id }) => id !== undefined && id === start.id);
    const rules = taxInvestorSchema(context, { taxType, stored: held });
    const place = { taxType: taxType || 'I', today, application } as const;
    return (typed: TaxBlock) => validateWith(rules, settleTaxBlock(typed, { ...place, held }));
  }, [context, taxType, start.id]);
  const handleAnswer = useCallback<TaxFieldsAnswer>((answer, show) => onAnswer(key, answer, show), [onAnswer, key]);
  return (
    <FormBlock
      id={key}
      {...(title !== undefined && { title })}
      initialValues={start}
      validate={validate}
      serverErrors={refusals}
      labelFor={taxFieldLabel}
      freeText={FREE_TEXT}
    >
      {(block) => (
        <FoldingCard
          id={cardId(key)}
          block={block}
          title={title ?? taxTexts.residencyTitle}
          nameFields={NAME_FIELDS}
          deleteLabel={taxTexts.deleteInvestor}
          onDelete={onDelete}
        >
          <TaxInvestorFields
            block={block}
            taxType={taxType || 'I'}
            context={context}
            countries={countries}
            onAnswer={handleAnswer}
          />
        </FoldingCard>
      )}
    </FormBlock>
  );
}
