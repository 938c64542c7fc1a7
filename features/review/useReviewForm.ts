import { useCallback, useState } from 'react';
import type { Review } from '#domain/application.ts';
import { asksForMessage } from '#domain/stepRules/review/asked.ts';
import { open } from '#domain/stepRules/review/open.ts';
import { schema } from '#domain/stepRules/review/schema.ts';
import { settle } from '#domain/stepRules/review/settle.ts';
import type { FieldBlur } from '#features/ui/fields/fieldProps.ts';
import { useDraftKeeper } from '#features/ui/form/useDraftKeeper.ts';
import { useStepRules } from '#features/ui/form/useStepRules.ts';
import { useToday } from '#features/ui/useToday.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectStepValues } from '#store/selectors/applicationSelectors.ts';
import { selectSubmission } from '#store/selectors/wizardSelectors.ts';
import { saveStep } from '#store/steps/saveStep.ts';
import { useStepDraft } from '#store/steps/useStepDraft.ts';

export interface MessageState {
  isShown: boolean;
  typed: string;
  /** It cannot be sent, whether or not that is said yet. */
  hasMistake: boolean;
  /** What is wrong with it, once the box was left or Submit pressed. */
  error: string | undefined;
  type: (message: string) => void;
  leave: FieldBlur;
}

interface ReviewForm {
  message: MessageState;
  /** Submit was pressed: from then on what is missing or wrong is said beside it. */
  isAsked: boolean;
  ask: () => void;
  /** Keeps the message at once as it is typed. */
  keepTyped: () => void;
  /** Keeps the review's values as they stand, with these in their place: a tick at once, all of them before they are sent. */
  save: (answers?: Review) => void;
}

/** What is answered on review itself: the tick, which is kept at once, and the message, which is kept as it is typed (2-REV-20). */
export function useReviewForm(): ReviewForm {
  const dispatch = useAppDispatch();
  const { values, context, keepDraft } = useStepDraft('review', useToday());
  const saved = useAppSelector((state) => selectStepValues(state, 'review'));
  const [typed, setTyped] = useState(() => open(values).message_to_investor ?? '');
  const form: Review = { ...saved, message_to_investor: typed };
  const draft = useDraftKeeper(() => keepDraft(form));
  const judge = useStepRules({ schema, settle }, context);
  const refused = useAppSelector((state) => selectSubmission(state).errors.review?.['message_to_investor']);
  // The service's word stands until the message is another one.
  const isAsRefused = settle(form, context).message_to_investor === saved?.message_to_investor;

  const [isLeft, setLeft] = useState(false);
  const [isAsked, setAsked] = useState(false);

  const { later, now, cancel } = draft;
  const type = useCallback((message: string) => (setTyped(message), later()), [later]);
  const leave: FieldBlur = useCallback(
    (event) => {
      now();
      const { relatedTarget = null } = event ?? {};
      // A press on Back or Submit is not a judgement on what was typed: the button says what happens.
      if (!(relatedTarget instanceof Element && relatedTarget.closest('[data-step-action]'))) setLeft(true);
    },
    [now],
  );
  const save = (answers?: Review) => {
    cancel();
    dispatch(saveStep('review', settle({ ...form, ...answers }, context)));
  };
  const problem = judge(form)['message_to_investor'] ?? (isAsRefused ? refused : undefined);
  return {
    message: {
      isShown: asksForMessage(context.application.contact_details, context.user, context.mode),
      typed,
      hasMistake: problem !== undefined,
      error: isLeft || isAsked || problem === refused ? problem : undefined,
      type,
      leave,
    },
    isAsked,
    ask: () => setAsked(true),
    keepTyped: now,
    save,
  };
}
