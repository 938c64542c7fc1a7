import type { ReactNode } from 'react';
import type { CountryReference, Line } from '#domain/stepRules/description.ts';
import { CountryName } from '#features/parts/countries/CountryName.tsx';
import { SummaryLines } from '#features/ui/SummaryLines.tsx';
import { NotGiven, ReadDocuments, Status, Sum, Words } from './ReadSections.tsx';

type MaskedLine = Extract<Line, { kind: 'masked' }>;

/** Draws an answer of an application that is being made; `drawMasked` a number, where there is one. */
export function drawLine(line: Line, drawMasked: (line: MaskedLine) => ReactNode): ReactNode {
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
      return <Words>{line.value}</Words>;
  }
}

/** True for a sum of the figures above it. */
export function isSum(line: Line): boolean {
  return line.kind === 'money' && line.isSum === true;
}

/** An address, its country last (2-REV-17). */
function Address({ lines, country }: { lines: readonly string[]; country: CountryReference }) {
  return <SummaryLines lines={[...lines, <CountryName key="country" {...country} />]} />;
}
