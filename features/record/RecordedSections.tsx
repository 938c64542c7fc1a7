import type { ReactNode } from 'react';
import type { RecordedLine, RecordedSection } from '#domain/application/record.ts';
import { numberWords } from '#domain/texts/record.ts';
import { NotGiven, ReadDocuments, ReadSections, Status, Sum, Words } from '#features/parts/reading/ReadSections.tsx';
import { SummaryLines } from '#features/ui/SummaryLines.tsx';

/** What was asked and answered, as it was lodged: of a step, each person, each organisation in it. */
export function RecordedSections({ sections }: { sections: readonly RecordedSection[] }) {
  return <ReadSections sections={sections} isSum={isSum} draw={draw} />;
}

function isSum(line: RecordedLine): boolean {
  return line.kind === 'money' && line.is_sum === true;
}

function draw(line: RecordedLine): ReactNode {
  switch (line.kind) {
    case 'text':
    case 'date':
      return <Words>{line.value}</Words>;
    case 'number':
      return line.value ? numberWords(line.value.mask) : <NotGiven />;
    case 'money':
      return <Sum {...line} />;
    case 'country':
      return line.value ? line.value.name : <NotGiven />;
    case 'address':
      return <SummaryLines lines={[...line.value.lines, line.value.country?.name]} />;
    case 'document':
      return <ReadDocuments {...line.value} />;
    case 'status':
      return <Status isDone={line.is_done}>{line.value}</Status>;
  }
}
