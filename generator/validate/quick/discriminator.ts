import type { JsonSchema } from '../../schema/json-schema.ts';
import type { Check, Inside, Keyword } from './keyword.ts';
import { isMapping, texts } from './values.ts';

/** `oneOf` by a tag: only the branch of its value is tried. */
export const discriminator: Keyword = {
  word: 'discriminator',
  about: 'mapping',
  compile(argument, holder, inside) {
    const branches =
      isMapping(argument) && Object.keys(argument).length === 1 ? holder.oneOf : null;
    const tag = isMapping(argument) ? argument['propertyName'] : null;
    if (!Array.isArray(branches) || typeof tag !== 'string') return null;
    const byValue = new Map<unknown, Check>();
    for (const branch of branches as readonly JsonSchema[]) {
      const values = tagValues(branch, tag, holder, inside);
      if (values === null || values.some((value) => byValue.has(value))) return null;
      for (const value of values) byValue.set(value, inside.rule(branch));
    }
    return (value, visit) =>
      byValue.get((value as Record<string, unknown>)[tag])?.(value, visit) ?? false;
  },
};

/** The values of the tag that choose a branch; null for branches that do not say. */
function tagValues(
  branch: JsonSchema,
  tag: string,
  holder: JsonSchema,
  inside: Inside,
): readonly string[] | null {
  const target = branch.$ref === undefined ? branch : inside.target(branch.$ref);
  if (target === null) return null;
  const { required = [], properties } = target;
  if (![...required, ...(holder.required ?? [])].includes(tag)) return null;
  const schema = properties?.[tag];
  if (!isMapping(schema)) return null;
  return texts(schema['const'] === undefined ? schema['enum'] : [schema['const']]);
}
