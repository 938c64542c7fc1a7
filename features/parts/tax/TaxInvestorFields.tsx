import { useCallback } from 'react';
import { chosenHolding } from '#domain/offers/chosenHolding.ts';
import { copiedStart } from '#domain/people/copiedStart.ts';
import { taxInvestorKind, taxSections } from '#domain/tax.ts';
import type { TaxBlock } from '#domain/tax/blocks.ts';
import { taxClass } from '#domain/tax/taxClass.ts';
import { taxTexts } from '#domain/texts/tax.ts';
import { taxClassTexts } from '#domain/texts/taxClasses.ts';
import { taxHelp } from '#domain/texts/taxHelp.ts';
import { CardPart } from '#features/ui/Card.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import { EntityTaxFields } from './EntityTaxFields.tsx';
import styles from './tax.module.css';
import type { GiveTaxAnswer, TaxPartProps } from './taxPartProps.ts';
import { TaxQuestion } from './TaxQuestion.tsx';
import { TfnPart } from './TfnPart.tsx';
import { withRowIds } from './tinAnswers.ts';
import { TinList } from './TinList.tsx';

interface TaxInvestorFieldsProps extends Omit<TaxPartProps, 'give'> {
  /** Applies an answer of this block that may take other answers away; `show` puts it into the form. */
  onAnswer: (answer: (block: TaxBlock) => TaxBlock, show: () => void) => void;
  /** False if the taxpayer's name is shown above. */
  isNamed?: boolean;
}

/**
 * Tax residency, numbers and, for an entity, classification of one taxpayer. Asks only the questions that the answers so far require
 * (3-TAX-08, 3-TAX-09).
 */
export function TaxInvestorFields({
  block,
  taxType,
  context,
  countries,
  onAnswer,
  isNamed = true,
}: TaxInvestorFieldsProps) {
  const { bind, values, update } = block;
  const { newId } = context;
  const give = useCallback<GiveTaxAnswer>(
    (answer, ahead) => {
      const identified = withRowIds(answer, newId);
      onAnswer(identified, () => {
        ahead?.();
        update(identified);
      });
    },
    [onAnswer, update, newId],
  );
  const props = { block, taxType, context, countries, give };
  const sections = taxSections(taxType, values);
  const found = taxClass(taxType, values);
  return (
    <>
      <FieldGrid>
        {isNamed && <TextField {...bind('investor_name')} label={taxTexts.investorName} autoComplete="off" width={8} />}
        <TaxQuestion
          {...props}
          field="tax_country_is_australia"
          label={taxTexts.isAustralianResident}
          help={taxHelp.isAustralianResident}
        />
      </FieldGrid>
      {sections.includes('tfn') && (
        <TfnPart field={bind('tfn')} taxType={taxType} storedNote={copiedNote(values, context)} />
      )}
      {sections.includes('other_countries') && (
        <FieldGrid>
          <TaxQuestion
            {...props}
            field="has_other_tax_countries"
            label={taxTexts.hasOtherCountries}
            help={taxHelp.hasOtherCountries}
          />
        </FieldGrid>
      )}
      {sections.includes('tins') && <TinList list="tins" block={block} countries={countries} give={give} />}
      {taxInvestorKind(taxType) === 'ENTITY' && <EntityTaxFields {...props} sections={sections} />}
      <div role="status" className={styles.outcome}>
        {found && (
          <CardPart title={taxTexts.outcome}>
            <p>{taxClassTexts[found]}</p>
          </CardPart>
        )}
      </div>
    </>
  );
}

/** Returns the note at a tax number that a new holding starts with; undefined for every other number. */
function copiedNote({ tfn }: TaxBlock, { application: { contact_details: contact } }: TaxPartProps['context']) {
  const isCopied = Boolean(tfn) && tfn === copiedStart(contact).tfn;
  return isCopied ? taxTexts.copiedNumber(chosenHolding(contact)?.account_name ?? '') : undefined;
}
