import { isMasked } from '#domain/formats/format.ts';
import type { Line, Section } from '#domain/rules/description.ts';
import { renderLine, isSum } from '#features/parts/reading/renderLine.tsx';
import { NotGiven, ReadSections } from '#features/parts/reading/ReadSections.tsx';
import { HelpLink } from '#features/ui/HelpLink.tsx';
import { HiddenValue } from '#features/ui/HiddenValue.tsx';
import type { Elements } from '#features/ui/elements.tsx';
import { StoredNumber } from './rare.ts';

/** Shows questions and answers to read: each person and each organisation of a step (2-REV-01), or that a list of people is empty. */
export function Description({ sections }: { sections: readonly Section[] }) {
  if (sections.length === 0) return <NotGiven />;
  return <ReadSections sections={sections} isSum={isSum} draw={draw} drawAfter={drawHelp} />;
}

function drawHelp({ help }: Line): Elements {
  if (!help) return null;
  return (
    <>
      <span> </span>
      <HelpLink article={help.article}>{help.text}</HelpLink>
    </>
  );
}

function draw(line: Line, path?: string): Elements {
  return renderLine(line, ({ label, name = label, path: within, value }) => {
    const Hidden = isMasked(value) ? StoredNumber : HiddenValue;
    return <Hidden name={name} value={value} path={`${path}.${within}`} />;
  });
}
