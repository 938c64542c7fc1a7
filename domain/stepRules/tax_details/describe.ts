import type { TaxDetails } from '../../application.ts';
import { describeTaxBlock } from '../../tax/describeTaxBlock.ts';
import { areTaxDetailsSupplied } from '../../tax.ts';
import { answerTexts } from '../../texts/answers.ts';
import { reviewTexts } from '../../texts/review.ts';
import { taxTexts, taxTypeLabels } from '../../texts/tax.ts';
import { date, linesOf, text, type FieldReadings, type Line, type Section } from '../description.ts';

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
    { path: '', lines: [verdict(values), ...lines('tax_type')] },
    ...investors.map((block, index) => ({
      ...(block.id !== undefined && { id: block.id }),
      path: `investors.${index}`,
      ...(block.investor_name && { title: block.investor_name }),
      lines: describeTaxBlock(block, type),
    })),
    {
      path: '',
      title: taxTexts.declarationTitle,
      lines: name?.trim() ? lines('submit_person_name', 'submit_date') : [undeclared()],
    },
  ];
}

function verdict(values: TaxDetails): Line {
  const isDone = areTaxDetailsSupplied(values);
  const value = isDone ? answerTexts.supplied : answerTexts.notSupplied;
  return { path: 'investors', label: reviewTexts.taxDetails, kind: 'status', value, isDone };
}

function undeclared(): Line {
  const path = 'submit_person_name';
  return { path, label: taxTexts.declarationTitle, kind: 'status', value: taxTexts.incomplete, isDone: false };
}
