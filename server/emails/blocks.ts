/** What an e-mail is made of: both of its forms, plain text and HTML, are readings of the same blocks. */
import { quoted } from './quoted.ts';

export type EmailBlock =
  | {
      kind: 'paragraph';
      lines: readonly string[];
      /** An address in it that can be written to. */
      mailbox?: string;
      /** Beside the matter, such as why the e-mail comes. */
      isQuiet?: true;
    }
  | { kind: 'facts'; lead?: string; rows: readonly Fact[] }
  /** An address of ours that leads to something. */
  | { kind: 'link'; label: string; address: string }
  | { kind: 'list'; lead: string; items: readonly string[] }
  /** Somebody else's words. */
  | { kind: 'quote'; lead: string; words: string };

export interface Fact {
  label: string;
  value: string;
}

/** A paragraph of one line. */
export function paragraph(text: string): EmailBlock {
  return { kind: 'paragraph', lines: [text] };
}

/** The blocks as plain text. Nothing in it is markup, whatever the names and the message hold. */
export function plainText(blocks: readonly EmailBlock[]): string {
  return `${blocks.map(plainBlock).join('\n\n')}\n`;
}

function plainBlock(block: EmailBlock): string {
  return plainLines(block).join('\n');
}

function plainLines(block: EmailBlock): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
      return block.lines;
    case 'facts':
      return [...(block.lead === undefined ? [] : [block.lead]), ...block.rows.map(factText)];
    case 'link':
      return [`${block.label}:`, block.address];
    case 'list':
      return [block.lead, ...block.items.map((item) => `- ${item}`)];
    case 'quote':
      return [block.lead, quoted(block.words)];
  }
}

function factText({ label, value }: Fact): string {
  return `${label}: ${value}`;
}
