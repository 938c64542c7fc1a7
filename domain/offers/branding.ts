/**
 * Derivation of ten readable colours per scheme from one branding colour. Shades are stepped in OKLCH (hue kept, chroma reduced only to
 * stay in sRGB) until WCAG 2 contrast holds on every ground that text or a control can have. Pure colour maths, no money.
 */
import type { Scheme, BrandTokens, Branding } from '../model/offer.ts';

/** Neutral grounds that the accent must stay readable on; the same values as in `tokens.css`. */
export const NEUTRALS: Record<Scheme, { page: string; surface: string; sunken: string }> = {
  light: { page: '#f6f7f8', surface: '#ffffff', sunken: '#f0f2f4' },
  dark: { page: '#101418', surface: '#171c21', sunken: '#1f252b' },
};

const WHITE = '#ffffff';

const INK = '#14191f';

/** Lowest contrast (WCAG 2) of a fill or border, of text on a fill, and of accent text in either scheme. */
const FILL_CONTRAST = 3.05;

const ON_CONTRAST = 4.5;

const TEXT_CONTRAST: Record<Scheme, number> = { light: 4.6, dark: 6 };

const TINT: Record<Scheme, number> = { light: 0.07, dark: 0.14 };

const SOFT: Record<Scheme, number> = { light: 0.3, dark: 0.38 };

const STEP = 0.005;

const HOVER_STEP = 0.05;

type Triple = readonly [number, number, number];

/**
 * Returns the colours of an offer from its `branding_colour` (`#rgb` or `#rrggbb`). Null if it is no such colour: the house colour then
 * stays.
 *
 * @example deriveBranding('#f26a1b')?.light['accent-text'] === '#b64b07'
 */
export function deriveBranding(colour: string | null | undefined): Branding | null {
  const brand = normaliseHex(colour);
  return brand === null ? null : { light: deriveScheme(brand, 'light'), dark: deriveScheme(brand, 'dark') };
}

/** Returns the WCAG 2 contrast of two `#rrggbb` colours, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const one = luminance(a) + 0.05;
  const other = luminance(b) + 0.05;
  return one > other ? one / other : other / one;
}

function deriveScheme(brand: string, scheme: Scheme): BrandTokens {
  const { page, surface, sunken } = NEUTRALS[scheme];
  const tint = mix(surface, brand, TINT[scheme]);
  const grounds = [page, surface, sunken, tint];
  const direction = scheme === 'light' ? -1 : 1;
  const accent = walk(
    brand,
    direction,
    (c) => reaches(c, grounds, FILL_CONTRAST) && contrast(c, onColour(c)) >= ON_CONTRAST,
  );
  const onAccent = onColour(accent);
  return {
    accent,
    'on-accent': onAccent,
    'accent-hover': shiftLightness(accent, onAccent === WHITE ? -HOVER_STEP : HOVER_STEP),
    'accent-text': walk(accent, direction, (c) => reaches(c, grounds, TEXT_CONTRAST[scheme])),
    'accent-tint': tint,
    'accent-soft': mix(surface, brand, SOFT[scheme]),
    ...deriveHero({ brand, scheme, accent, onAccent }),
  };
}

type HeroTokens = Pick<BrandTokens, 'hero' | 'on-hero' | 'hero-mark' | 'on-hero-mark'>;

/**
 * Returns the landing page's banner colours: the accent itself if white is readable on it, else a pale (light) or deep (dark) wash of the
 * brand.
 */
function deriveHero({
  brand,
  scheme,
  accent,
  onAccent,
}: {
  brand: string;
  scheme: Scheme;
  accent: string;
  onAccent: string;
}): HeroTokens {
  if (scheme === 'light' && onAccent === WHITE)
    return { hero: accent, 'on-hero': WHITE, 'hero-mark': WHITE, 'on-hero-mark': accent };
  const { page, surface } = NEUTRALS[scheme];
  const hero = scheme === 'light' ? mix(surface, brand, 0.12) : deepHero(page, brand);
  return { hero, 'on-hero': scheme === 'light' ? INK : onColour(hero), 'hero-mark': accent, 'on-hero-mark': onAccent };
}

/**
 * Returns the dark scheme's banner ground. Neither white nor ink reaches 4.5 on mid tones, so the share of brand shrinks until white does.
 */
function deepHero(page: string, brand: string): string {
  for (let share = 0.45; share > 0; share -= 0.02) {
    const hero = mix(page, brand, share);
    if (contrast(hero, onColour(hero)) >= ON_CONTRAST) return hero;
  }
  return page;
}

/** Returns white if it is readable on the ground, else ink. */
function onColour(ground: string): string {
  return contrast(WHITE, ground) >= ON_CONTRAST ? WHITE : INK;
}

function reaches(colour: string, grounds: readonly string[], least: number): boolean {
  return grounds.every((ground) => contrast(colour, ground) >= least);
}

/** Steps lightness from `start` until `isGood`; both ends of the scale are good, so the walk ends. */
function walk(start: string, direction: 1 | -1, isGood: (colour: string) => boolean): string {
  if (isGood(start)) return start;
  const [from, a, b] = toOklab(start);
  for (let lightness = from + direction * STEP; lightness > 0 && lightness < 1; lightness += direction * STEP) {
    const colour = fromOklab([lightness, a, b]);
    if (isGood(colour)) return colour;
  }
  return direction > 0 ? WHITE : '#000000';
}

function shiftLightness(colour: string, by: number): string {
  const [lightness, a, b] = toOklab(colour);
  return fromOklab([Math.min(1, Math.max(0, lightness + by)), a, b]);
}

function mix(ground: string, colour: string, share: number): string {
  const from = toOklab(ground);
  const to = toOklab(colour);
  const between = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share;
  return fromOklab([between(0), between(1), between(2)]);
}

function normaliseHex(colour: string | null | undefined): string | null {
  const hex = colour?.trim().toLowerCase() ?? '';
  if (/^#[0-9a-f]{6}$/.test(hex)) return hex;
  return /^#[0-9a-f]{3}$/.test(hex) ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}` : null;
}

function luminance(hex: string): number {
  const [red, green, blue] = toLinear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toLinear(hex: string): Triple {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function toOklab(hex: string): Triple {
  const [red, green, blue] = toLinear(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Returns the nearest sRGB colour of the same lightness and hue: the largest share of its chroma at which every channel fits. */
function fromOklab(lab: Triple): string {
  if (isInGamut(lab)) return encode(toLinearRgb(lab));
  let low = 0;
  let high = 1;
  for (let round = 0; round < 24; round += 1) {
    const middle = (low + high) / 2;
    if (isInGamut(withChroma(lab, middle))) low = middle;
    else high = middle;
  }
  return encode(toLinearRgb(withChroma(lab, low)));
}

function withChroma([lightness, a, b]: Triple, share: number): Triple {
  return [lightness, a * share, b * share];
}

function isInGamut(lab: Triple): boolean {
  return toLinearRgb(lab).every((channel) => channel >= -0.0001 && channel <= 1.0001);
}

function toLinearRgb([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function encode(linear: Triple): string {
  const digits = linear.map((channel) => {
    const clipped = Math.min(1, Math.max(0, channel));
    const value = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${digits.join('')}`;
}
