import type { Branding, BrandTokens, Scheme } from '#domain/offer.ts';

/** Id of the style with the colours of an offer, in a page that the service has written. */
const BRAND_STYLE_ID = 'page-brand';

const SCHEMES: readonly Scheme[] = ['light', 'dark'];
const TOKENS: readonly (keyof BrandTokens)[] = [
  'accent',
  'on-accent',
  'accent-hover',
  'accent-text',
  'accent-tint',
  'accent-soft',
  'hero',
  'on-hero',
  'hero-mark',
  'on-hero-mark',
];

/**
 * Gives the page the offer's colour: sets `--light-*` and `--dark-*` on `root`; tokens.css picks one of them by scheme. Set through the
 * CSSOM, which a strict style policy allows. Null restores the house colour.
 */
export function applyBranding(branding: Branding | null, root: HTMLElement = document.documentElement): void {
  // The service has put the colours of the offer's page into the page itself.
  if (branding === null) root.querySelector(`#${BRAND_STYLE_ID}`)?.remove();
  for (const scheme of SCHEMES) {
    for (const token of TOKENS) {
      const property = `--${scheme}-${token}`;
      if (branding) root.style.setProperty(property, branding[scheme][token]);
      else root.style.removeProperty(property);
    }
  }
}
