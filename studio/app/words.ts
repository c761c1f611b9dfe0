export { filled } from '../protocol/filled.ts';
