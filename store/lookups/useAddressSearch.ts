import { useRef, useState } from 'react';
import { useLazyFindAddressesQuery, type FoundAddress } from '#api/addressesApi.ts';
import { isLongEnoughToSearch } from '#domain/addresses/address.ts';
import type { LoqateAddress } from '#domain/application.ts';

const NONE: readonly FoundAddress[] = [];

export interface AddressResults {
  found: readonly FoundAddress[];
  isLoading: boolean;
  /** True if the last search got no answer; only a quiet line says so (3-ADDR-21, design 5.7). */
  isUnavailable: boolean;
  /** True if a search was answered without a matching address. */
  isNothingFound: boolean;
  search: (text: string) => void;
  /** Searches within a group. */
  open: (group: FoundAddress) => void;
  /** Fetches the chosen address in full; null if the service has no more detail, or does not answer. */
  complete: (chosen: FoundAddress) => Promise<LoqateAddress | null>;
}

/** Searches addresses of one country (two letters). A late answer to an older search changes nothing. */
export function useAddressSearch(country: string): AddressResults {
  const [find, { currentData, isFetching, isError }] = useLazyFindAddressesQuery();
  const [retrieve] = useLazyFindAddressesQuery();
  const [isAsked, setAsked] = useState(false);
  const asked = useRef('');
  const search = (text: string) => {
    asked.current = text.trim();
    const isWorthIt = isLongEnoughToSearch(text) && country !== '';
    setAsked(isWorthIt);
    if (isWorthIt) void find({ address: asked.current, country }, true);
  };
  const open = ({ id }: FoundAddress) => void find({ address: asked.current, country, filter: id }, true);
  const complete = async ({ id, fullAddress }: FoundAddress) => {
    const { data } = await retrieve({ address: fullAddress, country, filter: id }, true);
    const [full] = data ?? NONE;
    return full?.id === id && full.fullAddress !== fullAddress ? { id, fullAddress: full.fullAddress } : null;
  };
  const found = isAsked ? (currentData ?? NONE) : NONE;
  return {
    found,
    isLoading: isAsked && isFetching,
    isUnavailable: isAsked && isError && !isFetching,
    isNothingFound: isAsked && !isFetching && currentData?.length === 0,
    search,
    open,
    complete,
  };
}
