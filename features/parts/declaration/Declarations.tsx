import type { ReactNode } from 'react';
import { inlineDeclarations as rules } from '#domain/tax/inlineDeclarations.ts';
import { DeclarationPart } from './DeclarationPart.tsx';
import { declarationFieldLabel as labelFor } from './declarationFieldLabel.ts';
import { DeclarationsContext } from './declarationsContext.ts';

const DECLARATIONS = { rules, Part: DeclarationPart, labelFor };

/** Lets the blocks of a step ask for tax declarations. */
export function Declarations({ children }: { children: ReactNode }) {
  return <DeclarationsContext value={DECLARATIONS}>{children}</DeclarationsContext>;
}
