/** The folders of the product, from the bottom up: each may import those before it. To add one: a line here. */
export const PRODUCT_FOLDERS: readonly string[] = [
  'kernel',
  'diagnostics',
  'engine',
  'generator',
  'print',
  'simulation',
  'studio',
  'cli',
];
