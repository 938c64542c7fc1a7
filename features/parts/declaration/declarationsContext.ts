import { createContext, type ComponentType } from 'react';
import type { TaxDeclaration } from '#domain/application.ts';
import type { DeclarationRules, Declarer, FormContext } from '#domain/stepRules/context.ts';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';

/** The block of somebody who may declare their taxes in it, a person's or an organisation's. */
export interface DeclarationForm extends Pick<
  BlockApi<{ taxDetails?: TaxDeclaration }>,
  'values' | 'live' | 'bindPath' | 'shownErrors' | 'errorAt' | 'isAttempted'
> {
  update(change: <Values extends { taxDetails?: TaxDeclaration }>(values: Values) => Values): void;
}

/** Gives an answer of a declaration, which may take something away; `show` puts it into the form. */
export type GiveDeclaration = (answer: (declaration: TaxDeclaration) => TaxDeclaration, show: () => void) => void;

export interface DeclarationPartProps {
  block: DeclarationForm;
  /** As what they declare. */
  declarer: Declarer;
  context: FormContext;
  onAnswer: GiveDeclaration;
}

/** The inline declaration of an offer that has it: its rules, and its part of a block. */
export interface Declarations {
  rules: DeclarationRules;
  Part: ComponentType<DeclarationPartProps>;
  /** What a field of a declaration is called in the error summary, by its path in the block that holds it. */
  labelFor: (path: string) => string | undefined;
  /** The fields of a block that are only typed into, with those of a declaration in it; the same set for the same ones. */
  freeTextWith: (own: ReadonlySet<string>) => ReadonlySet<string>;
}

/** Null where the offer has a tax step instead, and around steps in which nobody declares. */
export const DeclarationsContext = createContext<Declarations | null>(null);
