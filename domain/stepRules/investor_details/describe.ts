import { investingKind, type OrganisationKind } from '../../model/investorTypes.ts';
import type { Company, InvestorDetails, PersonEntry } from '../../model/application.ts';
import { describeCompany, describeFields } from '../../organisations/describeOrganisation.ts';
import { describePerson } from '../../people/describePerson.ts';
import { entityName, isCompanyTrustee } from '../../people/names.ts';
import { investorNames } from '../../people/distinctNames.ts';
import { bareTrustTexts } from '../../texts/bareTrust.ts';
import { trustTexts } from '../../texts/entity.ts';
import { investorTexts, investorTypeLabels } from '../../texts/person.ts';
import { usesHoldingsTwo } from '../../model/offer.ts';
import { areDeclarationsSupplied, declarerIn } from '../../tax/declarers.ts';
import { declaredTaxType } from '../../tax/declaration.ts';
import { declarationSections, suppliedLine } from '../../tax/describeDeclaration.ts';
import type { Line, ReadingContext, Section, SummaryContext, SummaryLine } from '../../rules/description.ts';
import { applicableFields } from './rules.ts';
import { OF_THE_STEP } from './fields.ts';
import { answerTexts } from '../../texts/answers.ts';

const WHOLE_STEP = { step: 'investor_details', path: '' } as const;

/** Describes the owners of the holding in full, and says which of their documents are present (2-REV-10 to 2-REV-16). */
export function describe(values: InvestorDetails, context: ReadingContext): Section[] {
  const fields = applicableFields(values, context) ?? [];
  const kind = investingKind(values.investor_type);
  const { custodian, holding_company: holding } = values;
  return [
    { path: '', lines: [...ownLines(values, fields.filter(isOfStep), context), ...taxVerdict(values, context)] },
    ...(fields.includes('investors') ? investorSections(values, context) : []),
    ...(kind ? [entitySection(values, kind, context), ...entityDeclaration(values, context)] : []),
    ...(values.has_custodian
      ? [companySection(custodian, { path: 'custodian', title: trustTexts.custodianDetails }, context)]
      : []),
    ...(values.has_holding_company
      ? [companySection(holding, { path: 'holding_company', title: bareTrustTexts.holdingDetails }, context)]
      : []),
  ];
}

function isOfStep(field: string): boolean {
  return OF_THE_STEP.some((each) => each === field);
}

function ownLines(values: InvestorDetails, fields: readonly string[], context: ReadingContext): Line[] {
  return describeFields(values, fields, { ...context, place: { ...WHOLE_STEP, organisation: 'company' } });
}

/** Describes the company, trust or partnership that invests. */
function entitySection(values: InvestorDetails, organisation: OrganisationKind, context: ReadingContext): Section {
  const title = entityName(values);
  const fields = (applicableFields(values, context) ?? []).filter((field) => !isOfStep(field));
  const lines = describeFields(values, fields, { ...context, place: { ...WHOLE_STEP, organisation } });
  return { ...idOf(values.organisation_id), path: '', ...(title && { title }), lines };
}

function investorSections(values: InvestorDetails, context: ReadingContext): Section[] {
  const names = investorNames(values);
  const isBareTrust = values.investor_type === 'bare_trust';
  return (values.investors ?? []).flatMap((owner, index) => {
    const number = isBareTrust ? bareTrustTexts.trustee(index + 1) : nameless(index);
    const path = `investors.${index}`;
    const name = names[index] || number;
    const { taxType } = declarerIn(owner);
    return [
      { ...idOf(owner.id), path, title: name, lines: investorLines(owner, { path, index }, context) },
      ...declarationSections(owner.taxDetails, { id: owner.id, path, name, taxType }, context),
    ];
  });
}

function entityDeclaration(values: InvestorDetails, context: ReadingContext): Section[] {
  const place = { id: values.organisation_id, path: '', name: entityName(values), taxType: declaredTaxType(values) };
  return declarationSections(values.taxDetails, place, context);
}

/**
 * Returns the line that says if the tax details are complete, for offers that ask each investor for a declaration here (3-TAXSUM-16,
 * 3-TAXSUM-17).
 */
function taxVerdict(values: InvestorDetails, { offer }: ReadingContext): Line[] {
  return usesHoldingsTwo(offer) ? [suppliedLine(areDeclarationsSupplied(values), 'taxDetails')] : [];
}

function nameless(index: number): string {
  return index === 0 ? investorTexts.primary : investorTexts.joint(index);
}

function investorLines(owner: PersonEntry, { path, index }: { path: string; index: number }, context: ReadingContext) {
  const place = { step: 'investor_details', path } as const;
  return isCompanyTrustee(owner)
    ? describeCompany(owner, place, context)
    : describePerson(owner, { ...place, index, role: 'investor' }, context);
}

function companySection(
  company: Company | null | undefined,
  { path, title }: { path: 'custodian' | 'holding_company'; title: string },
  context: ReadingContext,
): Section {
  const lines = describeCompany(company ?? {}, { step: 'investor_details', path }, context);
  return { ...idOf(company?.id), path, title, lines };
}

function idOf(id: string | undefined): { id?: string } {
  return id === undefined ? {} : { id };
}

/** Summarises the investor type, the names of the owners and, if they declare their taxes here, whether the numbers are present. */
export function summarise(values: InvestorDetails, { offer }: Pick<SummaryContext, 'offer'>): SummaryLine[] {
  const type = values.investor_type && investorTypeLabels[values.investor_type];
  const tax = usesHoldingsTwo(offer) ? [summariseTax(areDeclarationsSupplied(values))] : [];
  return [type, ...investorNames(values), ...tax];
}

function summariseTax(areSupplied: boolean): string {
  return `${answerTexts.taxDetails}: ${areSupplied ? answerTexts.supplied : answerTexts.notSupplied}`;
}
