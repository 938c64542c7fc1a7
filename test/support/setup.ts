import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Each test is a browser of its own.
afterEach(() => {
  if (typeof document === 'undefined') return;
  sessionStorage.clear();
  localStorage.clear();
});

// A busy machine takes its time to load a lazy chunk; what never comes still fails.
configure({ asyncUtilTimeout: 15_000 });
