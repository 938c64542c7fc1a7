import fc from 'fast-check';
import type { Application, Company, InvestorType, Person, TaxInvestor, UploadedDocument } from '#domain/application.ts';

const text = fc.string({ maxLength: 12 });

const document: fc.Arbitrary<UploadedDocument> = fc.record(
  { filename: text, id: text, download: text, delete_document: text, size: fc.nat() },
  { requiredKeys: ['filename'] },
);

const taxInvestor: fc.Arbitrary<TaxInvestor> = fc.record(
  {
    investor_name: text,
    tfn: text,
    tax_country_is_australia: fc.boolean(),
    tins: fc.array(fc.record({ tin: text }), { maxLength: 2 }),
  },
  { requiredKeys: [] },
);

const personFields = {
  title: text,
  legalFirstName: fc.constantFrom('Ana', 'Bo', 'Cy', ''),
  legalLastName: fc.constantFrom('Li', 'Mo', ''),
  dateOfBirth: fc.constantFrom('01/02/1980', '03/04/1990', ''),
  emailAddress: text,
  loqateAddress: fc.option(fc.record({ id: text, fullAddress: text })),
  idDoc: fc.option(document),
  idDoc2: document,
  sourcesOfWealth: fc.array(text, { maxLength: 2 }),
  roles: fc.array(fc.record({ name: text, role_types: fc.array(text, { maxLength: 2 }) }), { maxLength: 2 }),
  visible: fc.boolean(),
  taxDetails: fc.dictionary(fc.constantFrom('tfn', 'giin', 'trustee_name'), text),
};

const person: fc.Arbitrary<Person> = fc.record(personFields, { requiredKeys: [] });
const people = fc.array(person, { maxLength: 4 });

const company: fc.Arbitrary<Company> = fc.record(
  {
    companyName: text,
    business_number: text,
    is_public: fc.boolean(),
    amlCtfDoc: fc.option(document),
    taxDetails: fc.dictionary(fc.constantFrom('tfn', 'giin', 'trustee_name'), text),
  },
  { requiredKeys: [] },
);

/** Any application of one kind of investor, with any steps filled, also ones that make no sense together. */
export function anApplicationOf(investorType: InvestorType): fc.Arbitrary<Application> {
  return fc.record(
    {
      landingpage: fc.record({ agree_to_terms: fc.boolean(), username: text }),
      contact_details: fc.record(
        { first_name: text, adviser_authority_doc: fc.option(document) },
        { requiredKeys: [] },
      ),
      purchase_amount: fc.record({ totalAmount: text }),
      investor_details: fc
        .tuple(
          fc.record(
            {
              investors: people,
              hin: text,
              has_custodian: fc.boolean(),
              custodian: fc.option(company),
              holding_company: company,
            },
            { requiredKeys: [] },
          ),
          company,
          fc.record({ trustName: text, additionalDocs: fc.array(document, { maxLength: 3 }) }, { requiredKeys: [] }),
        )
        .map(([own, entity, trust]) => ({ investor_type: investorType, ...entity, ...trust, ...own })),
      directors: fc.record({ directors: people }),
      corporate_trustee: company,
      trustees: fc.record({ trustees: people }, { requiredKeys: [] }),
      beneficial_owners: fc.record({ beneficialOwners: people }, { requiredKeys: [] }),
      others: fc.record({ others: people }),
      tax_details: fc.record(
        { tax_type: fc.constant('I' as const), investors: fc.array(taxInvestor, { maxLength: 3 }) },
        { requiredKeys: [] },
      ),
      bank_details: fc.record({ bsb: text, bank_statement: fc.option(document) }, { requiredKeys: [] }),
      payment_options: fc.record({ payment_bank_statement: document }, { requiredKeys: [] }),
      review: fc.record({ detailsAreCorrectConfirmation: fc.boolean() }),
    },
    { requiredKeys: [] },
  );
}
