/** Blocks of an e-mail. Both of its forms, plain text and HTML, are renderings of the same blocks. */
import { quoteLines } from './quoteLines.ts';

export type EmailBlock =
  | {
      kind: 'paragraph';
      lines: readonly string[];
      /** E-mail address in a line, which the reader can write to. */
      mailbox?: string;
      /** True for a text beside the matter, such as the reason for the e-mail. */
      isQuiet?: true;
    }
  | { kind: 'facts'; lead?: string; rows: readonly Fact[] }
  /** Address of ours that opens something. */
  | { kind: 'link'; label: string; address: string }
  | { kind: 'list'; lead: string; items: readonly string[] }
  /** Text by another person. */
  | { kind: 'quote'; lead: string; words: string };

export interface Fact {
  label: string;
  value: string;
}

/** Returns a paragraph of one line. */
export function paragraph(text: string): EmailBlock {
  return { kind: 'paragraph', lines: [text] };
}

/** Returns the blocks as plain text. Nothing in it is markup, no matter what the names and the message hold. */
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
      return [block.lead, quoteLines(block.words)];
  }
}

function factText({ label, value }: Fact): string {
  return `${label}: ${value}`;
}
