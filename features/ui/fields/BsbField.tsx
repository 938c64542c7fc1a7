import { memo } from 'react';
import { formatBsb } from '#domain/formats/format.ts';
import type { FieldProps } from './fieldProps.ts';
import { TextField } from './TextField.tsx';

/** A BSB; gets its dash after three digits when the field is left (1-BANK-23). Every key is taken, the rules judge. */
export const BsbField = memo(function BsbField(props: FieldProps<string>) {
  return <TextField {...props} isCode inputMode="numeric" normalise={formatBsb} />;
});
