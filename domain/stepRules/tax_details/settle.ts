import type { TaxDetails, TaxInvestor, TaxType, Tin } from '../../application.ts';
import { normaliseDate } from '../../formats/dates.ts';
import { withoutSpaces } from '../../formats/format.ts';
import { withoutHiddenTaxAnswers } from '../../tax/sectionFields.ts';
import { taxInvestorKind } from '../../tax/taxKind.ts';
import type { TaxBlock } from '../../tax/blocks.ts';
import type { SchemaContext } from '../context.ts';
import { code, trimmed, withFormats } from '../keep.ts';
import { heldRow } from '../../tax/heldRow.ts';

/**
 * What is kept: a TFN without its blanks (3-TFN-13), a TIN without those around it (3-TIN-13), the kind by the type (3-TAX-14, 3-TAX-21,
 * 3-TAX-22), and no answer to a question that is not asked. No row is dropped.
 */
export function settle(
  { investor_type: _sent, ...form }: TaxDetails,
  { application, stored, today }: Pick<SchemaContext, 'application' | 'stored' | 'today'>,
): TaxDetails {
  const { tax_type: taxType } = form;
  const kind = taxInvestorKind(taxType);
  const held = (stored ?? application).tax_details?.investors;
  const investors = Array.isArray(form.investors)
    ? form.investors.map((block, index) => settleTaxBlock(block, { taxType, held: heldRow(held, block, index), today }))
    : form.investors;
  return withFormats<TaxDetails>(
    { ...form, ...(investors && { investors }), ...(kind && { investor_type: kind }), send_comms: true },
    { submit_person_name: trimmed, submit_date: (typed) => normaliseDate(typed, { kind: 'issue', today }) },
  );
}

interface BlockPlace {
  /** The form's. */
  taxType: TaxType | '' | undefined;
  /** The block as it was stored. */
  held: TaxInvestor | undefined;
  /** ISO YYYY-MM-DD. */
  today: string;
}

/**
 * What is kept of one block. Whether it is folded is of the form alone; whether a number is held encrypted is what was stored with that
 * number, never what was sent (3-TAX-24, 3-TIN-14).
 */
export function settleTaxBlock(
  { encrypted_tfn: _sent, visible: _visible, ...block }: TaxBlock,
  { taxType, held, today }: BlockPlace,
): TaxInvestor {
  const tidy = withFormats<TaxInvestor>(block, {
    investor_name: trimmed,
    tfn: withoutSpaces,
    giin: code,
    sponsoring_entity_giin: code,
    trustee_giin: code,
  });
  const { tins, cpTinDetails } = tidy;
  return withoutHiddenTaxAnswers(taxType, {
    ...tidy,
    ...(held?.encrypted_tfn && held.tfn === tidy.tfn && { encrypted_tfn: true }),
    ...(Array.isArray(tins) && {
      tins: tins.map((tin, index) => settleTin(tin, heldRow(held?.tins, tin, index), today)),
    }),
    ...(Array.isArray(cpTinDetails) && {
      cpTinDetails: cpTinDetails.map((tin, index) => settleTin(tin, heldRow(held?.cpTinDetails, tin, index), today)),
    }),
  });
}

function settleTin({ encrypted_tin: _sent, ...tin }: Tin, held: Tin | undefined, today: string): Tin {
  const tidy = withFormats<Tin>(tin, {
    tin: trimmed,
    cp_name: trimmed,
    cp_dob: (typed) => normaliseDate(typed, { kind: 'birth', today }),
  });
  return { ...tidy, ...(held?.encrypted_tin && held.tin === tidy.tin && { encrypted_tin: true }) };
}
