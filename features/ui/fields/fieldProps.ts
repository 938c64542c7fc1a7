import type { ReactNode } from 'react';

/** How many of the grid's twelve columns a field takes (one column on phones). */
export type FieldWidth = 3 | 4 | 5 | 6 | 7 | 8 | 9 | 12;

/** What a control tells when it is left: where focus goes, when that is known. */
export type FieldBlur = (event?: { relatedTarget?: EventTarget | null }) => void;

/** What a field makes of a text when it is left. */
export type Tidy = (text: string) => string;

/** Takes the field's way of tidying its text, which the form then applies before it is judged; answers how to take it back. */
export type TidyWith = (tidy: Tidy) => () => void;

/** The frame of a field: everything but its value. */
export interface FieldFrameProps {
  /** Id of the control; the message and the help derive theirs from it. */
  id: string;
  label: ReactNode;
  /** Read before the field is reached, so it stands above it. */
  help?: ReactNode;
  /** Says `(optional)` beside the label. */
  optional?: boolean | undefined;
  /** The message to show now. */
  error?: string | undefined;
  width?: FieldWidth | undefined;
}

/** A value that can be followed without its owner drawing anew. */
export interface LiveSource<T = unknown> {
  subscribe: (listener: () => void) => () => void;
  /** What the source belongs to: the value of a field, or all of a block. */
  read: () => T;
}

/** Props of every field: plain and controlled; who keeps the value is the caller's business. */
export interface FieldProps<T> extends FieldFrameProps {
  name: string;
  value: T | null | undefined;
  /** Where the newest value is read, for fields that are typed into; `value` where there is none. */
  source?: LiveSource | undefined;
  onChange: (value: T) => void;
  onBlur?: FieldBlur | undefined;
  tidyWith?: TidyWith | undefined;
  disabled?: boolean | undefined;
  autoComplete?: string | undefined;
}

export interface FieldOption {
  value: string;
  label: string;
  /** Radio cards: one line on what it means. */
  explanation?: ReactNode;
  disabled?: boolean | undefined;
}

/** What ties a control to its label, help and message. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}
