import { inlineDeclarations as rules } from '#domain/stepRules/inlineDeclarations.ts';
import type { Elements } from '#features/ui/elements.tsx';
import { DeclarationPart } from './DeclarationPart.tsx';
import { declarationFieldLabel as labelFor } from './declarationFieldLabel.ts';
import { DECLARATION_FREE_TEXT } from '../tax/taxFreeText.ts';
import { DeclarationsContext } from './declarationsContext.ts';

const sets = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

function freeTextWith(own: ReadonlySet<string>): ReadonlySet<string> {
  const known = sets.get(own) ?? new Set([...own, ...DECLARATION_FREE_TEXT]);
  sets.set(own, known);
  return known;
}

const DECLARATIONS = { rules, Part: DeclarationPart, labelFor, freeTextWith };

/** Lets the blocks of a step ask for tax declarations. */
export function Declarations({ children }: { children: Elements }) {
  return <DeclarationsContext value={DECLARATIONS}>{children}</DeclarationsContext>;
}
