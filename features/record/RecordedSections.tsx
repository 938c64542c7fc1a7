import type { RecordedLine, RecordedSection } from '#domain/application/record.ts';
import { maskedNumberText } from '#domain/texts/record.ts';
import { NAMES } from '#features/parts/reading/renderLine.tsx';
import {
  NotGiven,
  ReadDocuments,
  ReadSections,
  Status,
  Sum,
  Typed,
  AnswerParagraph,
} from '#features/parts/reading/ReadSections.tsx';
import { SummaryLines } from '#features/ui/SummaryLines.tsx';
import type { Elements } from '#features/ui/elements.tsx';

/** Shows the questions and answers as submitted: each person and each organisation of a step. */
export function RecordedSections({ sections }: { sections: readonly RecordedSection[] }) {
  return <ReadSections sections={sections} isSum={isSum} draw={draw} />;
}

function isSum(line: RecordedLine): boolean {
  return line.kind === 'money' && line.is_sum === true;
}

function draw(line: RecordedLine): Elements {
  switch (line.kind) {
    case 'text':
    case 'date':
      return <AnswerParagraph isTyped={NAMES.test(line.path)}>{line.value}</AnswerParagraph>;
    case 'number':
      return line.value ? <span translate="no">{maskedNumberText(line.value.mask)}</span> : <NotGiven />;
    case 'money':
      return <Sum {...line} />;
    case 'country':
      return line.value ? <span>{line.value.name}</span> : <NotGiven />;
    case 'address':
      return (
        <SummaryLines
          lines={[
            ...line.value.lines.map((text, index) => <Typed key={index}>{text}</Typed>),
            line.value.country?.name ?? '',
          ]}
        />
      );
    case 'document':
      return <ReadDocuments {...line.value} />;
    case 'status':
      return <Status isDone={line.is_done}>{line.value}</Status>;
  }
}
