import { bareTrustTexts } from '#domain/texts/bareTrust.ts';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { Card } from '#features/ui/Card.tsx';
import { YesNo } from '#features/ui/fields/RadioCards.tsx';
import { BareTrustee } from './BareTrustee.tsx';
import { CompanyBlock } from './CompanyBlock.tsx';
import type { InvestorFieldsProps } from './investorFieldsProps.ts';
import { BLOCKS } from './investorForm.ts';
import { ADD_OWNER_ID } from './useInvestorAnswers.ts';

/** The trustees of a bare trust, each a company or an individual, and perhaps a holding company (2-BARE-01 to 2-BARE-08). */
export function BareTrustFields(props: InvestorFieldsProps) {
  const { form, answers, ...shared } = props;
  const { details, rows } = form;
  const { has_holding_company: hasHolding, holding_company: holding } = details;
  const firstPerson = rows.findIndex(({ start }) => start.trusteeType !== 'company');
  return (
    <>
      {rows.map((row, index) => (
        <BareTrustee
          key={row.key}
          {...props}
          row={row}
          number={index + 1}
          isFirstPerson={index === firstPerson}
          isAlone={rows.length === 1}
        />
      ))}
      <ButtonRow>
        <Button id={ADD_OWNER_ID} kind="link" icon="plus" onClick={answers.add}>
          {bareTrustTexts.addTrustee}
        </Button>
      </ButtonRow>
      <Card title={bareTrustTexts.holdingTitle}>
        <YesNo
          id="owner-has_holding_company"
          name="has_holding_company"
          label={bareTrustTexts.hasHoldingCompany}
          value={hasHolding === true}
          onChange={(has_holding_company) => answers.changeEntity({ has_holding_company })}
        />
      </Card>
      {hasHolding && (
        <CompanyBlock
          {...shared}
          id={BLOCKS.holding}
          title={bareTrustTexts.holdingDetails}
          company={holding}
          field="holding_company"
        />
      )}
    </>
  );
}
