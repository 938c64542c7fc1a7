import type { ReactNode } from 'react';
import { isMasked } from '#domain/formats/format.ts';
import type { Line, Section } from '#domain/stepRules/description.ts';
import { drawLine, isSum } from '#features/parts/reading/drawLine.tsx';
import { NotGiven, ReadSections } from '#features/parts/reading/ReadSections.tsx';
import { HelpLink } from '#features/ui/HelpLink.tsx';
import { HiddenValue } from '#features/ui/HiddenValue.tsx';
import { StoredNumber } from './rare.ts';

/** What was asked, and answered, to read: of a step, each person, each organisation in it (2-REV-01); that there is nobody, of a list of people. */
export function Description({ sections }: { sections: readonly Section[] }) {
  if (sections.length === 0) return <NotGiven />;
  return <ReadSections sections={sections} isSum={isSum} draw={draw} drawAfter={drawHelp} />;
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
  return drawLine(line, ({ label, name = label, path: within, value }) => {
    const Hidden = isMasked(value) ? StoredNumber : HiddenValue;
    return <Hidden name={name} value={value} path={`${path}.${within}`} />;
  });
}
