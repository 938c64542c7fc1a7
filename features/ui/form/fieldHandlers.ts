import { getIn } from 'formik';
import type { FieldBlur, LiveSource, TidyWith } from '../fields/fieldProps.ts';
import type { BlockStore } from './blockStore.ts';

/** What a field tells its block, and where it reads what is newest. */
export interface FieldHandlers {
  source: LiveSource;
  onChange: (value: unknown) => void;
  onBlur: FieldBlur;
  tidyWith: TidyWith;
}

interface FieldHandlerOptions<V extends object> {
  store: BlockStore<V>;
  /** Draws a field's new value. */
  draw: (path: string, value: unknown) => void;
  /** A field was left: its message may show from now on. */
  touch: (path: string) => void;
  onLeft: () => void;
}

/** Makes the handlers of a block's fields; those of one path are the same however often they are asked for. */
export function createFieldHandlers<V extends object>(
  options: FieldHandlerOptions<V>,
): (path: string) => FieldHandlers {
  const made = new Map<string, FieldHandlers>();
  return (path) => {
    const handlers = made.get(path) ?? handlersOf(path, options);
    made.set(path, handlers);
    return handlers;
  };
}

function handlersOf<V extends object>(
  path: string,
  { store, draw, touch, onLeft }: FieldHandlerOptions<V>,
): FieldHandlers {
  return {
    source: store.sourceOf(path),
    tidyWith: store.tidyWith(path),
    onChange: (value) => {
      store.writeField(path, value);
      draw(path, value);
    },
    onBlur: (event) => {
      const action = event?.relatedTarget instanceof Element ? event.relatedTarget.closest('[data-step-action]') : null;
      // A press on Back or Next is not a judgement on the field before: the button says what happens. The key that leads to one comes up there.
      if (!action) touch(path);
      else if (isWritten(getIn(store.read(), path)))
        action.addEventListener('keyup', () => touch(path), { once: true });
      onLeft();
    },
  };
}

function isWritten(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
