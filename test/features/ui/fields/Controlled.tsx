import { useState, type ReactNode } from 'react';

interface ControlledProps<T> {
  initial: T;
  onChange?: (value: T) => void;
  children: (field: { id: string; name: string; value: T; onChange: (value: T) => void }) => ReactNode;
}

/** Holds a field's value as a form would, and reports each change. */
export function Controlled<T>({ initial, onChange, children }: ControlledProps<T>) {
  const [value, setValue] = useState(initial);
  return children({
    id: 'sample',
    name: 'sample',
    value,
    onChange: (next) => {
      setValue(next);
      onChange?.(next);
    },
  });
}
