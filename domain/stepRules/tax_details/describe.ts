import type { TaxDetails } from '../../application.ts';
import { formStatus } from '../../tax/declarationStatus.ts';
import { statusLine, suppliedLine } from '../../tax/describeDeclaration.ts';
import { describeTaxBlock } from '../../tax/describeTaxBlock.ts';
import { areTaxDetailsSupplied } from '../../tax/quoted.ts';
import { taxTexts, taxTypeLabels } from '../../texts/tax.ts';
import { date, linesOf, text, type FieldReadings, type Section } from '../description.ts';

const READINGS: FieldReadings<TaxDetails> = {
  investor_type: 'internal',
  send_comms: 'internal',
  tax_type: text(taxTexts.taxType, ({ tax_type: type }) => (type ? taxTypeLabels[type] : '')),
  investors: 'section',
  submit_person_name: text(taxTexts.submitPersonName, (tax) => tax.submit_person_name),
  submit_date: date(taxTexts.submitDate, (tax) => tax.submit_date),
};

/** Whether the numbers are there, each investor's declaration, and who declared it when (2-REV-14, 3-TAXSUM-04 to 3-TAXSUM-17). */
export function describe(values: TaxDetails): Section[] {
  const { tax_type: type, investors = [], submit_person_name: name } = values;
  const lines = (...asked: readonly (keyof TaxDetails)[]) => linesOf({ readings: READINGS, asked }, values, undefined);
  return [
    { path: '', lines: [suppliedLine(areTaxDetailsSupplied(values), 'investors'), ...lines('tax_type')] },
    ...investors.map((block, index) => ({
      ...(block.id !== undefined && { id: block.id }),
      path: `investors.${index}`,
      ...(block.investor_name && { title: block.investor_name }),
      lines: describeTaxBlock(block, type),
    })),
    {
      path: '',
      title: taxTexts.declarationTitle,
      lines: [
        statusLine(formStatus(values), 'investor_type'),
        ...(name?.trim() ? lines('submit_person_name', 'submit_date') : []),
      ],
    },
  ];
}
