export { RaisePage } from './RaisePage.tsx';
