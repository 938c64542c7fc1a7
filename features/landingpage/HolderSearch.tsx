import { useState } from 'react';
import { useSearchHoldersMutation } from '#api/holdingsApi.ts';
import type { Offer } from '#domain/offer.ts';
import { listHoldings } from '#domain/offers/holdings.ts';
import { holdingTexts as texts } from '#domain/texts/holdings.ts';
import { HoldingChoice, HoldingSearch } from './HoldingChoice.tsx';
import styles from './landingpage.module.css';
import type { LandingForm } from './useLandingForm.ts';

/** Search among the holders of the issuer, for its staff (1-HOLD-07, 3-HOLD-10, 3-CALL-12). A search without results changes no choice. */
export function HolderSearch({ form, offer }: { form: LandingForm; offer: Offer }) {
  const [search, { data: holders, isLoading, isError, reset }] = useSearchHoldersMutation();
  const [term, setTerm] = useState('');
  const holdings = listHoldings(holders ?? []);
  const status = () => {
    if (term === '') return '';
    if (isLoading) return texts.searching;
    if (isError) return texts.searchFailed;
    return holdings.length === 0 ? texts.nothingFound : texts.found(holdings.length);
  };
  const find = (typed: string) => {
    setTerm(typed);
    if (typed === '') reset();
    else void search({ q: typed, offer_id: offer.id });
  };
  return (
    <div className={styles.holdings}>
      <HoldingSearch label={texts.searchHolders} help={texts.searchHoldersHelp} status={status()} onSearch={find} />
      <HoldingChoice form={form} offer={offer} holdings={holdings} all={holdings} />
    </div>
  );
}
