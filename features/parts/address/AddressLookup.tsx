import { useLayoutEffect, useRef } from 'react';
import { ADDRESS_SEARCH_DEBOUNCE_MS, shownAddress, typedAddress } from '#domain/addresses/address.ts';
import type { LoqateAddress } from '#domain/application.ts';
import { displayAddress } from '#domain/formats/format.ts';
import { addressTexts } from '#domain/texts/address.ts';
import { useAddressSearch, type AddressResults } from '#store/lookups/useAddressSearch.ts';
import type { FieldProps } from '#features/ui/fields/fieldProps.ts';
import { SearchField } from '#features/ui/search/SearchField.tsx';
import type { SearchOption } from '#features/ui/search/SearchList.tsx';
import { useLiveValue } from '#features/ui/fields/useLiveValue.ts';
import { useStableValue } from '#features/ui/useStableValue.ts';
import { VisuallyHidden } from '#features/ui/VisuallyHidden.tsx';
import styles from './address.module.css';

interface AddressLookupProps extends Omit<FieldProps<LoqateAddress | null>, 'label'> {
  /** Two-letter country code. */
  country: string;
}

/**
 * Search field for an address (2-ADDR-05 to 2-ADDR-10, 3-ADDR-18 to 3-ADDR-23). The value is the picked address, or the typed text without
 * an id. A unit reads `UNIT` on screen only.
 */
export function AddressLookup({ country, value, source, onChange, ...field }: AddressLookupProps) {
  const address = useLiveValue({ value, source });
  const results = useAddressSearch(country);
  const newest = useRef(address);
  useLayoutEffect(() => {
    newest.current = address;
    // An answer that arrives after the field is gone (another country) belongs to no field.
    return () => void (newest.current = null);
  }, [address]);
  /** Picked address, offered again once the text is emptied (3-ADDR-20). */
  const picked = useStableValue(address?.id ? address : null, (_picked, now) => now === null);

  const isEmpty = !address?.fullAddress;
  const options = isEmpty ? keptOptions(picked) : results.found.map(toOption);
  const choose = async ({ value: id }: SearchOption) => {
    const line = results.found.find((each) => each.id === id);
    if (!line || isEmpty) return picked && onChange(picked);
    if (line.is_group) return results.open(line);
    onChange({ id: line.id, fullAddress: line.fullAddress });
    const full = await results.complete(line);
    // Fill in the full address only while that address is still in the field.
    if (full && newest.current?.id === line.id) onChange(full);
  };
  const statusId = `${field.id}-status`;
  return (
    <div className={styles.lookup}>
      <SearchField
        {...field}
        label={addressTexts.search}
        help={addressTexts.searchHelp}
        value={shownAddress(address)}
        onChange={(text) => onChange(typedAddress(text))}
        options={options}
        onSearch={results.search}
        onSelect={(option) => void choose(option)}
        isLoading={results.isLoading}
        isDone={Boolean(address?.id)}
        isUnsearched={address?.id === ''}
        debounceMs={ADDRESS_SEARCH_DEBOUNCE_MS}
        emptyText={null}
        describedBy={statusId}
      />
      <p id={statusId} role="status" className={styles.status}>
        {address?.id ? <VisuallyHidden>{addressTexts.selected}</VisuallyHidden> : quietText(results)}
      </p>
    </div>
  );
}

function keptOptions(kept: LoqateAddress | null): SearchOption[] {
  return kept ? [{ value: kept.id, label: displayAddress(kept.fullAddress) }] : [];
}

function toOption({ id, fullAddress, is_group }: AddressResults['found'][number]): SearchOption {
  return { value: id, label: displayAddress(fullAddress), opensMore: is_group };
}

/** Quiet line for a search without a list, instead of an error (2-CALL-12, 3-ADDR-21, design 5.7). */
function quietText({ isNothingFound, isUnavailable }: AddressResults): string | null {
  if (isUnavailable) return addressTexts.lookupUnavailable;
  return isNothingFound ? addressTexts.nothingFound : null;
}
