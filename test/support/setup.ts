import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A busy machine takes its time to load a lazy chunk; what never comes still fails.
// Each test is a tab of its own.
afterEach(() => globalThis.sessionStorage?.clear());

configure({ asyncUtilTimeout: 15_000 });
