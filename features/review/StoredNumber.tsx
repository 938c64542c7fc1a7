import { useRef, useState } from 'react';
import { numberTexts } from '#domain/texts/numbers.ts';
import { revealLabel } from '#domain/texts/ui.ts';
import { grouped, hidden, useHiding, type HiddenValueProps } from '#features/ui/HiddenValue.tsx';
import styles from '#features/ui/HiddenValue.module.css';
import { useAppDispatch } from '#store/hooks.ts';
import { revealNumber, type RevealedNumber } from '#store/numbers/revealNumber.ts';

/**
 * A tax number whose last digits alone are here: the button requests it from the service (3-TAXSUM-09). This component alone holds it,
 * while it is shown.
 */
export function StoredNumber({ name, value: mask, path = '' }: HiddenValueProps) {
  const dispatch = useAppDispatch();
  const [answer, setAnswer] = useState<RevealedNumber | null>(null);
  const [isBusy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const number = answer !== null && 'number' in answer ? answer.number : null;
  const hide = () => number !== null && setAnswer(null);
  useHiding(number !== null, hide);
  const ask = async () => {
    if (isBusy) return;
    setBusy(true);
    const given = await dispatch(revealNumber({ path, mask }));
    setBusy(false);
    // A person who has gone on meanwhile does not look at it.
    if (!('number' in given) || (document.activeElement === button.current && !document.hidden)) setAnswer(given);
  };
  return (
    <span className={styles.value}>
      <span translate="no">{grouped(number ?? hidden(mask))}</span>
      <span> </span>
      <button
        ref={button}
        type="button"
        aria-busy={isBusy}
        onClick={() => (number === null ? void ask() : hide())}
        onBlur={hide}
        data-print="no"
      >
        {revealLabel(number !== null, name)}
      </button>
      <span role="status">{answer !== null && 'refusal' in answer && ` ${numberTexts[answer.refusal]}`}</span>
    </span>
  );
}
