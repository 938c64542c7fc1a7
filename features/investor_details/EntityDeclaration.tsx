import type { InvestorDetails } from '#domain/application.ts';
import type { EntityType } from '#domain/application/investorTypes.ts';
import { DeclarationSlot } from '#features/parts/declaration/WithDeclarations.tsx';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';
import type { InvestorFieldsProps } from './investorFieldsProps.ts';

interface EntityDeclarationProps extends Pick<InvestorFieldsProps, 'answers' | 'context'> {
  type: EntityType;
  block: BlockApi<InvestorDetails>;
}

/** The tax declaration of the entity that invests, as what it is by its type (3-INLINE); nothing where the offer has a tax step. */
export function EntityDeclaration({ type, block, answers, context }: EntityDeclarationProps) {
  const declarer = context.declarations?.declarerOf({ ...block.values, investor_type: type });
  return (
    declarer && (
      <DeclarationSlot
        block={block}
        declarer={declarer}
        context={context}
        onAnswer={(answer, show) => answers.declare(type, answer, show)}
      />
    )
  );
}
