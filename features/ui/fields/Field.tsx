import type { ReactNode } from 'react';
import { fieldTexts } from '#domain/texts/ui.ts';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon.tsx';
import { wrapText, type Elements } from '../elements.tsx';
import styles from './Field.module.css';
import type { ControlProps, FieldFrameProps, FieldWidth } from './fieldProps.ts';

interface FieldParts extends FieldFrameProps {
  /** Id of a further description of the control (a currency). */
  describedBy?: string | undefined;
  /** Note on an answer that is accepted all the same, in place of the message. */
  note?: ReactNode;
  /** True if the note has a way back: it is shown below an error as well, not only in its place. */
  keepsNote?: boolean | undefined;
  children: (control: ControlProps) => Elements;
}

/** Frame of a field: label above, help before, message below. The message's slot is always there, so that an error moves nothing. */
export function Field({ id, label, help, optional, error, width, describedBy, note, keepsNote, children }: FieldParts) {
  return (
    <div className={classNames(styles.field, widthClass(width))}>
      <label className={styles.label} htmlFor={id}>
        {wrapText(label)}
        {optionalMark(optional)}
      </label>
      {fieldHelp(id, help)}
      {children(controlProps({ id, help, error, describedBy, note }))}
      <FieldMessage id={id} error={error} note={error && !keepsNote ? undefined : note} />
    </div>
  );
}

interface FieldGroupParts extends FieldFrameProps {
  /** True if the legend is for assistive technology only, because a card's title says it already. */
  isLegendHidden?: boolean | undefined;
  /** `radiogroup` for one choice of several: it can then be marked invalid. */
  role?: 'radiogroup' | 'group' | undefined;
  children: Elements;
}

/** Frame for several controls under one legend. The group has the field's id. */
export function FieldGroup({
  id,
  label,
  help,
  optional,
  error,
  width,
  isLegendHidden = false,
  role = 'group',
  children,
}: FieldGroupParts) {
  const { 'aria-describedby': describedBy, 'aria-invalid': invalid } = controlProps({ id, help, error });
  return (
    <fieldset
      id={id}
      role={role}
      className={classNames(styles.field, styles.group, widthClass(width))}
      aria-describedby={describedBy}
      aria-invalid={role === 'radiogroup' ? invalid : undefined}
    >
      <legend className={isLegendHidden ? styles.hiddenLegend : styles.legend}>
        {wrapText(label)}
        {optionalMark(optional)}
      </legend>
      {fieldHelp(id, help)}
      {children}
      <FieldMessage id={id} error={error} />
    </fieldset>
  );
}

/** Message of a field. It is no live region: it is read with the field, and the summary announces it. */
export function FieldMessage({ id, error, note }: { id: string; error: string | undefined; note?: ReactNode }) {
  return (
    <p className={styles.message} id={messageId(id)}>
      {error && (
        <>
          <Icon name="stop" />
          <span>{error}</span>
        </>
      )}
      {note ? <span role="status">{note}</span> : null}
    </p>
  );
}

/** Grid of fields: twelve columns, one on phones. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

type Description = Pick<FieldFrameProps, 'id' | 'help' | 'error'> & Pick<FieldParts, 'describedBy' | 'note'>;

/** Returns the ids that describe a control, of its help and message or note, and its validity. */
export function controlProps({ id, help, error, describedBy, note }: Description): ControlProps {
  const described = [describedBy, help !== undefined && `${id}-help`, (error || note) && messageId(id)]
    .filter(Boolean)
    .join(' ');
  return { id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined };
}

/** Returns the class that sets the columns of a field. */
export function widthClass(width: FieldWidth | undefined): string | undefined {
  return width === undefined ? undefined : styles[`w${width}`];
}

function optionalMark(optional: boolean | undefined) {
  return optional ? <span className={styles.optional}>{` ${fieldTexts.optional}`}</span> : null;
}

function fieldHelp(id: string, help: ReactNode) {
  if (help === undefined) return null;
  return (
    <div className={styles.help} id={`${id}-help`}>
      {help}
    </div>
  );
}

function messageId(id: string): string {
  return `${id}-message`;
}
