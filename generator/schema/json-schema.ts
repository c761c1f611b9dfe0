import type { LayoutForm } from '../../engine/index.ts';
import type { GroupName } from '../vocabulary/model.ts';

/** A JSON Schema (draft-07) object with Cardwright's own keywords. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly $schema?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, JsonSchema | boolean>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema | boolean | readonly JsonSchema[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly definitions?: Readonly<Record<string, JsonSchema>>;
  readonly allOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly if?: JsonSchema | boolean;
  readonly then?: JsonSchema | boolean;
  readonly else?: JsonSchema | boolean;
  /** The value is the id of a component of this kind, or of one of these kinds. */
  readonly 'x-ref'?: string | readonly string[];
  /** The value is a text that players read. */
  readonly 'x-text'?: boolean;
  /** The name that the property had in an earlier version: proposed to whoever still writes it. */
  readonly 'x-was'?: string;
  /** The text is in ICU MessageFormat. */
  readonly 'x-message'?: boolean;
  /** The value is a pattern: an id or a drawing; `drawing` where only a drawing will do. */
  readonly 'x-pattern'?: boolean | 'drawing';
  /** The value is a pattern whose squares all lie on straight lines from its origin. */
  readonly 'x-rays'?: true;
  /** The value is a drawn layout of this size; what each character means, null for nothing. */
  readonly 'x-layout'?: LayoutForm;
  /** How many squares of the layout bear each of these signs. */
  readonly 'x-layout-count'?: Readonly<Record<string, number>>;
  /** The value is the path of a file in the game folder. */
  readonly 'x-asset'?: boolean;
  /** The value is the name of an icon, with its set: editors offer those that are installed. */
  readonly 'x-icon'?: true;
  /** The value is a list of effects, or of another part of a card in words of the vocabulary. */
  readonly 'x-vocabulary'?: 'effects' | 'requirements' | 'slots';
  /** The value is a word of `targets`, alone or with its parameters. */
  readonly 'x-target'?: boolean;
  /** The group of the vocabulary whose words are here. */
  readonly 'x-group'?: GroupName;
  /** The word of the vocabulary whose mapping this is. */
  readonly 'x-word'?: string;
  /** A definition that stays one in a bundle: it is large, and used in many places. */
  readonly 'x-once'?: boolean;
  /** No other component of the kind has this value; of a text, none has it in any language. */
  readonly 'x-unique'?: true;
  /** A hand-written text that is on the card instead of the text made of this field. */
  readonly 'x-rules-text'?: string;
  /** Editors complete the value with the ids of this kind, or of these; nothing is checked. */
  readonly 'x-complete'?: string | readonly string[];
  /** The game's own code for faults at or below here; or by name of the fault, `*` for the others. */
  readonly 'x-code'?: string | Readonly<Record<string, string>>;
  /** The clause that these faults break, in the same forms. */
  readonly 'x-clause'?: string | Readonly<Record<string, string>>;
  /** The TypeScript type of the value, where it is not the one of the schema. */
  readonly tsType?: string;
  readonly [keyword: string]: unknown;
}

const textOrTexts = { type: ['string', 'array'], items: { type: 'string' } };
const layoutSize = {
  type: ['integer', 'array'],
  minimum: 1,
  items: { type: 'integer', minimum: 1 },
  minItems: 2,
  maxItems: 2,
};
const byFault = { type: ['string', 'object'], additionalProperties: { type: 'string' } };

/** Keywords of ours with the form of their values; everything else unknown in a schema is a slip. */
export const ownKeywords: Readonly<Record<string, JsonSchema>> = {
  'x-ref': textOrTexts,
  'x-text': { type: 'boolean' },
  'x-message': { type: 'boolean' },
  'x-pattern': { enum: [true, false, 'drawing'] },
  'x-rays': { const: true },
  'x-layout': {
    type: 'object',
    additionalProperties: false,
    required: ['columns', 'rows', 'signs'],
    properties: {
      columns: layoutSize,
      rows: layoutSize,
      signs: {
        type: 'object',
        minProperties: 1,
        propertyNames: { pattern: '^[!-~]$' },
        additionalProperties: { type: ['string', 'null'], pattern: '^[a-z][a-zA-Z0-9]*$' },
      },
    },
  },
  'x-layout-count': {
    type: 'object',
    minProperties: 1,
    additionalProperties: { type: 'integer', minimum: 0 },
  },
  'x-asset': { type: 'boolean' },
  'x-icon': { const: true },
  'x-was': { type: 'string', minLength: 1 },
  'x-unique': { const: true },
  'x-vocabulary': { enum: ['effects', 'requirements', 'slots'] },
  'x-target': { type: 'boolean' },
  'x-rules-text': { type: 'string' },
  'x-group': { type: 'string' },
  'x-word': { type: 'string' },
  'x-once': { type: 'boolean' },
  'x-complete': textOrTexts,
  'x-code': byFault,
  'x-clause': byFault,
  tsType: { type: 'string' },
};
