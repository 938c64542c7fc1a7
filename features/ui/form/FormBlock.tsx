import { useMemo, type ReactNode } from 'react';
import { useFormBlock, type BlockApi, type FormBlockOptions } from './useFormBlock.ts';

interface FormBlockProps<V extends object> extends FormBlockOptions<V> {
  children: (block: BlockApi<V>) => ReactNode;
}

/** A part of a step with a Formik of its own; the step's page grows by blocks, not by longer forms. See `useFormBlock`. */
export function FormBlock<V extends object>({ children, ...options }: FormBlockProps<V>) {
  const block = useFormBlock(options);
  return useMemo(() => children(block), [children, block]);
}
