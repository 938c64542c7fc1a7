import type { EntityState } from '@reduxjs/toolkit';
import type { InvestorDetails, PersonEntry, TaxInvestor, UploadedDocument } from '#domain/application.ts';
import type { PlaceFields, Projections } from '#domain/model/rows.ts';

/** A value with its documents replaced by their keys in the documents table; an absent or null document stays what it was. */
export type WithDocumentKeys<T> = {
  [K in keyof T]: NonNullable<T[K]> extends UploadedDocument
    ? string | Extract<T[K], null | undefined>
    : NonNullable<T[K]> extends UploadedDocument[]
      ? string[] | Extract<T[K], undefined>
      : T[K];
};

/** Replaces `taxDetails` by the id of its declaration. */
type WithTaxId<T> = Omit<T, 'taxDetails'> & { taxDetails?: string };

/** One person, in any number of roles. */
export type PersonRecord = { id: string } & WithDocumentKeys<
  WithTaxId<Omit<PersonEntry, 'id' | keyof PlaceFields | keyof Projections>>
>;

/** A company, trust, partnership, custodian or holding company. */
export type OrganisationRecord = { id: string } & WithDocumentKeys<
  WithTaxId<
    Omit<
      InvestorDetails,
      | 'organisation_id'
      | 'investor_type'
      | 'investors'
      | 'hin'
      | 'has_holding_company'
      | 'holding_company'
      | 'has_custodian'
      | 'custodian'
    >
  >
>;

/** An uploaded document; `key` is its own key, `id` the service's. */
export type DocumentRecord = { key: string } & UploadedDocument;

/** A tax declaration: a block of the tax step, or the one inside an investor or entity block (free form on the wire). */
export type TaxDeclarationRecord = Omit<TaxInvestor, 'id'> & { id: string } & Record<string, unknown>;

/** A person's entry in one list. */
export interface Role {
  personId: string;
  /** Fields of the person that this list holds; another list may ask for more. */
  fields: string[];
  own: PlaceFields;
}

/** The four entity tables of the open file. */
export interface EntityTables {
  people: EntityState<PersonRecord, string>;
  organisations: EntityState<OrganisationRecord, string>;
  documents: EntityState<DocumentRecord, string>;
  taxDeclarations: EntityState<TaxDeclarationRecord, string>;
}

/** Entities of one answer, by table. */
export interface EntityParts {
  people: PersonRecord[];
  organisations: OrganisationRecord[];
  documents: DocumentRecord[];
  taxDeclarations: TaxDeclarationRecord[];
}

/** Ids of one kind of entity that nothing refers to any more. */
export type OrphanIds = Record<keyof EntityTables, string[]>;
