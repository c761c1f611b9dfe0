export * from './define.ts';
export { catalogue, fault, type Code, type ParamsOf } from './catalogue/index.ts';
