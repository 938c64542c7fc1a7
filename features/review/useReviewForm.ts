import { useCallback, useState } from 'react';
import type { Review } from '#domain/application.ts';
import { asksForMessage, open, settle } from '#domain/stepRules/review/rules.ts';
import { schema } from '#domain/stepRules/review/schema.ts';
import type { FieldBlur } from '#features/ui/fields/fieldProps.ts';
import { useDraftKeeper } from '#features/ui/form/useDraftKeeper.ts';
import { useStepRules } from '#features/ui/form/useStepRules.ts';
import { useDays } from '#features/ui/useToday.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectStepValues } from '#store/selectors/applicationSelectors.ts';
import { selectSubmission } from '#store/selectors/wizardSelectors.ts';
import { saveStep } from '#store/steps/saveStep.ts';
import { useStepDraft } from '#store/steps/useStepDraft.ts';

export interface MessageState {
  isShown: boolean;
  typed: string;
  /** The message cannot be sent, even if no error is shown yet. */
  hasMistake: boolean;
  /** Error of the message, once the box was left or Submit pressed. */
  error: string | undefined;
  type: (message: string) => void;
  leave: FieldBlur;
}

interface ReviewForm {
  message: MessageState;
  /** Submit was pressed: from then on missing or wrong answers have an error beside them. */
  isAsked: boolean;
  ask: () => void;
  /** Saves the message at once as typed. */
  keepTyped: () => void;
  /** Saves the review's values with these answers in their place: a tick at once, all values before submission. */
  save: (answers?: Review) => void;
}

/** Returns the answers of review itself: the tick, saved at once, and the message, saved as typed (2-REV-20). */
export function useReviewForm(): ReviewForm {
  const dispatch = useAppDispatch();
  const { values, context, keepDraft } = useStepDraft('review', useDays());
  const saved = useAppSelector((state) => selectStepValues(state, 'review'));
  const [typed, setTyped] = useState(() => open(values).message_to_investor ?? '');
  const form: Review = { ...saved, message_to_investor: typed };
  const draft = useDraftKeeper(() => keepDraft(form));
  const judge = useStepRules({ schema, settle }, context);
  const refused = useAppSelector((state) => selectSubmission(state).errors.review?.['message_to_investor']);
  // The service's error stands until the message changes.
  const isAsRefused = settle(form, context).message_to_investor === saved?.message_to_investor;

  const [isLeft, setLeft] = useState(false);
  const [isAsked, setAsked] = useState(false);

  const { later, now, cancel } = draft;
  const type = useCallback((message: string) => (setTyped(message), later()), [later]);
  const leave: FieldBlur = useCallback(
    (event) => {
      now();
      const { relatedTarget = null } = event ?? {};
      // A press on Back or Submit does not judge the typed message: the button says what happens.
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
