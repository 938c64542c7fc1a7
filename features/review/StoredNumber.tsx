import { useRef, useState } from 'react';
import { numberTexts } from '#domain/texts/numbers.ts';
import { MaskedText, RevealButton, useHiding } from '#features/ui/HiddenValue.tsx';
import { useAppDispatch } from '#store/hooks.ts';
import { revealNumber, type RevealedNumber } from '#store/numbers/revealNumber.ts';

interface StoredNumberProps {
  /** What it is, for the button: `TFN`. */
  name: string;
  /** The end of it, as it came from the service. */
  mask: string;
  /** Of its field within its step. */
  path: string;
}

/**
 * A tax number of which the end alone is here: the button asks the service for it (3-TAXSUM-09). It is in this component while it is shown,
 * and nowhere else.
 */
export function StoredNumber({ name, mask, path }: StoredNumberProps) {
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
    // Whoever has gone on meanwhile does not look at it.
    if (!('number' in given) || (document.activeElement === button.current && !document.hidden)) setAnswer(given);
  };
  return (
    <MaskedText value={number ?? mask} isShown={number !== null}>
      <RevealButton
        ref={button}
        name={name}
        isShown={number !== null}
        isBusy={isBusy}
        onPress={() => (number === null ? void ask() : hide())}
        onLeave={hide}
      />
      <span role="status">{answer !== null && 'refusal' in answer && ` ${numberTexts[answer.refusal]}`}</span>
    </MaskedText>
  );
}
