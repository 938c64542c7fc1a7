import type { ReactNode } from 'react';
import { isIssuerActing } from '#domain/session.ts';
import { investorTexts } from '#domain/texts/person.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { useAtRest } from '#features/ui/form/useAtRest.ts';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';
import { PersonBlock } from '#features/ui/Disclosure.tsx';

/** A block of a list, whoever it is about. */
export interface FoldingForm extends Pick<
  BlockApi<{ visible?: boolean }>,
  'values' | 'bindPath' | 'shownErrors' | 'isAttempted'
> {
  update(change: <Values extends { visible?: boolean }>(values: Values) => Values): void;
}

export interface FoldingCardProps {
  block: FoldingForm;
  id: string;
  /** `Director 2`. */
  title: string;
  /** The fields that name whom the block is about, in their order. */
  nameFields: readonly string[];
  /** True while the block lacks something, whether or not that is shown yet. */
  isIncomplete?: boolean | undefined;
  deleteLabel?: string | undefined;
  /** Undefined: cannot be deleted. */
  onDelete?: (() => void) | undefined;
  children: ReactNode;
}

/** One block of a list: opens and folds (2-INV-24, 2-INV-26), says when it needs answers (2-INV-25, 2-INV-27), can be deleted. */
export function FoldingCard({
  block,
  id,
  title,
  nameFields,
  isIncomplete = false,
  deleteLabel,
  onDelete,
  children,
}: FoldingCardProps) {
  const { values, shownErrors, isAttempted, update } = block;
  const isOpen = values.visible !== false;
  const hasErrors = Object.keys(shownErrors).length > 0;
  const isLacking = hasErrors || (!isOpen && isIncomplete);
  const lackingText = useLackingText({ isOpen, isLacking, isAttempted });
  const handleToggle = (opens: boolean) => {
    if (opens !== isOpen) update((entry) => ({ ...entry, visible: opens }));
  };
  return (
    <PersonBlock
      id={id}
      title={title}
      subtitle={<Subtitle block={block} nameFields={nameFields} lackingText={lackingText} />}
      hasErrors={isLacking}
      isOpen={isOpen}
      onToggle={handleToggle}
    >
      {children}
      {onDelete && (
        <ButtonRow>
          <Button kind="link" icon="bin" onClick={onDelete}>
            {deleteLabel}
          </Button>
        </ButtonRow>
      )}
    </PersonBlock>
  );
}

interface Lack {
  isOpen: boolean;
  isLacking: boolean;
  isAttempted: boolean;
}

/** Folded, what to do; open, after Next, that it has to be done first. Issuers may go on without and are not told the latter (2-INV-28). */
function useLackingText({ isOpen, isLacking, isAttempted }: Lack): string {
  const user = useAppSelector(selectUser);
  if (!isLacking) return '';
  if (!isOpen) return investorTexts.completeDetails;
  return isAttempted && !isIssuerActing(user) ? investorTexts.completeBeforeProceeding : '';
}

interface SubtitleProps {
  block: FoldingForm;
  nameFields: readonly string[];
  lackingText: string;
}

/** Who it is, once typing the name rests, and whether answers are missing. */
function Subtitle({ block, nameFields, lackingText }: SubtitleProps) {
  const fields = nameFields.map((field) => block.bindPath<string | undefined>(field));
  const name = useAtRest(fields, (texts) => texts.filter(Boolean).join(' '));
  if (lackingText === '') return name;
  return name === '' ? lackingText : `${name}. ${lackingText}`;
}
