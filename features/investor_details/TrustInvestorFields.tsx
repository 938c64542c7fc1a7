import { trustTexts } from '#domain/texts/entity.ts';
import { Card } from '#features/ui/Card.tsx';
import { YesNo } from '#features/ui/fields/RadioCards.tsx';
import { CompanyBlock } from './CompanyBlock.tsx';
import { EntityBlock } from './EntityBlock.tsx';
import { EntityDeclaration } from './EntityDeclaration.tsx';
import type { InvestorFieldsProps } from './investorFieldsProps.ts';
import { BLOCKS } from './investorForm.ts';
import { TrustFields } from './TrustFields.tsx';

/** A trust or super fund that invests, and its third-party custodian if it has one (2-TRST-01 to 2-TRST-16). */
export function TrustInvestorFields(props: InvestorFieldsProps) {
  const { form, answers, context, serverErrors } = props;
  const { has_custodian: hasCustodian, custodian } = form.details;
  return (
    <>
      <EntityBlock type="trust_superfund" form={form} context={context} serverErrors={serverErrors}>
        {(block) => (
          <Card title={trustTexts.detailsTitle}>
            <TrustFields
              block={block}
              context={context}
              onTrusteeType={(trusteeType, show) => answers.changeEntity({ trusteeType }, show)}
            />
            <EntityDeclaration type="trust_superfund" {...{ block, answers, context }} />
          </Card>
        )}
      </EntityBlock>
      <Card title={trustTexts.custodianTitle}>
        <YesNo
          id="owner-has_custodian"
          name="has_custodian"
          label={trustTexts.hasCustodian}
          value={hasCustodian === true}
          onChange={(has_custodian) => answers.changeEntity({ has_custodian })}
        />
      </Card>
      {hasCustodian && (
        <CompanyBlock
          id={BLOCKS.custodian}
          title={trustTexts.custodianDetails}
          company={custodian}
          field="custodian"
          context={context}
          serverErrors={serverErrors}
        />
      )}
    </>
  );
}
