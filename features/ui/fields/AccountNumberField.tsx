import { memo } from 'react';
import { formatAccountNumber } from '#domain/formats/format.ts';
import type { FieldProps } from './fieldProps.ts';
import { TextField } from './TextField.tsx';

/** An Australian account number; digits alone once the field is left. Every key is taken, the rules judge. */
export const AccountNumberField = memo(function AccountNumberField(props: FieldProps<string>) {
  return <TextField {...props} isCode inputMode="numeric" normalise={formatAccountNumber} />;
});
