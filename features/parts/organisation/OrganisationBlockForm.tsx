import { useCallback } from 'react';
import type { Company } from '#domain/application.ts';
import { usesHoldingsTwo } from '#domain/offer.ts';
import { changeCompany } from '#domain/organisations/changes.ts';
import { asksForCertificate } from '#domain/people/personFields.ts';
import { addressTexts } from '#domain/texts/address.ts';
import { organisationTexts } from '#domain/texts/organisation.ts';
import { takesUploads } from '#domain/documents/uploadsAsked.ts';
import { AddressBlock } from '../address/AddressBlock.tsx';
import { PostalAddressPart } from '../address/PostalAddressPart.tsx';
import { useAddressLists } from '../address/useAddressLists.ts';
import { CardPart } from '#features/ui/Card.tsx';
import { CertificatePart } from '../documents/CertificatePart.tsx';
import { Checkbox } from '#features/ui/fields/Checkbox.tsx';
import { DocumentField } from '../documents/DocumentField.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import type { OrganisationFormProps } from './organisationForm.ts';
import { RegistrationFields } from './RegistrationFields.tsx';

/**
 * Questions about a company in any role: investor, corporate trustee, trustee of a bare trust, custodian or holding company (2-CO,
 * 2-CTR-02, 2-TRST-15, 2-BARE-08). Parts for a card.
 */
export function OrganisationBlockForm(props: OrganisationFormProps) {
  const { block, context } = props;
  const { offer, today } = context;
  return (
    <>
      <CompanyPart {...props} />
      <AddressParts {...props} />
      {takesUploads(offer) && <DocumentPart {...props} />}
      {asksForCertificate(offer) && <CertificatePart block={block} today={today} />}
    </>
  );
}

/** Registration and name. Also asks if the company is public and listed, which decides the steps (2-CO-26). */
function CompanyPart({ block, context: { offer } }: OrganisationFormProps) {
  const { bindPath, update, values } = block;
  const change = useCallback(
    (answer: Partial<Company>) => update((company) => changeCompany(company, answer)),
    [update],
  );
  const handlePublic = useCallback((is_public: boolean) => change({ is_public }), [change]);
  return (
    <CardPart title={organisationTexts.detailsTitle}>
      <FieldGrid>
        <RegistrationFields block={block} offer={offer} kind="company" />
        <Checkbox {...bindPath<boolean>('is_public')} onChange={handlePublic} label={organisationTexts.isPublic} />
        {values.is_public && <Checkbox {...bindPath<boolean>('is_listed')} label={organisationTexts.isListed} />}
      </FieldGrid>
    </CardPart>
  );
}

/** Registered and postal address, always in objects of their own, with the fields of the wizard variant (2-CO-21, 2-CO-22, 2-ADDR-34). */
function AddressParts({ block, context: { offer } }: OrganisationFormProps) {
  const shared = { block, isLineBased: usesHoldingsTwo(offer), ...useAddressLists() };
  return (
    <>
      <CardPart title={addressTexts.registrationTitle}>
        <AddressBlock {...shared} place="registration_address" title={addressTexts.registrationTitle} />
      </CardPart>
      <PostalAddressPart {...shared} />
    </>
  );
}

/** Document that identifies the company; the offer may list the accepted kinds (2-CO-23). */
function DocumentPart({ block, context: { offer } }: OrganisationFormProps) {
  const kinds = offer.allowed_company_docs ?? [];
  const help = kinds.length > 0 ? organisationTexts.documentHelp(kinds) : undefined;
  return (
    <CardPart>
      <DocumentField
        {...block.bindPath<Company['amlCtfDoc']>('amlCtfDoc')}
        label={organisationTexts.document}
        help={help}
      />
    </CardPart>
  );
}
