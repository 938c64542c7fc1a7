import { useContext, useMemo } from 'react';
import { usesHoldingsTwo } from '#domain/offer.ts';
import type { FormContext } from '#domain/rules/context.ts';
import type { FormBlockOptions } from '#features/ui/form/useFormBlock.ts';
import { lazyComponent } from '#features/ui/lazyComponent.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import type { Elements } from '#features/ui/elements.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectOffer } from '#store/selectors/sessionSelectors.ts';
import { DeclarationsContext, type DeclarationPartProps } from './declarationsContext.ts';

/** Declarations, loaded late: only offers with tax declarations inside the blocks need them (3-INLINE). */
const Declarations = lazyComponent<{ children: Elements }>(
  () => import(/* webpackChunkName: "tax" */ './Declarations.tsx').then((m) => m.Declarations),
  { waiting: <Spinner /> },
);

/** Wraps a step with tax declarations in its blocks, if the offer asks for them there. Shows the step once their rules are loaded. */
export function WithDeclarations({ children }: { children: Elements }) {
  const offer = useAppSelector(selectOffer);
  return offer && usesHoldingsTwo(offer) ? <Declarations>{children}</Declarations> : children;
}

/** Returns the step's rule context, with the rules of the declarations in its blocks. */
export function useDeclarationContext(context: FormContext): FormContext {
  const declarations = useContext(DeclarationsContext)?.rules;
  return useMemo(() => (declarations ? { ...context, declarations } : context), [context, declarations]);
}

/** Returns the labels and free-text fields of a block together with those of its declaration. */
export function useDeclarationFields(
  own: ReadonlySet<string>,
): Pick<FormBlockOptions<object>, 'labelFor'> & { freeText: ReadonlySet<string> } {
  const declarations = useContext(DeclarationsContext);
  return { labelFor: declarations?.labelFor, freeText: declarations?.freeTextWith(own) ?? own };
}

/** Shows the tax declaration of a block; nothing if the offer has none there. */
export function DeclarationSlot(props: DeclarationPartProps) {
  const Part = useContext(DeclarationsContext)?.Part;
  return Part ? <Part {...props} /> : null;
}
