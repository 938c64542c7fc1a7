import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';

/**
 * DevTools stay on in production for support. Their own export shows unmasked values, and their import, dispatch and persist
 * could put foreign values into an application: these are off (reliability DT1, DT2).
 */
export const devToolsOptions: DevToolsEnhancerOptions = {
  name: 'Allot',
  trace: false,
  features: { jump: true, skip: true, export: false, import: false, dispatch: false, persist: false },
};
