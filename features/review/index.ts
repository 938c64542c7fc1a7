export { ReviewStep } from './ReviewStep.tsx';
