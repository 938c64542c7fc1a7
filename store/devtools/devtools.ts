import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { maskDeep } from '#domain/model/sensitivity.ts';

/**
 * Returns the DevTools options. They stay on in production for support, with every secret masked in state and actions (also in the
 * arguments that RTK Query puts into `meta.arg.originalArgs`). Their own export shows unmasked values, and their import, dispatch and
 * persist could put foreign values into an application: these are off (reliability DT1, DT2). A developer's build can import support
 * snapshots.
 */
export function devToolsOptions({ isProduction }: { isProduction: boolean }): DevToolsEnhancerOptions {
  return {
    name: 'Allot',
    trace: false,
    stateSanitizer: mask,
    actionSanitizer: (action) => ({ ...mask(action), type: action.type }),
    features: { jump: true, skip: true, export: false, import: !isProduction, dispatch: false, persist: false },
  };
}

/** Masking keeps the shape, so the type is true for every reader but the compiler. */
function mask<T>(value: T): T {
  return maskDeep(value) as T;
}
