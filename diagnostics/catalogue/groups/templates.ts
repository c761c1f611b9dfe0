import { templateSyntax } from '../CW2001-template-syntax.ts';
import { unknownHelper } from '../CW2002-unknown-helper.ts';
import { unknownField } from '../CW2003-unknown-field.ts';
import { emptyValue } from '../CW2004-empty-value.ts';
import { notWritable } from '../CW2005-not-writable.ts';
import { unescapedOutput } from '../CW2006-unescaped-output.ts';
import { unknownPartial } from '../CW2007-unknown-partial.ts';
import { badArgument } from '../CW2008-bad-argument.ts';
import { unknownIcon } from '../CW2009-unknown-icon.ts';
import { unknownTemplateWord } from '../CW2010-unknown-template-word.ts';
import { styleSyntax } from '../CW2020-style-syntax.ts';
import { rasterisedStyle } from '../CW2021-rasterised-style.ts';
import { unknownFont } from '../CW2022-unknown-font.ts';
import { outsideAddress } from '../CW2023-outside-address.ts';
import { unknownMark } from '../CW2101-unknown-mark.ts';
import { brokenMarkup } from '../CW2102-broken-markup.ts';
import { lostPages } from '../CW2103-lost-pages.ts';
import { endlessTemplate } from '../CW2104-endless-template.ts';
import { singleBraces } from '../CW2120-single-braces.ts';
import { unknownStyleProperty } from '../CW2121-unknown-style-property.ts';
import { badStyleValue } from '../CW2122-bad-style-value.ts';
import { unknownUnit } from '../CW2123-unknown-unit.ts';
import { undefinedVariable } from '../CW2124-undefined-variable.ts';

/** Templates and style sheets. */
export const templates = {
  CW2001: templateSyntax,
  CW2002: unknownHelper,
  CW2003: unknownField,
  CW2004: emptyValue,
  CW2005: notWritable,
  CW2006: unescapedOutput,
  CW2007: unknownPartial,
  CW2008: badArgument,
  CW2009: unknownIcon,
  CW2010: unknownTemplateWord,
  CW2020: styleSyntax,
  CW2021: rasterisedStyle,
  CW2022: unknownFont,
  CW2023: outsideAddress,
  CW2101: unknownMark,
  CW2102: brokenMarkup,
  CW2103: lostPages,
  CW2104: endlessTemplate,
  CW2120: singleBraces,
  CW2121: unknownStyleProperty,
  CW2122: badStyleValue,
  CW2123: unknownUnit,
  CW2124: undefinedVariable,
} as const;
