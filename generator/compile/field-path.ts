/** Fields of components as people write them: `arrows.front`, `abilities[1].do[2].amount`. */

export function fieldName(path: readonly (string | number)[]): string {
  return path.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name}[${step + 1}]`;
    return name === '' ? step : `${name}.${step}`;
  }, '');
}

export function fieldPath(field: string): (string | number)[] {
  return [...field.matchAll(/([^.[\]]+)(\])?/g)].map(([, step = '', closes]) =>
    closes === undefined ? step : Number(step) - 1,
  );
}
