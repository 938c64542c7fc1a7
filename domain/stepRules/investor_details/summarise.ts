import type { InvestorDetails } from '../../application.ts';
import { investorNames } from '../../people/names.ts';
import { investorTypeLabels } from '../../texts/person.ts';
import { usesHoldingsTwo } from '../../offer.ts';
import { areDeclarationsSupplied } from '../../tax/declarers.ts';
import { answerTexts } from '../../texts/answers.ts';
import type { SummaryContext, SummaryLine } from '../description.ts';

/** The investor type, the names of the owners and, where they declare their taxes here, whether the numbers are there. */
export function summarise(values: InvestorDetails, { offer }: Pick<SummaryContext, 'offer'>): SummaryLine[] {
  const type = values.investor_type && investorTypeLabels[values.investor_type];
  const tax = usesHoldingsTwo(offer) ? [summariseTax(areDeclarationsSupplied(values))] : [];
  return [type, ...investorNames(values), ...tax];
}

function summariseTax(areSupplied: boolean): string {
  return `${answerTexts.taxDetails}: ${areSupplied ? answerTexts.supplied : answerTexts.notSupplied}`;
}
