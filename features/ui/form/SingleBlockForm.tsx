import type { Elements } from '../elements.tsx';
import { FormBlock } from './FormBlock.tsx';
import { StepForm, type BlockValues } from './StepForm.tsx';
import type { BlockApi, FormBlockOptions } from './useFormBlock.ts';

interface SingleBlockFormProps<V extends object> extends FormBlockOptions<V> {
  onNext: (values: V) => void | Promise<void>;
  onDraft: (values: V) => void;
  onBack?: (() => void) | undefined;
  nextLabel?: string | undefined;
  children: (block: BlockApi<V>) => Elements;
}

/** Form of a step with one block, like most steps. */
export function SingleBlockForm<V extends object>({
  onNext,
  onDraft,
  onBack,
  nextLabel,
  children,
  ...block
}: SingleBlockFormProps<V>) {
  // The step returns the values that this very block registered, so the shape is known.
  const own = (blocks: BlockValues) => blocks[block.id] as V;
  return (
    <StepForm
      onNext={(blocks) => onNext(own(blocks))}
      onDraft={(blocks) => onDraft(own(blocks))}
      onBack={onBack}
      nextLabel={nextLabel}
    >
      <FormBlock {...block}>{children}</FormBlock>
    </StepForm>
  );
}
