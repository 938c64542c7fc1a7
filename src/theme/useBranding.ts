import { useEffect } from 'react';
import { useAppSelector } from '#store/hooks.ts';
import { selectOffer } from '#store/selectors/sessionSelectors.ts';
import { applyBranding } from './branding.ts';

/** The page wears the offer's colour while it is open (1-LAND-02). */
export function useBranding(): void {
  const colour = useAppSelector((state) => selectOffer(state)?.branding_colour);
  useEffect(() => {
    applyBranding(colour);
    return () => applyBranding(null);
  }, [colour]);
}
