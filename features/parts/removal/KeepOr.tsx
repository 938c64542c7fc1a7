import { removalTexts } from '#domain/texts/removal.ts';
import { Button } from '#features/ui/Button.tsx';

interface KeepOrProps {
  /** What the other button says. */
  words: string;
  onKeep: () => void;
  onConfirm: () => void;
}

/** The buttons of a dialog that asks before something goes: keep it, or go on. */
export function KeepOr({ words, onKeep, onConfirm }: KeepOrProps) {
  return (
    <>
      <Button onClick={onKeep}>{removalTexts.keep}</Button>
      <Button kind="primary" onClick={onConfirm}>
        {words}
      </Button>
    </>
  );
}
