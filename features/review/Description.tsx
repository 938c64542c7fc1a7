import type { ReactNode } from 'react';
import { isMasked } from '#domain/formats/format.ts';
import type { CountryReference, Line, Section } from '#domain/stepRules/description.ts';
import { CountryName } from '#features/parts/countries/CountryName.tsx';
import { NotGiven, ReadDocuments, ReadSections, Status, Sum, Words } from '#features/parts/reading/ReadSections.tsx';
import { HelpLink } from '#features/ui/HelpLink.tsx';
import { HiddenValue } from '#features/ui/HiddenValue.tsx';
import { SummaryLines } from '#features/ui/SummaryLines.tsx';
import { StoredNumber } from './rare.ts';

/** What was asked, and answered, to read: of a step, each person, each organisation in it (2-REV-01); that there is nobody, of a list of people. */
export function Description({ sections }: { sections: readonly Section[] }) {
  if (sections.length === 0) return <NotGiven />;
  return <ReadSections sections={sections} isSum={isSum} draw={draw} drawAfter={drawHelp} />;
}

function isSum(line: Line): boolean {
  return line.kind === 'money' && line.isSum === true;
}

function drawHelp({ help }: Line): ReactNode {
  if (!help) return null;
  return (
    <>
      {' '}
      <HelpLink article={help.article}>{help.text}</HelpLink>
    </>
  );
}

function draw(line: Line, path?: string): ReactNode {
  switch (line.kind) {
    case 'money':
      return <Sum {...line} />;
    case 'masked': {
      const Hidden = isMasked(line.value) ? StoredNumber : HiddenValue;
      return line.value ? (
        <Hidden name={line.name ?? line.label} value={line.value} path={`${path}.${line.path}`} />
      ) : (
        <NotGiven />
      );
    }
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

/** An address, its country last (2-REV-17). */
function Address({ lines, country }: { lines: readonly string[]; country: CountryReference }) {
  return <SummaryLines lines={[...lines, <CountryName key="country" {...country} />]} />;
}
