import type { TaxDetails, TaxInvestor, Tin } from '../../application.ts';
import { normaliseDate } from '../../formats/dates.ts';
import { withoutSpaces } from '../../formats/format.ts';
import { withoutHiddenTaxAnswers } from '../../tax/sectionFields.ts';
import { taxInvestorKind } from '../../tax/taxKind.ts';
import type { SchemaContext } from '../context.ts';
import { trimmed, withFormats } from '../keep.ts';

/**
 * What is kept: a TFN without its blanks (3-TFN-13), a TIN without those around it (3-TIN-13), the kind by the type (3-TAX-14, 3-TAX-21,
 * 3-TAX-22), and no answer to a question that is not asked. No row is dropped.
 */
export function settle(
  { investor_type: _sent, ...form }: TaxDetails,
  { application, stored, today }: Pick<SchemaContext, 'application' | 'stored' | 'today'>,
): TaxDetails {
  const kind = taxInvestorKind(form.tax_type);
  const held = (stored ?? application).tax_details?.investors;
  const investors = Array.isArray(form.investors)
    ? form.investors.map((block) => settleBlock(block, { held: sameId(held, block), today }))
    : form.investors;
  return withFormats(
    withoutHiddenTaxAnswers({
      ...form,
      ...(investors && { investors }),
      ...(kind && { investor_type: kind }),
      send_comms: true,
    }),
    { submit_person_name: trimmed, submit_date: (typed) => normaliseDate(typed, { kind: 'issue', today }) },
  );
}

/** Whether a number is held encrypted is what was stored with that number, never what was sent (3-TAX-24, 3-TIN-14). */
function settleBlock(
  { encrypted_tfn: _sent, ...block }: TaxInvestor,
  { held, today }: { held: TaxInvestor | undefined; today: string },
): TaxInvestor {
  const tidy = withFormats<TaxInvestor>(block, { investor_name: trimmed, tfn: withoutSpaces });
  const { tins, cpTinDetails } = tidy;
  return {
    ...tidy,
    ...(held?.encrypted_tfn && held.tfn === tidy.tfn && { encrypted_tfn: true }),
    ...(Array.isArray(tins) && { tins: tins.map((tin) => settleTin(tin, sameId(held?.tins, tin), today)) }),
    ...(Array.isArray(cpTinDetails) && {
      cpTinDetails: cpTinDetails.map((tin) => settleTin(tin, sameId(held?.cpTinDetails, tin), today)),
    }),
  };
}

function settleTin({ encrypted_tin: _sent, ...tin }: Tin, held: Tin | undefined, today: string): Tin {
  const tidy = withFormats<Tin>(tin, {
    tin: trimmed,
    cp_name: trimmed,
    cp_dob: (typed) => normaliseDate(typed, { kind: 'birth', today }),
  });
  return { ...tidy, ...(held?.encrypted_tin && held.tin === tidy.tin && { encrypted_tin: true }) };
}

function sameId<Row extends { id?: string }>(rows: readonly Row[] | undefined, { id }: Row): Row | undefined {
  return id === undefined ? undefined : rows?.find((row) => row.id === id);
}
