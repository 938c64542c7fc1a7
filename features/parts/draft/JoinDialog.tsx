import { useMemo, useRef, useState } from 'react';
import type { Conflict, Side } from '#domain/application/merge.ts';
import { elsewhereTexts as texts } from '#domain/texts/elsewhere.ts';
import { Answers } from '#features/ui/Answers.tsx';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { classNames } from '#features/ui/classNames.ts';
import { Dialog } from '#features/ui/Dialog.tsx';
import choices from '#features/ui/fields/choices.module.css';
import { joinWith, takeIn, type Theirs } from '#store/drafts/elsewhere.ts';
import { autosave } from '#store/drafts/saveDraft.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '#store/hooks.ts';
import { selectSteps } from '#store/selectors/stepSelectors.ts';
import { AnswerWords, Changes } from './Changes.tsx';
import styles from './draft.module.css';
import { whoAndWhen } from './whoSaved.ts';

type Chosen = Readonly<Record<string, Side>>;

/** What both changed, to be chosen; what one changed, to be read. Nothing is joined until `Go on`. */
export function JoinDialog({ theirs, onClose }: { theirs: Theirs; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const { conflicts, merged, chosen, choose } = useChoices(theirs);
  const [isAsked, setAsked] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  if (merged === null) return null;
  const [, when] = whoAndWhen(theirs.saved);
  const open = conflicts.filter(({ key }) => chosen[key] === undefined);
  const goOn = () => {
    if (open.length === 0) {
      dispatch(takeIn(theirs, merged, true));
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
        {merged.taken.length > 0 && (
          <section>
            <h3>{texts.taken}</h3>
            <Changes differences={merged.taken} />
          </section>
        )}
        {merged.dropped.length > 0 && (
          <section>
            <h3>{texts.dropped}</h3>
            <Changes differences={merged.dropped} />
          </section>
        )}
      </div>
    </Dialog>
  );
}

/** The questions, those too that come up by an answer; what was chosen; and what that comes to. */
function useChoices(theirs: Theirs) {
  const store = useAppStore();
  const [chosen, setChosen] = useState<Chosen>({});
  const first = useMemo(() => joinWith(store.getState(), theirs), [store, theirs]);
  const merged = useMemo(() => joinWith(store.getState(), theirs, { choices: chosen }), [store, theirs, chosen]);
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
                    value: <AnswerWords label={label} answer={each === 'mine' ? before : after} />,
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
