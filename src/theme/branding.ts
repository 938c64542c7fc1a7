import { deriveBranding, type BrandTokens, type Scheme } from '#domain/offers/branding.ts';

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
 * Gives the page the offer's colour: sets `--light-*` and `--dark-*` on `root`, from which tokens.css picks by scheme. Set through
 * the CSSOM, which a strict style policy allows. No colour, or none that can be read, gives the house colour back.
 */
export function applyBranding(colour: string | null | undefined, root: HTMLElement = document.documentElement): void {
  const branding = deriveBranding(colour);
  for (const scheme of SCHEMES) {
    for (const token of TOKENS) {
      const property = `--${scheme}-${token}`;
      if (branding) root.style.setProperty(property, branding[scheme][token]);
      else root.style.removeProperty(property);
    }
  }
}
