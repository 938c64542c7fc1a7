import type { Person } from '#domain/application.ts';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';
import { FoldingCard, type FoldingCardProps } from './FoldingCard.tsx';

const NAME_FIELDS = ['legalFirstName', 'legalLastName'] as const satisfies readonly (keyof Person)[];

type PersonCardProps = Omit<FoldingCardProps, 'block' | 'nameFields'> & { block: BlockApi<Person> };

/** Block of one person in a list. */
export function PersonCard(props: PersonCardProps) {
  return <FoldingCard {...props} nameFields={NAME_FIELDS} />;
}
