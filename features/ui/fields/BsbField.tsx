import { memo } from 'react';
import { formatBsb } from '#domain/formats/format.ts';
import type { FieldProps } from './fieldProps.ts';
import { TextField } from './TextField.tsx';

/** Field for a BSB; gets its dash after three digits once it is left (1-BANK-23). Takes every key; the rules judge. */
export const BsbField = memo(function BsbField(props: FieldProps<string>) {
  return <TextField {...props} isCode inputMode="numeric" normalise={formatBsb} />;
});
