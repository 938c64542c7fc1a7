/** Renders e-mails as HTML: one column, no picture, no colour of its own for text, so that a dark screen stays dark. */
import type { EmailBlock } from './blocks.ts';

export interface EmailFrame {
  subject: string;
  /** Colour of the offer, as `#rrggbb`. */
  colour: string | null;
}

const FONT = 'system-ui,-apple-system,&#39;Segoe UI&#39;,Roboto,Helvetica,Arial,sans-serif';
const LINE = '#8886';
const COLOUR = /^#[0-9a-f]{6}$/i;

const STYLES = {
  body: `margin:0;padding:24px 16px;font:16px/1.5 ${FONT}`,
  main: 'max-width:600px;margin:0 auto;padding-top:16px;overflow-wrap:anywhere',
  block: 'margin:0 0 20px',
  list: 'margin:0 0 20px;padding-left:24px',
  quote: `margin:4px 0 20px;padding:2px 0 2px 16px;border-left:3px solid ${LINE}`,
  quiet: `margin:24px 0 0;padding-top:16px;border-top:1px solid ${LINE};font-size:14px;opacity:.8`,
} as const;

/** Returns the text as HTML shows it, also within an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Returns the blocks as a whole page, in the texts and the order of the plain text. */
export function htmlPage(blocks: readonly EmailBlock[], { subject, colour }: EmailFrame): string {
  const band = colour !== null && COLOUR.test(colour) ? colour : LINE;
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>:root{color-scheme:light dark}</style>
</head>
<body style="${STYLES.body}">
<div style="${STYLES.main};border-top:4px solid ${band}">
${blocks.map(htmlBlock).join('\n')}
</div>
</body>
</html>
`;
}

function htmlBlock(block: EmailBlock): string {
  switch (block.kind) {
    case 'paragraph': {
      const style = block.isQuiet ? STYLES.quiet : STYLES.block;
      return `<p style="${style}">${linked(inLines(block.lines), block.mailbox)}</p>`;
    }
    case 'facts': {
      const rows = block.rows.map(({ label, value }) => `${escapeHtml(label)}: ${strong(value)}`);
      const lead = block.lead === undefined ? [] : [strong(block.lead)];
      return `<p style="${STYLES.block}">${[...lead, ...rows].join('<br>\n')}</p>`;
    }
    case 'link': {
      const address = escapeHtml(block.address);
      return `<p style="${STYLES.block}">${strong(`${block.label}:`)}<br>\n<a href="${address}">${address}</a></p>`;
    }
    case 'list':
      return `${leadOf(block.lead)}\n<ul style="${STYLES.list}">\n${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('\n')}\n</ul>`;
    case 'quote':
      return `${leadOf(block.lead)}\n<blockquote style="${STYLES.quote}">${inLines(block.words.split('\n'))}</blockquote>`;
  }
}

function leadOf(text: string): string {
  return `<p style="margin:0 0 4px">${strong(text)}</p>`;
}

function strong(text: string): string {
  return `<strong>${escapeHtml(text)}</strong>`;
}

function inLines(lines: readonly string[]): string {
  return lines.map(escapeHtml).join('<br>\n');
}

/** Makes an e-mail address a link, the only other kind of link. */
function linked(html: string, mailbox: string | undefined): string {
  if (mailbox === undefined) return html;
  const text = escapeHtml(mailbox);
  const address = escapeHtml(mailbox.split('@').map(encodeURIComponent).join('@'));
  return html.replace(text, () => `<a href="mailto:${address}">${text}</a>`);
}
