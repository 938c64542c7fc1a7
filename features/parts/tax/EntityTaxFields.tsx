import type { ComponentProps } from 'react';
import { ACTIVE_NFE_REASONS } from '#domain/stepRules/tax_details/schema.ts';
import { GIIN_TYPE_FIELDS } from '#domain/tax.ts';
import { ownEntry } from '#domain/formats/ownEntry.ts';
import { activeNfeReasonLabels, giinTypeLabels, taxTexts } from '#domain/texts/tax.ts';
import { taxHelp } from '#domain/texts/taxHelp.ts';
import { CardPart } from '#features/ui/Card.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import type { FieldBinding } from '#features/ui/form/useFormBlock.ts';
import { ControllingPersons } from './ControllingPersons.tsx';
import type { TaxPartProps } from './taxPartProps.ts';
import { TaxChoice, TaxQuestion } from './TaxQuestion.tsx';

const GIIN_TYPES = Object.entries(giinTypeLabels).map(([value, label]) => ({ value, label }));
const REASONS = ACTIVE_NFE_REASONS.map((value) => ({ value, label: activeNfeReasonLabels[value] }));

/** Fields for each reason for having no GIIN (3-GIIN-15 to 3-GIIN-21). */
const DETAILS = {
  exempt_beneficial_owner: { label: taxTexts.exemptBeneficialOwner, help: taxHelp.exemptBeneficialOwner },
  deemed_compliant_ffi: { label: taxTexts.deemedCompliantFfi, help: taxHelp.deemedCompliantFfi },
  sponsoring_entity_name: { label: taxTexts.sponsoringEntityName },
  sponsoring_entity_giin: { label: taxTexts.sponsoringEntityGiin, isGiin: true },
  trustee_name: { label: taxTexts.trusteeName },
  trustee_giin: { label: taxTexts.trusteeGiin, isGiin: true },
  other_reason: { label: taxTexts.otherReason },
} as const;

const upper = (typed: string) => typed.trim().toUpperCase();

interface EntityTaxFieldsProps extends TaxPartProps {
  /** Sections to ask, from `taxSections`. */
  sections: readonly string[];
}

/**
 * Tax classification of an entity: retirement fund, financial institution, active or passive, and its controlling persons (3-TAX-46 to
 * 3-TAX-49, 3-GIIN, 3-NFE, 3-CP).
 */
export function EntityTaxFields({ sections, ...props }: EntityTaxFieldsProps) {
  const { bind } = props.block;
  const ask = (
    section: string,
    field: ComponentProps<typeof TaxQuestion>['field'],
    words: { label: string; help?: string },
  ) =>
    sections.includes(section) && (
      <FieldGrid>
        <TaxQuestion {...props} field={field} {...words} />
      </FieldGrid>
    );
  return (
    <CardPart title={taxTexts.classTitle}>
      {ask('retired_fund', 'is_aus_retired_fund', { label: taxTexts.retiredFund, help: taxTexts.retiredFundTip })}
      {ask('fin_inst', 'is_financial_institution', {
        label: taxTexts.isFinancialInstitution,
        help: taxHelp.isFinancialInstitution,
      })}
      {ask('has_giin', 'has_giin', { label: taxTexts.hasGiin, help: taxHelp.hasGiin })}
      {sections.includes('giin') && (
        <FieldGrid>
          <GiinField field={bind('giin')} label={taxTexts.giin} />
        </FieldGrid>
      )}
      {sections.includes('giin_type') && <WithoutGiin {...props} />}
      {ask('managed', 'is_entity_managed_by_others', {
        label: taxTexts.isManagedByOthers,
        help: taxHelp.isManagedByOthers,
      })}
      {ask('cp_outside', 'cp_tax_country_outside_aus', {
        label: taxTexts.isControlledOutside,
        help: taxTexts.controllingPersonTip,
      })}
      {ask('trust_cp_outside', 'trust_cp_tax_country_outside_aus', {
        label: taxTexts.isTrustControlledOutside,
        help: taxHelp.isTrustControlledOutside,
      })}
      {ask('active_nfe', 'is_active_financial_entity', { label: taxTexts.isActiveNfe, help: taxTexts.activeNfeTip })}
      {sections.includes('nfe_reason') && (
        <FieldGrid>
          <TaxChoice
            {...props}
            field="active_entity_no_tin_reason_type"
            label={taxTexts.activeNfeReason}
            options={REASONS}
          />
          {sections.includes('nfe_other_reason') && (
            <TextField {...bind('active_entity_no_tin_other_reason')} label={taxTexts.otherReason} autoComplete="off" />
          )}
        </FieldGrid>
      )}
      {ask('controlling_person', 'controlling_person_needed', {
        label: taxTexts.controllingPersonsNeeded,
        help: taxTexts.controllingPersonTip,
      })}
      {sections.includes('cp_details') && <ControllingPersons {...props} />}
    </CardPart>
  );
}

/** Reason for having no GIIN, and the fields of that reason (3-GIIN-12 to 3-GIIN-21). */
function WithoutGiin(props: TaxPartProps) {
  const { bind, values } = props.block;
  return (
    <FieldGrid>
      <TaxChoice {...props} field="giin_type" label={taxTexts.giinType} help={taxHelp.giinType} options={GIIN_TYPES} />
      {ownEntry(GIIN_TYPE_FIELDS, values.giin_type)?.map((field) => {
        const words: { label: string; help?: string; isGiin?: boolean } = DETAILS[field];
        return words.isGiin ? (
          <GiinField key={field} field={bind(field)} label={words.label} />
        ) : (
          <TextField key={field} {...bind(field)} label={words.label} help={words.help} autoComplete="off" width={8} />
        );
      })}
    </FieldGrid>
  );
}

interface GiinFieldProps {
  field: FieldBinding<string | undefined>;
  label: string;
}

/** Field for a GIIN. Turns its letters into capitals (3-GIIN-09). */
function GiinField({ field, label }: GiinFieldProps) {
  return (
    <TextField
      {...field}
      label={label}
      help={taxHelp.giin}
      placeholder={taxTexts.giinPlaceholder}
      normalise={upper}
      isCode
      autoComplete="off"
      width={8}
    />
  );
}
