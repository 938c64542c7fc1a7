import { removalTexts } from '#domain/texts/removal.ts';
import { Button } from '#features/ui/Button.tsx';

interface KeepOrProps {
  /** Label of the other button. */
  words: string;
  onKeep: () => void;
  onConfirm: () => void;
}

/** Buttons of a dialog that asks before a removal: keep, or continue. */
export function KeepOrConfirm({ words, onKeep, onConfirm }: KeepOrProps) {
  return (
    <>
      <Button onClick={onKeep}>{removalTexts.keep}</Button>
      <Button kind="primary" onClick={onConfirm}>
        {words}
      </Button>
    </>
  );
}
