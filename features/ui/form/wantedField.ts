import { useEffect, useRef } from 'react';
import { subjectOf } from '#domain/documents/subject.ts';
import { isRecord } from '#domain/formats/isRecord.ts';
import { fieldId, focusField } from './focusField.ts';
import type { BlockHandle } from './stepFormContext.ts';

/** A field at which the next step is to open. */
export interface WantedField {
  /** The id of whom its block is about; '' where the step is about nobody. */
  subject: string;
  /** The paths in the block that lead there, the best first. */
  paths: readonly string[];
}

/** Questions that come late are waited for, and what they push away is kept in view, until somebody does something. */
const ANYTHING = ['keydown', 'pointerdown', 'wheel', 'touchstart'] as const;
/** Nothing comes later than that. */
const LATEST_MS = 10_000;

let wanted: WantedField | null = null;

/** Says at which field the step that is opened next has its focus. */
export function wantFieldOf(field: WantedField): void {
  wanted = field;
}

/** Takes focus, once the step is there, to the field that was wanted of it. */
export function useWantedField(blocks: { readonly current: Blocks }): void {
  const mine = useRef<WantedField | null>(null);
  useEffect(() => {
    mine.current ??= wanted;
    wanted = null;
    const field = mine.current;
    if (field === null) return undefined;
    let found: Element | null = null;
    const end = () => {
      watch.disconnect();
      clearTimeout(timeout);
      for (const type of ANYTHING) document.removeEventListener(type, done);
    };
    const done = () => {
      mine.current = null;
      end();
    };
    const seek = () => {
      if (found === null && focusOpen(field, blocks.current)) found = document.activeElement;
      if (found === document.activeElement) found?.scrollIntoView?.({ block: 'center' });
    };
    const watch = new MutationObserver(seek);
    watch.observe(document.body, { childList: true, subtree: true });
    for (const type of ANYTHING) document.addEventListener(type, done, { passive: true });
    const timeout = setTimeout(done, LATEST_MS);
    seek();
    return end;
  }, [blocks]);
}

type Block = Pick<BlockHandle, 'id' | 'getValues'>;
type Blocks = ReadonlyMap<string, Block>;

function isAbout(block: Block, { subject }: WantedField): boolean {
  return subject === '' || subjectOf(block.getValues()) === subject;
}

/** To the first of its fields that is there and not answered. */
function focusOpen(field: WantedField, blocks: Blocks): boolean {
  return [...blocks.values()].some((block) => {
    if (!isAbout(block, field)) return false;
    const values: Record<string, unknown> = { ...block.getValues() };
    return field.paths.some((path) => !isAnswered(values[path]) && focusField(fieldId(block.id, path)));
  });
}

function isAnswered(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return isRecord(value) ? Boolean(value['filename']) : Boolean(value);
}
