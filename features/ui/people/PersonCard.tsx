import type { ReactNode } from 'react';
import type { Person } from '#domain/application.ts';
import { personName } from '#domain/applicants.ts';
import { investorTexts } from '#domain/texts/person.ts';
import { Button } from '../Button.tsx';
import { ButtonRow } from '../ButtonRow.tsx';
import { useLiveValue } from '../fields/useLiveValue.ts';
import type { BlockApi } from '../form/useFormBlock.ts';
import { PersonBlock } from '../PersonBlock.tsx';

interface PersonCardProps {
  block: BlockApi<Person>;
  id: string;
  /** `Director 2`. */
  title: string;
  /** True while the block lacks something, whether or not that is shown yet. */
  isIncomplete: boolean;
  deleteLabel: string;
  onDelete: () => void;
  children: ReactNode;
}

/** The block of one person in a list: opens and folds (2-INV-24, 2-INV-26), says folded that it needs answers (2-INV-25), can be deleted. */
export function PersonCard({ block, id, title, isIncomplete, deleteLabel, onDelete, children }: PersonCardProps) {
  const { values, shownErrors, update } = block;
  const isOpen = values.visible !== false;
  const hasErrors = Object.keys(shownErrors).length > 0;
  const handleToggle = (opens: boolean) => {
    if (opens !== isOpen) update((person) => ({ ...person, visible: opens }));
  };
  return (
    <PersonBlock id={id} title={title} subtitle={<Subtitle block={block} isLacking={!isOpen && (hasErrors || isIncomplete)} />} hasErrors={hasErrors || (!isOpen && isIncomplete)} isOpen={isOpen} onToggle={handleToggle}>
      {children}
      <ButtonRow>
        <Button kind="link" icon="bin" onClick={onDelete}>
          {deleteLabel}
        </Button>
      </ButtonRow>
    </PersonBlock>
  );
}

/** Who it is, as the name is being typed, and whether answers are missing. */
function Subtitle({ block, isLacking }: { block: BlockApi<Person>; isLacking: boolean }) {
  const legalFirstName = useLiveValue<string>(block.bind('legalFirstName')) ?? '';
  const legalLastName = useLiveValue<string>(block.bind('legalLastName')) ?? '';
  const name = personName({ legalFirstName, legalLastName });
  if (!isLacking) return name;
  return [name && `${name}.`, investorTexts.completeDetails].filter(Boolean).join(' ');
}
