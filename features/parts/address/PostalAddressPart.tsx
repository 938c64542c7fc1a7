import { useCallback } from 'react';
import { withSamePostalAddress } from '#domain/addresses/address.ts';
import { addressTexts } from '#domain/texts/address.ts';
import { CardPart } from '#features/ui/Card.tsx';
import { Checkbox } from '#features/ui/fields/Checkbox.tsx';
import { AddressBlock } from './AddressBlock.tsx';
import type { AddressFormProps } from './addressForm.ts';

/** Shows the postal address: the same address, or one of its own (2-ADDR-36, 3-ADDR-02). */
export function PostalAddressPart(props: Omit<AddressFormProps, 'place' | 'isOwn'>) {
  const { block } = props;
  const { update } = block;
  const isSame = block.values.same_address !== false;
  const handleSame = useCallback((same: boolean) => update((values) => withSamePostalAddress(values, same)), [update]);
  return (
    <CardPart title={addressTexts.postalTitle}>
      <Checkbox
        {...block.bindPath<boolean>('same_address')}
        value={isSame}
        onChange={handleSame}
        label={addressTexts.samePostal}
      />
      {!isSame && <AddressBlock {...props} place="postal_address" title={addressTexts.postalTitle} />}
    </CardPart>
  );
}
