export { PurchaseAmountStep } from './PurchaseAmountStep.tsx';
