import { deriveBranding } from '#domain/offers/branding.ts';
import { applyBranding } from '#src/theme/branding.ts';

describe('applyBranding', () => {
  it("[1-LAND-02, 3-MISC-01] gives the page the offer's colour in both schemes", () => {
    const root = document.createElement('div');
    applyBranding(deriveBranding('#f26a1b'), root);
    expect(root.style.getPropertyValue('--light-accent')).toBe('#e76004');
    expect(root.style.getPropertyValue('--dark-accent')).toBe('#f26a1b');
    expect(root.style).toHaveLength(20);
  });

  it.each([null, 'no colour'])('goes back to the house colour for %p', (colour) => {
    const root = document.createElement('div');
    applyBranding(deriveBranding('#f26a1b'), root);
    applyBranding(deriveBranding(colour), root);
    expect(root.style).toHaveLength(0);
  });
});
