import type { InvestorDetails } from '#domain/application.ts';
import type { EntityType } from '#domain/model/investorTypes.ts';
import { DeclarationSlot } from '#features/parts/declaration/WithDeclarations.tsx';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';
import type { InvestorFieldsProps } from './investorFieldsProps.ts';

interface EntityDeclarationProps extends Pick<InvestorFieldsProps, 'answers' | 'context'> {
  type: EntityType;
  block: BlockApi<InvestorDetails>;
}

/** Tax declaration of the entity that invests, for the declarer that its type makes it (3-INLINE); nothing if the offer has a tax step. */
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
