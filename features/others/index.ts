export { OthersStep } from './OthersStep.tsx';
