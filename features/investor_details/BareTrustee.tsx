import type { PersonEntry } from '#domain/application.ts';
import { useMemo } from 'react';
import { isCompanyTrustee, personName } from '#domain/people/names.ts';
import { bareTrustTexts } from '#domain/texts/bareTrust.ts';
import { removalTexts } from '#domain/texts/removal.ts';
import { CardPart } from '#features/ui/Card.tsx';
import { RadioCards } from '#features/ui/fields/RadioCards.tsx';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';
import { FoldingCard } from '#features/parts/people/FoldingCard.tsx';
import { cardId } from '#features/parts/people/focusPerson.ts';
import type { Elements } from '#features/ui/elements.tsx';
import { useAppStore } from '#store/hooks.ts';
import { selectRolesBeside } from '#store/selectors/peopleSelectors.ts';
import { CompanyForm } from './CompanyForm.tsx';
import { rowErrors } from './investorErrors.ts';
import type { InvestorFieldsProps } from './investorFieldsProps.ts';
import type { InvestorRow } from './investorForm.ts';
import { PersonInvestor } from './PersonInvestor.tsx';

const KIND_OPTIONS = [
  { value: 'company', label: bareTrustTexts.company },
  { value: 'individual', label: bareTrustTexts.individual },
];
const PERSON_NAME = ['legalFirstName', 'legalLastName'];
const COMPANY_NAME = ['companyName'];

interface BareTrusteeProps extends InvestorFieldsProps {
  row: InvestorRow;
  /** Counted from 1. */
  number: number;
  /** True for the first individual among the trustees, who may be asked for more than the others. */
  isFirstPerson: boolean;
  /** The only trustee cannot be deleted (2-BARE-05). */
  isAlone: boolean;
}

/** One trustee of a bare trust; the other kind is another block, blank (2-BARE-04). */
export function BareTrustee(props: BareTrusteeProps) {
  const { row, number, isFirstPerson, isAlone, ...shared } = props;
  const { answers, context, serverErrors } = shared;
  const title = bareTrustTexts.trustee(number);
  const isCompany = isCompanyTrustee(row.start);
  const noteOfRoles = useNoteOfRoles(row);
  const refusals = useMemo(() => rowErrors(serverErrors, row.openedAt), [serverErrors, row.openedAt]);
  const handleRemove = isAlone ? undefined : () => answers.remove(row.key, noteOfRoles());
  const frame = (block: BlockApi<PersonEntry>, fields: Elements) => (
    <FoldingCard
      id={cardId(row.key)}
      block={block}
      title={title}
      nameFields={isCompany ? COMPANY_NAME : PERSON_NAME}
      deleteLabel={bareTrustTexts.deleteTrustee}
      onDelete={handleRemove}
    >
      <CardPart>
        <RadioCards
          {...block.bindPath<string>('trusteeType')}
          value={isCompany ? 'company' : 'individual'}
          onChange={(kind) =>
            answers.changeTrustee(row.key, kind === 'company' ? 'company' : 'individual', noteOfRoles())
          }
          label={bareTrustTexts.trusteeType}
          options={KIND_OPTIONS}
        />
      </CardPart>
      {fields}
    </FoldingCard>
  );
  if (isCompany)
    return (
      <CompanyForm
        id={row.key}
        start={row.start}
        {...{ title, refusals, context, frame }}
        onDeclare={(answer, show) => answers.declare(row.key, answer, show)}
      />
    );
  return (
    <PersonInvestor
      {...shared}
      row={row}
      place={{ index: isFirstPerson ? 0 : number, role: 'investor' }}
      title={title}
      onRemove={handleRemove}
      frame={frame}
    />
  );
}

/** Returns a note that this trustee stays in the other roles they were picked for. */
function useNoteOfRoles({ start }: InvestorRow): () => string | undefined {
  const store = useAppStore();
  return () => {
    const roles = selectRolesBeside(store.getState(), 'investor', start);
    return roles.length > 0 ? removalTexts.otherRoles(personName(start), roles) : undefined;
  };
}
