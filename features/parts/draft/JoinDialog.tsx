import { useMemo, useRef, useState } from 'react';
import type { Conflict, Side } from '#domain/application/merge.ts';
import { elsewhereTexts as texts } from '#domain/texts/elsewhere.ts';
import { Answers } from '#features/ui/Answers.tsx';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { classNames } from '#features/ui/classNames.ts';
import { Dialog } from '#features/ui/Dialog.tsx';
import choices from '#features/ui/fields/choices.module.css';
import { selectMerged, applyMerged, type ServiceVersion } from '#store/drafts/elsewhere.ts';
import { autosave } from '#store/drafts/saveDraft.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '#store/hooks.ts';
import { selectSteps } from '#store/selectors/stepSelectors.ts';
import { AnswerText, Changes } from './Changes.tsx';
import styles from './draft.module.css';
import { savedByText } from './savedByText.ts';

type Chosen = Readonly<Record<string, Side>>;

const NONE: Chosen = {};

/** Dialog to merge two versions: changes on both sides to choose from, changes on one side to read. Merges nothing until `Go on`. */
export function JoinDialog({ theirs, onClose }: { theirs: ServiceVersion; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const { conflicts, merged, chosen, choose } = useChoices(theirs);
  const [isAsked, setAsked] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  if (merged === null) return null;
  const [, when] = savedByText(theirs.saved);
  const open = conflicts.filter(({ key }) => chosen[key] === undefined);
  const goOn = () => {
    if (open.length === 0) {
      dispatch(applyMerged(theirs, merged, true));
      void dispatch(autosave({ mayAsk: true }));
      return;
    }
    setAsked(true);
    list.current?.querySelector<HTMLInputElement>(`[data-open='true'] input`)?.focus();
  };
  const chooseAll = (side: Side) => choose(Object.fromEntries(conflicts.map(({ key }) => [key, side])));
  return (
    <Dialog
      isOpen
      title={texts.dialogTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.notNow}</Button>
          <Button kind="primary" onClick={goOn}>
            {texts.goOn}
          </Button>
        </>
      }
    >
      <div ref={list} className={styles.content}>
        {conflicts.length > 0 && (
          <section>
            <h3>{texts.both}</h3>
            {conflicts.length > 1 && (
              <ButtonRow>
                <Button kind="link" onClick={() => chooseAll('mine')}>
                  {texts.allMine}
                </Button>
                <Button kind="link" onClick={() => chooseAll('theirs')}>
                  {texts.allTheirs}
                </Button>
              </ButtonRow>
            )}
            {conflicts.map((conflict) => (
              <Question
                key={conflict.key}
                conflict={conflict}
                when={when}
                side={chosen[conflict.key]}
                isMissing={isAsked && chosen[conflict.key] === undefined}
                onChoose={(side) => choose({ [conflict.key]: side })}
              />
            ))}
          </section>
        )}
        {merged.takenFromTheirs.length > 0 && (
          <section>
            <h3>{texts.taken}</h3>
            <Changes differences={merged.takenFromTheirs} />
          </section>
        )}
        {merged.droppedAnswers.length > 0 && (
          <section>
            <h3>{texts.dropped}</h3>
            <Changes differences={merged.droppedAnswers} />
          </section>
        )}
      </div>
    </Dialog>
  );
}

/** Returns the conflicts, also those that a choice raises, the choices, and the merged result. */
function useChoices(theirs: ServiceVersion) {
  const store = useAppStore();
  const [chosen, setChosen] = useState<Chosen>(NONE);
  const first = useMemo(() => selectMerged(store.getState(), theirs, NONE), [store, theirs]);
  const merged = useMemo(() => selectMerged(store.getState(), theirs, chosen), [store, theirs, chosen]);
  const asked = first?.conflicts ?? [];
  const later = (merged?.conflicts ?? []).filter(({ key }) => !asked.some((conflict) => conflict.key === key));
  const choose = (some: Chosen) => setChosen((before) => ({ ...before, ...some }));
  return { conflicts: [...asked, ...later], merged, chosen, choose };
}

interface QuestionProps {
  conflict: Conflict;
  when: string;
  side: Side | undefined;
  isMissing: boolean;
  onChoose: (side: Side) => void;
}

function Question({ conflict, when, side, isMissing, onChoose }: QuestionProps) {
  const { key, step, title, answers, removedBy } = conflict;
  const stepName = useAppSelector(selectSteps).find(({ name }) => name === step)?.navTitle ?? '';
  const errorId = `${key}-error`;
  return (
    <fieldset
      className={styles.question}
      role="radiogroup"
      data-open={side === undefined}
      aria-describedby={isMissing ? errorId : undefined}
    >
      <legend>{title === undefined ? stepName : `${stepName}: ${title}`}</legend>
      {isMissing && (
        <p id={errorId} className={styles.missing}>
          {texts.chooseOne}
        </p>
      )}
      <div className={choices.choices}>
        {(['mine', 'theirs'] as const).map((each) => (
          <div key={each} className={classNames(choices.choice, isMissing && choices.invalid)}>
            <input
              id={`${key}-${each}`}
              className={choices.tick}
              type="radio"
              name={key}
              checked={side === each}
              onChange={() => onChoose(each)}
            />
            <label htmlFor={`${key}-${each}`}>
              <b>{each === 'mine' ? texts.mine : texts.theirs(when)}</b>
            </label>
            <div className={styles.version}>
              {removedBy === each ? (
                <p>{texts.removed}</p>
              ) : (
                <Answers
                  answers={answers.map(({ label, before, after }) => ({
                    label,
                    value: <AnswerText label={label} answer={each === 'mine' ? before : after} />,
                  }))}
                />
              )}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
