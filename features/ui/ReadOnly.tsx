import type { DragEvent, ReactNode } from 'react';

interface ReadOnlyProps {
  /** Nothing can be changed; a notice says why. */
  isOn: boolean;
  children: ReactNode;
}

/** A form that can be read and not changed: controls that are natively disabled take no key, press or file, and are still read out. */
export function ReadOnly({ isOn, children }: ReadOnlyProps) {
  if (!isOn) return children;
  return (
    <fieldset disabled onDragOverCapture={refuse} onDropCapture={refuse}>
      {children}
    </fieldset>
  );
}

function refuse(event: DragEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
