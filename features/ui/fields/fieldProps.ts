import type { ReactNode } from 'react';
import type { Content } from '../elements.tsx';

/** Number of the grid's twelve columns that a field takes (one column on phones). */
export type FieldWidth = 3 | 4 | 5 | 6 | 7 | 8 | 9 | 12;

/** Called when a control is left, with the next focused element if known. */
export type FieldBlur = (event?: { relatedTarget?: EventTarget | null }) => void;

/** Tidies the text of a field when it is left. */
export type TextNormaliser = (text: string) => string;

/** Registers the tidying of a field's text, which the form then applies before it is judged. Returns a function that removes it. */
export type NormaliserRef = (tidy: TextNormaliser) => () => void;

/** Frame of a field: everything but its value. */
export interface FieldFrameProps {
  /** Id of the control; the message and the help derive theirs from it. */
  id: string;
  label: Content;
  /** Help, placed above the field so that it is read before. */
  help?: ReactNode;
  /** Shows `(optional)` beside the label. */
  optional?: boolean | undefined;
  /** Message to show now. */
  error?: string | undefined;
  width?: FieldWidth | undefined;
}

/** Value that can be followed without redrawing its owner. */
export interface LiveSource<T = unknown> {
  subscribe: (listener: () => void) => () => void;
  /** Returns the value of a field, or all values of a block. */
  read: () => T;
}

/** Props of every field: plain and controlled; the caller decides who stores the value. */
export interface FieldProps<T> extends FieldFrameProps {
  name: string;
  value: T | null | undefined;
  /** Source of the newest value, for fields that are typed into. Absent: `value`. */
  source?: LiveSource | undefined;
  onChange: (value: T) => void;
  onBlur?: FieldBlur | undefined;
  tidyWith?: NormaliserRef | undefined;
  disabled?: boolean | undefined;
  autoComplete?: string | undefined;
}

export interface FieldOption {
  value: string;
  label: string;
  /** The label is somebody's name: browsers do not translate it. */
  isName?: boolean | undefined;
  /** Line of explanation on a radio card. */
  explanation?: ReactNode;
  disabled?: boolean | undefined;
}

/** Attributes that connect a control with its label, help and message. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}
