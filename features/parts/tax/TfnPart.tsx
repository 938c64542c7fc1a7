import type { TaxType } from '#domain/application.ts';
import { taxInvestorKind } from '#domain/tax.ts';
import { taxTexts, tfnNotice } from '#domain/texts/tax.ts';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { SecretField } from '#features/ui/fields/SecretField.tsx';
import type { FieldBinding } from '#features/ui/form/useFormBlock.ts';
import { helpLink } from '#features/ui/helpLink.ts';
import { HelpLink } from '#features/ui/HelpLink.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import styles from './tax.module.css';

const EXEMPTION_HELP = <HelpLink article="tax-exemption-codes">{taxTexts.exemptionCodesLink}</HelpLink>;

interface TfnPartProps {
  field: FieldBinding<string | undefined>;
  taxType: TaxType;
  /** Note while the number is one that is kept. */
  storedNote?: string | undefined;
}

/** Field for the tax file number, never required (3-TAX-45). The notice that the law requires stands above it. */
export function TfnPart({ field, taxType, storedNote }: TfnPartProps) {
  const name = taxInvestorKind(taxType) === 'ENTITY' ? taxTexts.tfnOrAbn : taxTexts.tfn;
  return (
    <>
      <TfnNotice />
      <FieldGrid>
        <SecretField
          {...field}
          label={name}
          secretName={name}
          help={helpLink('tax-exemption-codes') && EXEMPTION_HELP}
          inputMode="numeric"
          storedNote={storedNote}
          width={7}
        />
      </FieldGrid>
    </>
  );
}

function TfnNotice() {
  return (
    <div className={styles.notice}>
      <Notice kind="info" role="note" title={tfnNotice.title}>
        <ul>
          <li>{tfnNotice.law}</li>
          <li>{tfnNotice.purpose}</li>
          <li>{tfnNotice.noOffence}</li>
          <li>{tfnNotice.consequence}</li>
        </ul>
      </Notice>
    </div>
  );
}
