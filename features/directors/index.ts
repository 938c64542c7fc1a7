export { DirectorsStep } from './DirectorsStep.tsx';
