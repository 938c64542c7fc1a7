import { useAppSelector } from '#store/hooks.ts';
import { selectIsStaff } from '#store/selectors/sessionSelectors.ts';
import { bankTexts } from '#domain/texts/bank.ts';
import { Card, CardPart } from '#features/ui/Card.tsx';
import { CountryField, type CountryOption } from '#features/parts/countries/CountryField.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';
import { AccountFields } from './AccountFields.tsx';
import type { BankForm } from '#domain/stepRules/bank_details/rules.ts';
import { DrpCard } from './DrpCard.tsx';
import { StatementField } from './StatementField.tsx';

interface BankDetailsFormProps {
  block: BlockApi<BankForm>;
  countries: readonly CountryOption[];
  isAccountRequired: boolean;
  hasDrp: boolean;
  statement: { isAsked: boolean; isRequired: boolean };
  /** The form began with the account of an existing holding. */
  isOfHolding: boolean;
}

/** Shows the account, its statement and the reinvestment preference, each if the offer asks for it. */
export function BankDetailsForm({
  block,
  countries,
  isAccountRequired,
  hasDrp,
  statement,
  isOfHolding,
}: BankDetailsFormProps) {
  const isByStaff = useAppSelector(selectIsStaff);
  const intro = isAccountRequired ? bankTexts.accountIntro : bankTexts.accountOptional;
  return (
    <>
      <Card
        title={isByStaff ? bankTexts.accountOfInvestor : bankTexts.account}
        intro={isOfHolding ? `${intro} ${bankTexts.accountOfHolding}` : intro}
      >
        <FieldGrid>
          <CountryField
            {...block.bind('bankCountry')}
            label={bankTexts.country}
            countries={countries}
            autoComplete="off"
            width={8}
          />
          <AccountFields block={block} />
        </FieldGrid>
        {statement.isAsked && (
          <CardPart>
            <StatementField block={block} isRequired={statement.isRequired} />
          </CardPart>
        )}
      </Card>
      {hasDrp && <DrpCard block={block} />}
    </>
  );
}
