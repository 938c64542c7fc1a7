import { investorLimit } from '#domain/model/investorLimit.ts';
import { bareTrustTexts } from '#domain/texts/bareTrust.ts';
import { Card } from '#features/ui/Card.tsx';
import { AddRow } from '#features/parts/people/AddRow.tsx';
import { fullListMessage } from '#features/parts/people/peopleValues.ts';
import { FieldMessage } from '#features/ui/fields/Field.tsx';
import { YesNo } from '#features/ui/fields/RadioCards.tsx';
import { useListBlock } from '#features/ui/form/useListBlock.ts';
import { BareTrustee } from './BareTrustee.tsx';
import { CompanyBlock } from './CompanyBlock.tsx';
import type { InvestorFieldsProps } from './investorFieldsProps.ts';
import { BLOCKS } from './investorForm.ts';
import { ADD_OWNER_ID } from './useInvestorAnswers.ts';

const TRUSTEES = investorLimit({ investor_type: 'bare_trust' });

/** The trustees of a bare trust, each a company or an individual, and perhaps a holding company (2-BARE-01 to 2-BARE-08). */
export function BareTrustFields(props: InvestorFieldsProps) {
  const { form, answers, ...shared } = props;
  const { details, rows } = form;
  const { has_holding_company: hasHolding, holding_company: holding } = details;
  const error = useListBlock({ id: 'owner', path: 'add', message: fullListMessage(rows.length, TRUSTEES) });
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
      <AddRow
        id={ADD_OWNER_ID}
        label={bareTrustTexts.addTrustee}
        count={rows.length}
        limit={TRUSTEES}
        onAdd={answers.add}
      />
      <FieldMessage id={ADD_OWNER_ID} error={error} />
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
