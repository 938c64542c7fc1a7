import type { RecordedLine, RecordedSection } from '#domain/application/record.ts';
import type { DataStepName } from '#domain/application.ts';
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
import { RecordedNumber } from './lateStaff.ts';
import { handleAt, useManaged } from './ManagedContext.ts';

interface RecordedSectionsProps {
  /** Name of the step. */
  step: DataStepName;
  sections: readonly RecordedSection[];
}

/** Shows the questions and answers as submitted: each person and each organisation of a step. */
export function RecordedSections({ step, sections }: RecordedSectionsProps) {
  const managed = useManaged();
  return (
    <ReadSections
      sections={sections}
      isSum={isSum}
      draw={(line, section) => {
        const path = [section, line.path].filter(Boolean).join('.');
        const handle = handleAt(managed, step, path);
        if (managed === null || handle === undefined || line.kind !== 'number' || line.value === null)
          return draw(line);
        return <RecordedNumber managed={managed} handle={handle} name={line.label} mask={line.value.mask} />;
      }}
    />
  );
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
