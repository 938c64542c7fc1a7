import { useEffect } from 'react';
import type { Branding } from '#domain/offer.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectOffer } from '#store/selectors/sessionSelectors.ts';
import { applyBranding } from './branding.ts';

/** Gives the page the offer's colour while the offer is open (1-LAND-02). */
export function useBranding(): void {
  useBrand(useAppSelector((state) => selectOffer(state)?.brand ?? null));
}

/** Gives the page these colours while it is open; null keeps the house colour. */
export function useBrand(brand: Branding | null): void {
  useEffect(() => {
    applyBranding(brand);
    return () => applyBranding(null);
  }, [brand]);
}
