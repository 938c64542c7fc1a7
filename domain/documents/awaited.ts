import type { Line, Section } from '../rules/description.ts';

/**
 * Returns a step's text while documents are on their way: `expected` is the text once they have arrived, and `text` fills the lines of
 * those still missing. An awaited document is so neither supplied nor missing (1-UPL-05).
 */
export function withAwaited(now: readonly Section[], expected: readonly Section[], text: string): Section[] {
  return expected.map((section) => {
    const before = now.find(({ path, title }) => path === section.path && title === section.title);
    return { ...section, lines: section.lines.map((line) => awaitedLine(lineAt(before, line), line, text)) };
  });
}

function lineAt(section: Section | undefined, { path }: Line): Line | undefined {
  return section?.lines.find((line) => line.path === path);
}

function awaitedLine(before: Line | undefined, line: Line, text: string): Line {
  if (line.kind !== 'document') return line;
  const there = before?.kind === 'document' ? before.value.documents.length : 0;
  if (line.value.documents.length <= there) return line;
  return { ...line, value: { ...line.value, state: 'awaited', text } };
}
