import { getIn } from 'formik';
import type { FieldBlur, LiveSource, NormaliserRef } from '../fields/fieldProps.ts';
import type { BlockStore } from './blockStore.ts';

/** Handlers of a field in its block, and the source of its newest value. */
export interface FieldHandlers {
  source: LiveSource;
  onChange: (value: unknown) => void;
  onBlur: FieldBlur;
  tidyWith: NormaliserRef;
}

interface FieldHandlerOptions<V extends object> {
  store: BlockStore<V>;
  /** Draws a field's new value. */
  draw: (path: string, value: unknown) => void;
  /** Marks a field as left: its message may show from now on. */
  touch: (path: string) => void;
  onLeft: () => void;
}

/** Makes the handlers of a block's fields; each path always gets the same ones. */
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
      // A press on Back or Next does not judge the field before it: the button shows what happens. After a Tab to such a button its key
      // comes up there: a filled field is judged then.
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
