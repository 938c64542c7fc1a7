import { createContext, type ComponentType } from 'react';
import type { TaxDeclaration } from '#domain/application.ts';
import type { DeclarationRules, Declarer, FormContext } from '#domain/rules/context.ts';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';

/** Block that may contain a tax declaration, a person's or an organisation's. */
export interface DeclarationForm extends Pick<
  BlockApi<{ taxDetails?: TaxDeclaration }>,
  'values' | 'live' | 'bindPath' | 'shownErrors' | 'errorAt' | 'isAttempted'
> {
  update(change: <Values extends { taxDetails?: TaxDeclaration }>(values: Values) => Values): void;
}

/** Applies an answer of a declaration that may take other answers away; `show` puts it into the form. */
export type GiveDeclaration = (answer: (declaration: TaxDeclaration) => TaxDeclaration, show: () => void) => void;

export interface DeclarationPartProps {
  block: DeclarationForm;
  /** Kind of person or entity that declares. */
  declarer: Declarer;
  context: FormContext;
  onAnswer: GiveDeclaration;
}

/** Inline declaration of an offer that has it: its rules, and its part of a block. */
export interface Declarations {
  rules: DeclarationRules;
  Part: ComponentType<DeclarationPartProps>;
  /** Returns the label of a declaration field for the error summary, from its path in the block. */
  labelFor: (path: string) => string | undefined;
  /** Returns the free-text fields of a block with those of a declaration; the same set for the same input. */
  freeTextWith: (own: ReadonlySet<string>) => ReadonlySet<string>;
}

/** Null if the offer has a tax step instead, and around steps without declarations. */
export const DeclarationsContext = createContext<Declarations | null>(null);
