import { isIssuerActing } from '#domain/session.ts';
import { investorTexts } from '#domain/texts/person.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { useDebouncedReading } from '#features/ui/form/useDebouncedReading.ts';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';
import { PersonBlock } from '#features/ui/Disclosure.tsx';
import type { Elements } from '#features/ui/elements.tsx';

/** Block of a list, about a person or an organisation. */
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
  /** Fields of the name of the person or organisation, in order. */
  nameFields: readonly string[];
  /** True while answers are missing, shown or not. */
  isIncomplete?: boolean | undefined;
  deleteLabel?: string | undefined;
  /** Absent: cannot be deleted. */
  onDelete?: (() => void) | undefined;
  children: Elements;
}

/** Card of one block of a list: opens and folds (2-INV-24, 2-INV-26), says if answers are missing (2-INV-25, 2-INV-27), can be deleted. */
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

/**
 * Returns the hint of an incomplete block. Folded: complete the details. Open after Next: complete them first, except for issuer staff, who
 * may go on without (2-INV-28).
 */
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

/** Shows the name, updated once typing rests, and a hint for missing answers. */
function Subtitle({ block, nameFields, lackingText }: SubtitleProps) {
  const fields = nameFields.map((field) => block.bindPath<string | undefined>(field));
  const name = useDebouncedReading(fields, (texts) => texts.filter(Boolean).join(' '));
  if (lackingText === '') return <span translate="no">{name}</span>;
  return <span>{name === '' ? lackingText : `${name}. ${lackingText}`}</span>;
}
