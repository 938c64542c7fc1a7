import { readFileSync } from 'node:fs';
import { contrast, deriveBranding, NEUTRALS } from '#domain/offers/branding.ts';
import { type BrandTokens, type Scheme } from '#domain/offer.ts';

const SCHEMES: Scheme[] = ['light', 'dark'];
const tokensCss = readFileSync('src/theme/tokens.css', 'utf8');

/** A seeded sequence, so that a failure can be repeated. */
function randomColours(count: number): string[] {
  let state = 20261121;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return `#${(state >>> 8).toString(16).padStart(6, '0')}`;
  });
}

function derive(colour: string): Record<Scheme, BrandTokens> {
  const branding = deriveBranding(colour);
  if (!branding) throw new Error(`${colour} should be a colour`);
  return branding;
}

/** Everything that must be readable, as [what, contrast, least]. */
function figures(tokens: BrandTokens, scheme: Scheme): [string, number, number][] {
  const grounds = { ...NEUTRALS[scheme], tint: tokens['accent-tint'] };
  return [
    ...Object.entries(grounds).flatMap(([name, ground]): [string, number, number][] => [
      [`accent on ${name}`, contrast(tokens.accent, ground), 3],
      [`accent-text on ${name}`, contrast(tokens['accent-text'], ground), 4.5],
    ]),
    ['text on accent', contrast(tokens['on-accent'], tokens.accent), 4.5],
    ['text on hover', contrast(tokens['on-accent'], tokens['accent-hover']), 4.5],
    ['text on hero', contrast(tokens['on-hero'], tokens.hero), 4.5],
    ['text on the mark', contrast(tokens['on-hero-mark'], tokens['hero-mark']), 4.5],
  ];
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

describe('deriveBranding', () => {
  const colours = [
    ...randomColours(1000),
    '#ffd60a',
    '#0a1f44',
    '#808080',
    '#ffffff',
    '#000000',
    '#ff0000',
    '#00ff00',
    '#0000ff',
  ];

  it.each(SCHEMES)('[1-LAND-02] keeps every colour of 1,000 random offers readable in the %s scheme', (scheme) => {
    const unreadable = colours.flatMap((colour) =>
      figures(derive(colour)[scheme], scheme)
        .filter(([, reached, least]) => reached < least)
        .map(([what, reached]) => `${colour}: ${what} ${reached.toFixed(2)}`),
    );
    expect(unreadable).toEqual([]);
  });

  it.each(SCHEMES)('gives the house colours of tokens.css for teal in the %s scheme', (scheme) => {
    for (const [token, value] of Object.entries(derive('#0b5a5e')[scheme])) {
      expect(tokensCss).toContain(`--${token}: var(--${scheme}-${token}, ${value});`);
    }
  });

  it('takes its grounds from the same neutrals as tokens.css', () => {
    const dark = tokensCss.slice(tokensCss.indexOf('prefers-color-scheme: dark'), tokensCss.indexOf('@media print'));
    for (const [name, value] of Object.entries(NEUTRALS.light))
      expect(tokensCss.split('@media')[0]).toContain(`--${name}: ${value};`);
    for (const [name, value] of Object.entries(NEUTRALS.dark)) expect(dark).toContain(`--${name}: ${value};`);
  });

  it('darkens orange for text, keeps its hue, and puts ink on it', () => {
    const expected = {
      light: {
        accent: '#e76004',
        'on-accent': '#14191f',
        'accent-hover': '#f97125',
        'accent-text': '#b64b07',
        'accent-tint': '#fff5f1',
        'accent-soft': '#ffd5c2',
        hero: '#ffeee6',
        'on-hero': '#14191f',
        'hero-mark': '#e76004',
        'on-hero-mark': '#14191f',
      },
      dark: {
        accent: '#f26a1b',
        'on-accent': '#14191f',
        'accent-hover': '#ff7f3f',
        'accent-text': '#ff8a53',
        'accent-tint': '#332826',
        'accent-soft': '#643b2b',
        hero: '#6e3b26',
        'on-hero': '#ffffff',
        'hero-mark': '#f26a1b',
        'on-hero-mark': '#14191f',
      },
    };
    const derived = derive('#F26A1B');
    for (const scheme of SCHEMES) {
      for (const [token, value] of Object.entries(expected[scheme])) {
        const got = channels(derived[scheme][token as keyof BrandTokens]);
        channels(value).forEach((channel, index) =>
          expect(Math.abs(channel - (got[index] ?? 0))).toBeLessThanOrEqual(7),
        );
      }
    }
  });

  it.each([null, undefined, '', 'teal', '#12', '#12345g'])('refuses %p as a colour', (colour) => {
    expect(deriveBranding(colour)).toBeNull();
  });

  it('reads the short form', () => {
    expect(deriveBranding('#07f')).toEqual(deriveBranding('#0077ff'));
  });
});
