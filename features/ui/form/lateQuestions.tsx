import { useId, type ComponentType, type ReactNode } from 'react';
import { pageTexts } from '#domain/texts/pages.ts';
import { CardPart } from '../Card.tsx';
import { lateComponent, MissingNotice, type LateComponent, type MissingProps } from '../lateComponent.tsx';
import { MISSING_PART } from './stepFormContext.ts';
import { useStepMark } from './useStepMark.ts';
import { useStepRefusal } from './useStepRefusal.ts';

/**
 * Questions whose code comes when they are asked. Next waits for it, and does not pass what could not be shown: an optional question
 * too is one that somebody may have wanted to answer.
 */
export function lateQuestions<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode = null,
): LateComponent<P> {
  return lateComponent<P>(load, { waiting: <Arriving>{waiting}</Arriving>, Missing: MissingQuestions });
}

function Arriving({ children }: { children: ReactNode }) {
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
