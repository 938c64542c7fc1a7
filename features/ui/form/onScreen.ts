import { useLayoutEffect, type RefObject } from 'react';
import type { BlockHandle } from './stepFormContext.ts';

type Blocks = ReadonlyMap<string, Pick<BlockHandle, 'id' | 'getValues'>>;

/** State of the form on screen, for code that redraws it during typing. */
export const onScreen: {
  /** Blocks of the form, by id. */
  blocks: Blocks;
  /** True while letters are being composed (IME): their field must stay. */
  isComposing: boolean;
} = { blocks: new Map(), isComposing: false };

/** Makes this step's form the one on screen. */
export function useOnScreen(blocks: RefObject<Blocks>): void {
  useLayoutEffect(() => {
    onScreen.blocks = blocks.current;
    const note = ({ type }: Event) => void (onScreen.isComposing = type === 'compositionstart');
    for (const kind of KINDS) document.addEventListener(kind, note, true);
    return () => {
      onScreen.isComposing = false;
      for (const kind of KINDS) document.removeEventListener(kind, note, true);
    };
  }, [blocks]);
}

const KINDS = ['compositionstart', 'compositionend'] as const;
