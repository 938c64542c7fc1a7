import type { Person } from '#domain/application.ts';
import { investorLimit } from '#domain/model/investorLimit.ts';
import { investorTexts } from '#domain/texts/person.ts';
import { Card } from '#features/ui/Card.tsx';
import { AddRow } from '#features/parts/people/AddRow.tsx';
import { cardId } from '#features/parts/people/focusPerson.ts';
import { fullListMessage } from '#features/parts/people/peopleValues.ts';
import { FieldMessage } from '#features/ui/fields/Field.tsx';
import { useListBlock } from '#features/ui/form/useListBlock.ts';
import { PersonCard } from '#features/parts/people/PersonCard.tsx';
import type { InvestorFieldsProps } from './investorFieldsProps.ts';
import { PersonInvestor } from './PersonInvestor.tsx';
import { ADD_OWNER_ID } from './useInvestorAnswers.ts';

const JOINTLY = investorLimit({ investor_type: 'joint_individual' });

/** One individual on a plain card, or several in blocks that fold (2-INV-14 to 2-INV-26). */
export function IndividualInvestors(props: InvestorFieldsProps) {
  const { form, answers } = props;
  const { rows } = form;
  const error = useListBlock({ id: 'owner', path: 'add', message: fullListMessage(rows.length, JOINTLY) });
  const isJoint = form.details.investor_type === 'joint_individual';
  return (
    <>
      {rows.map((row, index) => (
        <PersonInvestor
          key={row.key}
          {...props}
          row={row}
          place={{ index, role: 'investor' }}
          title={isJoint ? foldedTitle(index) : undefined}
          onRemove={canDelete(index, rows.length) ? () => answers.remove(row.key) : undefined}
          frame={(block, fields) =>
            isJoint ? (
              <PersonCard
                id={cardId(row.key)}
                block={block}
                title={jointTitle(block.values, index, rows.length)}
                deleteLabel={investorTexts.deleteInvestor}
                onDelete={canDelete(index, rows.length) ? () => answers.remove(row.key) : undefined}
              >
                {fields}
              </PersonCard>
            ) : (
              <Card title={investorTexts.investorTitle}>{fields}</Card>
            )
          }
        />
      ))}
      <AddRow
        id={ADD_OWNER_ID}
        label={investorTexts.addJoint}
        count={rows.length}
        limit={JOINTLY}
        isQuiet={!isJoint}
        onAdd={answers.add}
      />
      <FieldMessage id={ADD_OWNER_ID} error={error} />
    </>
  );
}

/** Returns false for the primary investor and for the last joint one: choosing Individual removes that one (2-INV-22, 2-INV-53). */
function canDelete(index: number, count: number): boolean {
  return index > 0 && count > 2;
}

/** Returns the title of a block. Several joint investors are told apart by number, even while open (2-INV-19, 2-INV-20). */
function jointTitle({ visible }: Person, index: number, count: number): string {
  const isOpen = visible !== false;
  if (!isOpen || (index > 0 && count > 2)) return foldedTitle(index);
  return index === 0 ? investorTexts.primaryTitle : investorTexts.jointTitle;
}

function foldedTitle(index: number): string {
  return index === 0 ? investorTexts.primary : investorTexts.joint(index);
}
