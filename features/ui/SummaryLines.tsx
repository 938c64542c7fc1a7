import { Fragment, type ReactNode } from 'react';

/** A step's few lines in the progress sidebar; what is not there leaves no gap. */
export function SummaryLines({ lines }: { lines: readonly ReactNode[] }) {
  const shown = lines.filter((line) => line !== undefined && line !== null && line !== false && line !== '');
  return shown.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
