export { NextStepsPage } from './NextStepsPage.tsx';
