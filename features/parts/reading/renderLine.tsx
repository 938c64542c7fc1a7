import type { CountryReference, Line } from '#domain/rules/description.ts';
import { CountryName } from '#features/parts/countries/CountryName.tsx';
import { SummaryLines } from '#features/ui/SummaryLines.tsx';
import type { Elements } from '#features/ui/elements.tsx';
import { NotGiven, ReadDocuments, Status, Sum, Typed, AnswerParagraph } from './ReadSections.tsx';

type MaskedLine = Extract<Line, { kind: 'masked' }>;

/** Paths of answers that a translator leaves as typed. */
export const NAMES = /(name|email|address)$/i;

/** Draws an answer of an application in progress; `drawMasked` draws a masked number. */
export function renderLine(line: Line, drawMasked: (line: MaskedLine) => Elements): Elements {
  switch (line.kind) {
    case 'money':
      return <Sum {...line} />;
    case 'masked':
      return line.value ? drawMasked(line) : <NotGiven />;
    case 'country':
      return line.value ? <CountryName {...line.value} /> : <NotGiven />;
    case 'address':
      return <Address {...line.value} />;
    case 'document':
      return <ReadDocuments {...line.value} />;
    case 'status':
      return <Status isDone={line.isDone}>{line.value}</Status>;
    case 'text':
    case 'date':
      return <AnswerParagraph isTyped={NAMES.test(line.path)}>{line.value}</AnswerParagraph>;
  }
}

/** Returns true for a sum of the figures above it. */
export function isSum(line: Line): boolean {
  return line.kind === 'money' && line.isSum === true;
}

/** Shows an address, its country last (2-REV-17). */
function Address({ lines, country }: { lines: readonly string[]; country: CountryReference }) {
  return (
    <SummaryLines
      lines={[
        ...lines.map((line, index) => <Typed key={index}>{line}</Typed>),
        <CountryName key="country" {...country} />,
      ]}
    />
  );
}
