import type { ReactNode } from 'react';
import { fieldTexts } from '#domain/texts/ui.ts';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon.tsx';
import styles from './Field.module.css';
import type { ControlProps, FieldFrameProps, FieldWidth } from './fieldProps.ts';

interface FieldParts extends FieldFrameProps {
  /** More that describes the control (a currency). */
  describedBy?: string | undefined;
  /** Said of an answer that is taken all the same, where the message would stand. */
  note?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, help before, message below in a slot that is always there, so that an error moves nothing. */
export function Field({ id, label, help, optional, error, width, describedBy, note, children }: FieldParts) {
  return (
    <div className={classNames(styles.field, widthClass(width))}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optionalMark(optional)}
      </label>
      {fieldHelp(id, help)}
      {children(controlProps({ id, help, error, describedBy, note }))}
      <FieldMessage id={id} error={error} note={note} />
    </div>
  );
}

interface FieldGroupParts extends FieldFrameProps {
  /** The legend is there for assistive technology only: a card's title says it already. */
  isLegendHidden?: boolean | undefined;
  /** `radiogroup` where one of several is chosen: it can then be marked invalid. */
  role?: 'radiogroup' | 'group' | undefined;
  children: ReactNode;
}

/** The same frame for several controls under one legend. The group carries the field's id. */
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
        {label}
        {optionalMark(optional)}
      </legend>
      {fieldHelp(id, help)}
      {children}
      <FieldMessage id={id} error={error} />
    </fieldset>
  );
}

/** Where the message of a field stands. Not a live region: it is read with the field, and the summary announces it. */
export function FieldMessage({ id, error, note }: { id: string; error: string | undefined; note?: ReactNode }) {
  return (
    <p className={styles.message} id={messageId(id)}>
      {error && (
        <>
          <Icon name="stop" />
          {error}
        </>
      )}
      {!error && note && <span role="status">{note}</span>}
    </p>
  );
}

/** The grid that fields stand in: twelve columns, one on phones. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

type Description = Pick<FieldFrameProps, 'id' | 'help' | 'error'> & Pick<FieldParts, 'describedBy' | 'note'>;

/** Ids of help and of message or note that describe a control, and whether it is invalid. */
export function controlProps({ id, help, error, describedBy, note }: Description): ControlProps {
  const described = [describedBy, help !== undefined && `${id}-help`, (error || note) && messageId(id)]
    .filter(Boolean)
    .join(' ');
  return { id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined };
}

/** The class that gives a field its columns. */
export function widthClass(width: FieldWidth | undefined): string | undefined {
  return width === undefined ? undefined : styles[`w${width}`];
}

function optionalMark(optional: boolean | undefined) {
  return optional ? <span className={styles.optional}> {fieldTexts.optional}</span> : null;
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
