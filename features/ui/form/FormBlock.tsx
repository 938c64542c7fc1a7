import { useMemo } from 'react';
import type { Elements } from '../elements.tsx';
import { useFormBlock, type BlockApi, type FormBlockOptions } from './useFormBlock.ts';

interface FormBlockProps<V extends object> extends FormBlockOptions<V> {
  children: (block: BlockApi<V>) => Elements;
}

/** Part of a step with its own Formik; a step grows by blocks, not by longer forms. See `useFormBlock`. */
export function FormBlock<V extends object>({ children, ...options }: FormBlockProps<V>) {
  const block = useFormBlock(options);
  return useMemo(() => children(block), [children, block]);
}
