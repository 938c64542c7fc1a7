import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A busy machine takes its time to load a lazy chunk; what never comes still fails.
configure({ asyncUtilTimeout: 15_000 });
