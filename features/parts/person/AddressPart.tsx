import { useMemo } from 'react';
import { type Offer, usesHoldingsTwo } from '#domain/offer.ts';
import { withOfferedIdTypes } from '#domain/people/personDefaults.ts';
import { addressTexts } from '#domain/texts/address.ts';
import { AddressBlock } from '../address/AddressBlock.tsx';
import type { AddressForm } from '../address/addressForm.ts';
import { PostalAddressPart } from '../address/PostalAddressPart.tsx';
import { CardPart } from '#features/ui/Card.tsx';
import { useIsApplicantThemself, type PersonPartProps } from './personForm.ts';

/** Residential and postal address of a person, with the fields of the wizard variant (2-ADDR-13, 3-ADDR-04). */
export function AddressPart({ block, offer, place, countries, streetTypes }: PersonPartProps) {
  const isLineBased = usesHoldingsTwo(offer);
  const isOwn = useIsApplicantThemself(place);
  const addressed = useMemo(() => settlingIdentity(block, offer), [block, offer]);
  const shared = { block: addressed, isLineBased, countries, streetTypes };
  return (
    <>
      <CardPart title={addressTexts.residentialTitle}>
        <AddressBlock
          {...shared}
          place={isLineBased ? 'registration_address' : 'person'}
          isOwn={isOwn}
          title={addressTexts.residentialTitle}
          countryLabel={addressTexts.countryOfResidence}
        />
      </CardPart>
      <PostalAddressPart {...shared} />
    </>
  );
}

/** Returns the block of a person with an update that drops identity documents no longer offered. The address decides which are offered. */
function settlingIdentity(block: PersonPartProps['block'], offer: Offer): AddressForm {
  return {
    ...block,
    update: (change) => block.update((person) => withOfferedIdTypes(change(person), offer)),
  };
}
