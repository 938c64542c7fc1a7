import { memo } from 'react';
import { formatAccountNumber } from '#domain/formats/format.ts';
import type { FieldProps } from './fieldProps.ts';
import { TextField } from './TextField.tsx';

/** Field for an Australian account number; reduced to digits once it is left. Takes every key; the rules judge. */
export const AccountNumberField = memo(function AccountNumberField(props: FieldProps<string>) {
  return <TextField {...props} isCode inputMode="numeric" normalise={formatAccountNumber} />;
});
