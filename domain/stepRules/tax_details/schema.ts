import { TAX_DETAILS } from '../../model/fields.ts';
import { TAX_INVESTOR, TIN } from '../../model/taxFields.ts';
import type { Schema } from 'yup';
import type { TaxDetails, TaxInvestor, TaxType, Tin } from '../../model/application.ts';
import { isDate, isFutureDate } from '../../formats/dates.ts';
import { isMasked, withoutSpaces } from '../../formats/format.ts';
import { AUSTRALIA_ID } from '../../addresses/addressFields.ts';
import { isTfnExemptionCode, isValidAbn, isValidGiin, isValidTfn } from '../../formats/identifiers.ts';
import { entityNameRule, wholeNameRule } from '../../people/personNames.ts';
import { copiedStart } from '../../people/copiedStart.ts';
import { storedRow } from '../../tax/storedRow.ts';
import { isFormChangedSinceSigning } from '../../tax/signedAnswers.ts';
import { signingDateRules } from '../../tax/signingDateRules.ts';
import { MAX_TAX_INVESTORS } from '../../tax/parties.ts';
import { GIIN_TYPE_FIELDS } from '../../tax/resets.ts';
import {
  ISSUER_ONLY_TYPES,
  isTfnForced,
  taxInvestorKind,
  taxSections,
  taxTypesFor,
  tinSections,
} from '../../tax/sections.ts';
import { commonErrors, personErrors, taxErrors } from '../../texts/errors.ts';
import type { SchemaContext } from '../../rules/context.ts';
import { countryId, fields, flag, list, oneOf, required, shownWhile, text, when } from '../../rules/fieldRules.ts';

/** Reasons for having no foreign tax number (3-TIN-04). */
export const TIN_REASONS = ['NOT_ISSUED', 'UNABLE_TO_OBTAIN', 'NOT_REQUIRED'] as const;

/** Reasons for being an active non-financial entity (3-NFE-04). */
export const ACTIVE_NFE_REASONS = ['INCOME', 'REGULARLY_TRADED_CORP', 'GOV_ENTITY', 'OTHER'] as const;

/** Kind of number that fits: a TFN for an individual; an entity may give its ABN instead (3-TFN-07, 3-TFN-08). */
export interface TfnKind {
  isEntity: boolean;
  /** True for a trust that lodges its tax returns under a TFN: an ABN is refused (3-TFN-09). */
  isTfnForced: boolean;
}

/** Returns the message for a TFN or ABN, or null. Spaces do not count (3-TFN-13); emptiness is never an error here (3-TAX-45). */
export function tfnError(typed: string, { isEntity, isTfnForced: isForced }: TfnKind): string | null {
  const number = withoutSpaces(typed);
  if (number === '' || isValidTfn(number) || isTfnExemptionCode(number)) return null;
  if (!isEntity || isForced) return taxErrors.tfn;
  return isValidAbn(number) ? null : taxErrors.tfnOrAbn;
}

/** Returns the message for a foreign tax number, or null: ASCII only, and neither dashes nor spaces inside (3-TIN-12, 3-TIN-13). */
export function tinError(typed: string): string | null {
  const number = typed.trim();
  if ([...number].some((character) => (character.codePointAt(0) ?? 0) > 127)) return taxErrors.tinCharacters;
  return /[\s-]/.test(number) ? taxErrors.tinSeparators : null;
}

/**
 * Returns the rules of tax details and declaration (3-TAX-37 to 3-TAX-49, 3-TFN, 3-TIN, 3-GIIN, 3-NFE, 3-CP, 3-DECL).
 * `has_other_tax_countries` is not checked while the answer "not an Australian resident" fixes it.
 */
export function schema(context: SchemaContext) {
  const { application, user } = context;
  const stored = (context.stored ?? application).tax_details;
  const types = [
    ...taxTypesFor(application.investor_details ?? {}, user),
    // A type that the issuer chose stays valid; the type of a former trustee does not (3-TAX-18, 3-TAX-19).
    ...ISSUER_ONLY_TYPES.filter((type) => type === stored?.tax_type),
  ];
  const rows = new Map<string, Schema>();
  const row = (index: number, { tax_type: type, investors }: TaxDetails) => {
    const held = storedRow(stored?.investors, investors?.[index], index);
    const key = `${type ?? ''} ${held === undefined ? '' : (held.id ?? index)}`;
    const known = rows.get(key) ?? taxInvestorSchema(context, { taxType: type, stored: held });
    rows.set(key, known);
    return known;
  };
  return fields(TAX_DETAILS, {
    tax_type: text(required(), oneOf(types)),
    investors: list({ row, rule: blockCountMessage }),
    submit_person_name: text(required(), wholeNameRule),
    submit_date: text(
      required(),
      shownWhile(isFormChangedSinceSigning, () => taxErrors.signAgain),
      ...signingDateRules(context),
    ),
    send_comms: flag(),
  });
}

/** Inputs of a block's rules besides its own answers: the form's tax type, and the block as loaded (3-TFN-11). */
export interface TaxBlockPlace {
  taxType: TaxType | '' | undefined;
  stored?: TaxInvestor | undefined;
}

/** Returns the rules of one investor block. Until a tax type is chosen, the questions of an individual apply. */
export function taxInvestorSchema({ application, today }: SchemaContext, { taxType, stored }: TaxBlockPlace) {
  const type = taxType || 'I';
  const isShown = (section: string) => (block: TaxInvestor) => taxSections(type, block).includes(section);
  const kind = { isEntity: taxInvestorKind(type) === 'ENTITY', isTfnForced: isTfnForced(application.investor_details) };
  const { tfn, ...others } = taxBlockFields<TaxInvestor>({
    isShown,
    numberError: (typed) => tfnError(typed, kind),
    stored: stored ?? copiedStart(application.contact_details),
    today,
  });
  return fields(TAX_INVESTOR, {
    investor_name: text(required(), entityNameRule),
    tax_country_is_australia: flag(shownWhile(isShown('au_resident'), required())),
    tfn,
    has_other_tax_countries: flag(shownWhile(isShown('other_countries'), required())),
    ...others,
  });
}

/** Lists of tax numbers that the rules need, in any object that holds them. */
type TinLists = Pick<TaxInvestor, 'tins' | 'cpTinDetails'>;

export interface TaxBlockRules<Values> {
  /** True when a section of `taxSections` is on screen. */
  isShown: (section: string) => (values: Values) => boolean;
  /** Returns the message for a typed TFN or ABN. */
  numberError: (typed: string) => string | null;
  /** Message for a missing GIIN; absent: `This field is required`. */
  missingGiin?: string;
  /** Answers as loaded (3-TFN-11), or those that a new holding starts with. */
  stored: Pick<TaxInvestor, 'tfn' | 'tins' | 'cpTinDetails'>;
  /** ISO YYYY-MM-DD. */
  today: string;
}

type TaxBlockFields = Record<
  Exclude<
    keyof TaxInvestor,
    'id' | 'investor_name' | 'tax_country_is_australia' | 'has_other_tax_countries' | 'encrypted_tfn'
  >,
  Schema
>;

/** Returns the rules of numbers, classification and controlling persons, in the order of the form. */
export function taxBlockFields<Values extends TinLists>(rules: TaxBlockRules<Values>): TaxBlockFields {
  const { isShown, numberError, stored, today } = rules;
  const number = (typed: string) => (isUnchangedMask(typed, stored.tfn) ? null : numberError(typed));
  return {
    tfn: text(shownWhile(isShown('tfn'), number)),
    tins: tinList({ name: 'tins', stored: stored.tins, today, isShown: isShown('tins') }),
    ...financialInstitutionSchema(rules),
    ...activeEntitySchema(isShown),
    controlling_person_needed: flag(shownWhile(isShown('controlling_person'), required())),
    cpTinDetails: tinList({
      name: 'cpTinDetails',
      stored: stored.cpTinDetails,
      today,
      isShown: isShown('cp_details'),
    }),
  };
}

/** Rules of financial institutions (3-TAX-47, 3-GIIN-01 to 3-GIIN-21, 3-CP-01 to 3-CP-03). */
function financialInstitutionSchema<Values>({ isShown, missingGiin }: TaxBlockRules<Values>) {
  const answer = (section: string) => flag(shownWhile(isShown(section), required()));
  const detail = (type: string) => text(shownWhile(isShown(`giin_detail:${type}`), required()));
  const giin = (section: string) =>
    text(shownWhile(isShown(section), required(missingGiin), when(isValidGiin, taxErrors.giin)));
  return {
    is_aus_retired_fund: answer('retired_fund'),
    is_financial_institution: answer('fin_inst'),
    has_giin: answer('has_giin'),
    giin: giin('giin'),
    giin_type: text(shownWhile(isShown('giin_type'), required(), oneOf(Object.keys(GIIN_TYPE_FIELDS)))),
    exempt_beneficial_owner: detail('EXEMPT'),
    deemed_compliant_ffi: detail('DEEMED_COMPLIANT_FFI'),
    sponsoring_entity_name: detail('SPONSORED_FINANCIAL_INSTITUTION'),
    sponsoring_entity_giin: giin('giin_detail:SPONSORED_FINANCIAL_INSTITUTION'),
    trustee_name: detail('TRUSTEE_DOCUMENTED_TRUST'),
    trustee_giin: giin('giin_detail:TRUSTEE_DOCUMENTED_TRUST'),
    other_reason: detail('OTHER'),
    is_entity_managed_by_others: answer('managed'),
    cp_tax_country_outside_aus: answer('cp_outside'),
    trust_cp_tax_country_outside_aus: answer('trust_cp_outside'),
  };
}

/** Rules of active non-financial entities (3-NFE-02 to 3-NFE-07). */
function activeEntitySchema<Values>(isShown: TaxBlockRules<Values>['isShown']) {
  return {
    is_active_financial_entity: flag(shownWhile(isShown('active_nfe'), required())),
    active_entity_no_tin_reason_type: text(shownWhile(isShown('nfe_reason'), required(), oneOf(ACTIVE_NFE_REASONS))),
    active_entity_no_tin_other_reason: text(shownWhile(isShown('nfe_other_reason'), required())),
  };
}

interface TinListPlace<Values> {
  name: keyof TinLists;
  stored: Tin[] | undefined;
  today: string;
  isShown: (values: Values) => boolean;
}

/** Returns the rules of a list of tax numbers: at least one entry while the list is on screen (3-TAX-44, 3-CP-07). */
function tinList<Values extends TinLists>({ name, stored, today, isShown }: TinListPlace<Values>): Schema {
  const fresh = tinSchema(today, undefined);
  return list<Values>({
    isShown,
    row: (index, values) => {
      const held = storedRow(stored, values[name]?.[index], index);
      return held?.encrypted_tin ? tinSchema(today, held.tin) : fresh;
    },
    rule: (rows) => (rows.length === 0 ? commonErrors.required : null),
  });
}

/**
 * Returns the rules of one foreign tax number (3-TIN-06 to 3-TIN-13); a controlling person also has name, date of birth and address
 * (3-CP-08 to 3-CP-11).
 */
export function tinSchema(today: string, storedTin: string | undefined) {
  const shows = (field: string) => (tin: Tin) => tinSections(tin).includes(field);
  const isControlling = (tin: Tin) => tin.person_type === 'CONTROL_PERSON';
  const notAustralia = (country: number | undefined) => (country === AUSTRALIA_ID ? commonErrors.required : null);
  return fields(TIN, {
    tax_country: countryId(required(), notAustralia),
    has_tin: flag(required()),
    tin: text(
      shownWhile(shows('tin'), required(), (typed: string) =>
        isUnchangedMask(typed, storedTin) ? null : tinError(typed),
      ),
    ),
    reason_type: text(shownWhile(shows('reason_type'), required(), oneOf(TIN_REASONS))),
    reason_text: text(shownWhile(shows('reason_text'), required())),
    cp_name: text(shownWhile(isControlling, required(), wholeNameRule)),
    cp_dob: text(
      shownWhile(
        isControlling,
        required(),
        when(isDate, personErrors.validDate),
        when((date) => !isFutureDate(date, today), personErrors.futureDateOfBirth),
      ),
    ),
    cp_address: text(shownWhile(isControlling, required())),
  });
}

/** Returns the message for a wrong number of blocks (3-TAX-31 to 3-TAX-33). */
function blockCountMessage(blocks: unknown[], { tax_type: type }: TaxDetails): string | null {
  if (blocks.length === 0) return commonErrors.required;
  const maximum = type && taxInvestorKind(type) === 'ENTITY' ? 1 : MAX_TAX_INVESTORS;
  return blocks.length > maximum ? commonErrors.invalid : null;
}

/** True for an unchanged mask: it represents the number stored encrypted and skips the checks (3-TFN-11, 3-TIN-14). */
function isUnchangedMask(typed: string, stored: string | undefined): boolean {
  return isMasked(typed) && typed === stored;
}
