import type { PersonListName } from '#domain/application/peoplePlaces.ts';
import type { Company, InvestorDetails, Person, TaxInvestor, UploadedDocument } from '#domain/application.ts';

/** A value with its documents replaced by their keys in the documents table; an absent or null document stays what it was. */
export type WithDocumentKeys<T> = {
  [K in keyof T]: NonNullable<T[K]> extends UploadedDocument
    ? string | Extract<T[K], null | undefined>
    : NonNullable<T[K]> extends UploadedDocument[]
      ? string[] | Extract<T[K], undefined>
      : T[K];
};

/** `taxDetails` replaced by the id of its declaration. */
type WithTaxId<T> = Omit<T, 'taxDetails'> & { taxDetails?: string };

/** Fields that say something about a person's place in one list, not about the person. */
export const ROLE_FIELDS = [
  'visible',
  'roles',
  'is_existing_trustee_ben_owner',
  'was_prefilled_trustee',
  'trusteeType',
] as const;

export type RoleFields = Pick<Person, (typeof ROLE_FIELDS)[number]>;

/** One person, whatever their roles. */
export type PersonRecord = { id: string } & WithDocumentKeys<
  WithTaxId<Omit<Person & Partial<Company>, keyof RoleFields | 'prefill'>>
>;

/** A company, trust, partnership, custodian or holding company. */
export type OrganisationRecord = { id: string } & WithDocumentKeys<
  WithTaxId<
    Omit<
      InvestorDetails,
      'investor_type' | 'investors' | 'hin' | 'has_holding_company' | 'holding_company' | 'has_custodian' | 'custodian'
    >
  >
>;

/** An uploaded document; `key` is its own, `id` the service's. */
export type DocumentRecord = { key: string } & UploadedDocument;

/** A tax declaration: a block of the tax step, or the one inside an investor or entity block (the wire's free form). */
export type TaxDeclarationRecord = { id: string } & TaxInvestor & Record<string, unknown>;

/** A person's entry in one list. */
export interface Role {
  personId: string;
  /** The fields that this list holds of the person; another list may ask for more. */
  fields: string[];
  own: RoleFields;
  /**
   * Where the block was filled from. `list` while it is the same person as in that list (the wire's `prefill` path follows the
   * person's place there), `path` when the copy has become a person of its own.
   */
  prefill?: { list: PersonListName } | { path: string };
}
