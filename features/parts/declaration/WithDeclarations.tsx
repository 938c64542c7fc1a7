import { useContext, useMemo, type ReactNode } from 'react';
import { usesHoldingsTwo } from '#domain/offer.ts';
import type { FormContext } from '#domain/stepRules/context.ts';
import type { FormBlockOptions } from '#features/ui/form/useFormBlock.ts';
import { lateComponent } from '#features/ui/lateComponent.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectOffer } from '#store/selectors/sessionSelectors.ts';
import { DeclarationsContext, type DeclarationPartProps } from './declarationsContext.ts';

/** Only of an offer whose investors declare their taxes in their own blocks (3-INLINE): nobody else fetches it. */
const Declarations = lateComponent<{ children: ReactNode }>(
  () => import(/* webpackChunkName: "declarations" */ './Declarations.tsx').then((m) => m.Declarations),
  { waiting: <Spinner /> },
);

/** A step in whose blocks somebody declares, where the offer asks for it there; shown once the rules of that are there. */
export function WithDeclarations({ children }: { children: ReactNode }) {
  const offer = useAppSelector(selectOffer);
  return offer && usesHoldingsTwo(offer) ? <Declarations>{children}</Declarations> : children;
}

/** What a step's rules depend on, with those of the declarations in its blocks. */
export function useDeclaring(context: FormContext): FormContext {
  const declarations = useContext(DeclarationsContext)?.rules;
  return useMemo(() => (declarations ? { ...context, declarations } : context), [context, declarations]);
}

/** What a block has to know of the fields of a declaration in it, beside those of its own that are only typed into. */
export function useDeclarationFields(
  own: ReadonlySet<string>,
): Pick<FormBlockOptions<object>, 'labelFor'> & { freeText: ReadonlySet<string> } {
  const declarations = useContext(DeclarationsContext);
  return { labelFor: declarations?.labelFor, freeText: declarations?.freeTextWith(own) ?? own };
}

/** The tax declaration in a block; nothing where none is asked for. */
export function DeclarationSlot(props: DeclarationPartProps) {
  const Part = useContext(DeclarationsContext)?.Part;
  return Part ? <Part {...props} /> : null;
}
