import { createRequire } from 'node:module';
import type * as ajv from 'ajv';

type AjvPackage = typeof ajv;

let loaded: AjvPackage | undefined;

/** ajv, loaded when it is needed: loading it takes longer than checking a small game. */
export function ajvPackage(): AjvPackage {
  loaded ??= createRequire(import.meta.url)('ajv') as AjvPackage;
  return loaded;
}
