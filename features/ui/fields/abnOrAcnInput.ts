import type { ClipboardEvent } from 'react';
import { ABN_OR_ACN_INPUT_LENGTH, pastedAbnOrAcn } from '#domain/formats/format.ts';

/**
 * Input limit of a field for an ABN or ACN (1-CONT-27). A paste inserts its number alone, because the limit would cut it off behind leading
 * blanks.
 */
export const ABN_OR_ACN_INPUT = {
  maxLength: ABN_OR_ACN_INPUT_LENGTH,
  onPaste: (event: ClipboardEvent<HTMLInputElement>): void => {
    event.preventDefault();
    const input = event.currentTarget;
    const number = pastedAbnOrAcn(event.clipboardData.getData('text'));
    input.setRangeText(number, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  },
};
