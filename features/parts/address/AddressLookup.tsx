import { useLayoutEffect, useRef } from 'react';
import { ADDRESS_SEARCH_DEBOUNCE_MS, shownAddress, typedAddress } from '#domain/addresses/address.ts';
import type { LoqateAddress } from '#domain/application.ts';
import { displayAddress } from '#domain/formats/format.ts';
import { addressTexts } from '#domain/texts/address.ts';
import { useAddressSearch, type AddressResults } from '#store/lookups/useAddressSearch.ts';
import type { FieldProps } from '#features/ui/fields/fieldProps.ts';
import { SearchField } from '#features/ui/fields/SearchField.tsx';
import type { SearchOption } from '#features/ui/fields/SearchList.tsx';
import { useLiveValue } from '#features/ui/fields/useLiveValue.ts';
import { useKept } from '#features/ui/useKept.ts';
import { VisuallyHidden } from '#features/ui/VisuallyHidden.tsx';
import styles from './address.module.css';

interface AddressLookupProps extends Omit<FieldProps<LoqateAddress | null>, 'label'> {
  /** Two letters. */
  country: string;
}

/**
 * Search for an address and pick it (2-ADDR-05 to 2-ADDR-10, 3-ADDR-18 to 3-ADDR-23). The value is what was picked, or, without an
 * id, what is being typed; a unit reads `UNIT` on screen only.
 */
export function AddressLookup({ country, value, source, onChange, ...field }: AddressLookupProps) {
  const address = useLiveValue({ value, source });
  const results = useAddressSearch(country);
  const newest = useRef(address);
  useLayoutEffect(() => {
    newest.current = address;
    // An answer that comes when the field is gone (another country) belongs to no field any more.
    return () => void (newest.current = null);
  }, [address]);
  /** Offered again once the text is emptied (3-ADDR-20). */
  const picked = useKept(address?.id ? address : null, (_picked, now) => now === null);

  const isEmpty = !address?.fullAddress;
  const options = isEmpty ? keptOptions(picked) : results.found.map(toOption);
  const choose = async ({ value: id }: SearchOption) => {
    const line = results.found.find((each) => each.id === id);
    if (!line || isEmpty) return picked && onChange(picked);
    if (line.is_group) return results.open(line);
    onChange({ id: line.id, fullAddress: line.fullAddress });
    const full = await results.complete(line);
    // Only while that address still stands in the field.
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

/** What became of the search, where no list shows it: nothing but a quiet line, and no error (2-CALL-12, 3-ADDR-21, design 5.7). */
function quietText({ isNothingFound, isUnavailable }: AddressResults): string | null {
  if (isUnavailable) return addressTexts.lookupUnavailable;
  return isNothingFound ? addressTexts.nothingFound : null;
}
