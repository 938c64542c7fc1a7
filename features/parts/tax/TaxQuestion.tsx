import { useCallback } from 'react';
import type { TaxInvestor } from '#domain/application.ts';
import { resetTaxBlock } from '#domain/tax.ts';
import type { FieldOption } from '#features/ui/fields/fieldProps.ts';
import { YesNo } from '#features/ui/fields/RadioCards.tsx';
import { RadioGroup } from '#features/ui/fields/RadioGroup.tsx';
import type { TaxPartProps } from './taxPartProps.ts';

/** Fields with answers of this type. */
type FieldOf<Answer> = {
  [Field in keyof TaxInvestor]-?: Answer extends NonNullable<TaxInvestor[Field]> ? Field : never;
}[keyof TaxInvestor];

interface QuestionProps<Answer> extends Pick<TaxPartProps, 'block' | 'give'> {
  field: FieldOf<Answer>;
  label: string;
  help?: string;
}

/** Yes-or-no question that other questions depend on (state table of 3-TAX). */
export function TaxQuestion({ block, field, give, ...words }: QuestionProps<boolean>) {
  const handleAnswer = useCallback(
    (answer: boolean) => give((typed) => resetTaxBlock(typed, { [field]: answer })),
    [give, field],
  );
  return <YesNo {...block.bind(field)} {...words} onChange={handleAnswer} />;
}

interface ChoiceProps extends QuestionProps<'OTHER'> {
  options: readonly FieldOption[];
}

/** Choice of a few that other questions depend on. */
export function TaxChoice({ block, field, give, ...words }: ChoiceProps) {
  const handleChoice = useCallback(
    (chosen: string) => give((typed) => resetTaxBlock(typed, { [field]: chosen })),
    [give, field],
  );
  return <RadioGroup {...block.bindPath<string>(field)} {...words} onChange={handleChoice} />;
}
