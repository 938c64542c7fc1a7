import { useId, type ComponentType } from 'react';
import { pageTexts } from '#domain/texts/pages.ts';
import { CardPart } from '../Card.tsx';
import { lazyComponent, MissingNotice, type LazyComponent, type MissingProps } from '../lazyComponent.tsx';
import type { Elements } from '../elements.tsx';
import { MISSING_PART } from './stepFormContext.ts';
import { useStepMark } from './useStepMark.ts';
import { useStepRefusal } from './useStepRefusal.ts';

/**
 * Wraps questions whose code loads when they are drawn. Next waits for it, and does not pass questions that failed to load: the applicant
 * may want to answer an optional one too.
 */
export function lazyQuestions<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: Elements = null,
): LazyComponent<P> {
  return lazyComponent<P>(load, { waiting: <Arriving>{waiting}</Arriving>, Missing: MissingQuestions });
}

function Arriving({ children }: { children: Elements }) {
  useStepMark('hold', useId(), true);
  return children;
}

function MissingQuestions(props: MissingProps) {
  const id = `${MISSING_PART}${useId()}`;
  useStepRefusal(id, pageTexts.missingTitle);
  return (
    <CardPart>
      <div id={id}>
        <MissingNotice {...props} />
      </div>
    </CardPart>
  );
}
