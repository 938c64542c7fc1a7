export { submitApplication } from '#store/submission/submitApplication.ts';
export { ReviewStep } from './ReviewStep.tsx';
