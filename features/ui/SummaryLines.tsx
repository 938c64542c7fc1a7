import { Fragment } from 'react';
import { wrapText, type Content } from './elements.tsx';

/** Short lines below one another, as a step has in the progress sidebar; an absent line leaves no gap. */
export function SummaryLines({ lines }: { lines: readonly Content[] }) {
  const shown = lines.filter((line) => line !== undefined && line !== null && line !== false && line !== '');
  return shown.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {wrapText(line)}
    </Fragment>
  ));
}
