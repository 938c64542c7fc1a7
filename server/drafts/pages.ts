/**
 * Two pages that a reminder leads to, made by the service alone: they end its reminders or delete its draft, by a press and never by being
 * opened. They name the offer and the time of the last save, and no person: the person who has the e-mail may be another one.
 */
import { createHash } from 'node:crypto';
import type { Zoned } from '#domain/formats/zones.ts';
import { draftPageTexts as texts } from '#domain/texts/draftPages.ts';
import { escapeHtml } from '../emails/html.ts';
import { momentText } from '../emails/moment.ts';

/** Colours, sizes and distances of the application's own pages. */
const STYLE = `
:root { color-scheme: light dark; --page: #f6f7f8; --surface: #fff; --ink: #14191f; --ink-2: #4a545e; --line: #dde1e5; --accent: #0b5a5e; --on-accent: #fff; --danger: #b3152a; --on-danger: #fff; }
@media (prefers-color-scheme: dark) { :root { --page: #101418; --surface: #171c21; --ink: #edf0f2; --ink-2: #b4bdc5; --line: #2b323a; --accent: #7fc4c8; --on-accent: #101418; --danger: #ff8a92; --on-danger: #101418; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 3rem 1rem; background: var(--page); color: var(--ink); font: 1.0625rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; overflow-wrap: anywhere; }
main { max-width: 36rem; margin: 0 auto; padding: 2rem 1.5rem; background: var(--surface); border: 1px solid var(--line); border-radius: 0.625rem; }
h1 { margin: 0 0 1rem; font-size: 1.75rem; line-height: 1.2; }
p { margin: 0 0 1rem; }
p:last-child { margin-bottom: 0; }
.quiet { color: var(--ink-2); font-size: 0.9375rem; }
button { min-height: 3rem; margin: 0.5rem 0 1rem; padding: 0 1.5rem; border: 1px solid transparent; border-radius: 0.375rem; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; cursor: pointer; }
button.danger { background: var(--danger); color: var(--on-danger); }
button:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
@media (forced-colors: active) { button { border-color: ButtonText; } }
@media (max-width: 30rem) { body { padding: 1rem; } main { padding: 1.5rem 1rem; } button { width: 100%; } }
@media print { form { display: none; } }`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Headers of the pages. The token is in the address: no request that these pages make names it to another host. */
export const PAGE_HEADERS = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'content-type': 'text/html; charset=utf-8',
};

/** Facts about the draft on these pages. */
export interface PageFacts extends Zoned {
  offerName: string;
  savedAt: Date;
  endsAt: Date;
}

/** Returns the page that asks if reminders are to end. */
export function quietPage({ offerName, endsAt, ...offer }: PageFacts): string {
  return page(texts.quietTitle, [texts.quietAsks(offerName), texts.keptUntil(momentText(endsAt, offer))], {
    label: texts.quiet,
    isDangerous: false,
    after: null,
  });
}

export function quietDonePage({ offerName, endsAt, ...offer }: PageFacts): string {
  return page(texts.quietDone, [texts.quietDoneText(offerName), texts.keptUntil(momentText(endsAt, offer))]);
}

/** Returns the page that asks if the draft is to go. */
export function deletePage({ offerName, savedAt, ...offer }: PageFacts): string {
  return page(texts.deleteTitle, [texts.savedOn(offerName, momentText(savedAt, offer)), texts.deleteWhat], {
    label: texts.delete,
    isDangerous: true,
    after: texts.deleteNot,
  });
}

/** Returns the page after a deletion. @param endsAt time up to which it can be restored; null if it is gone for good */
export function deletedPage({ endsAt }: { endsAt: Date | null }, offer?: Zoned): string {
  return page(texts.deleted, [
    endsAt === null ? texts.deletedText : texts.deletedForADay(momentText(endsAt, offer)),
    texts.deletedClose,
  ]);
}

/** Returns the same page for every link that is not valid, for any reason. */
export function gonePage(): string {
  return page(texts.goneTitle, [texts.gone]);
}

interface Press {
  label: string;
  isDangerous: boolean;
  after: string | null;
}

function page(title: string, paragraphs: readonly string[], press: Press | null = null): string {
  const lines = paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n');
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${lines}
${press === null ? '' : form(press)}</main>
</body>
</html>
`;
}

/** Returns the form. It has no action, so that it goes to the page's own address. */
function form({ label, isDangerous, after }: Press): string {
  const button = `<button name="sure" value="yes"${isDangerous ? ' class="danger"' : ''}>${escapeHtml(label)}</button>`;
  const quiet = after === null ? '' : `<p class="quiet">${escapeHtml(after)}</p>\n`;
  return `<form method="post" enctype="multipart/form-data">${button}</form>\n${quiet}`;
}
