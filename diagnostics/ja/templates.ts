import type { templates as english } from '../catalogue/templates.ts';
import type { FamilyWords } from '../words.ts';
import { describe, didYouMean, listed, oneOf, quote } from './japanese.ts';

/** ヘルパーが求める値の呼び名。 */
const expectations: Readonly<Record<string, string>> = {
  'a text': '文字列',
  'a number': '数値',
};

export const templates: FamilyWords<typeof english> = {
  CW2001: {
    title: 'テンプレートを解析できない',
    message: (params) => {
      switch (params.slip) {
        case 'unclosed':
          return 'テンプレートがブロックまたは式の途中で終わっている。';
        case 'mismatch':
          return `${quote(`{{#${params.opened}}}`)}が${quote(`{{/${params.closed}}}`)}で閉じられている。`;
        case 'unexpected':
          return 'Handlebarsとして解析できない。';
      }
    },
    hint: (params) => {
      switch (params.slip) {
        case 'unclosed':
          return '{{#block}}には{{/block}}が、{{には}}が必要です。';
        case 'mismatch':
          return 'ブロックは、開いたのと逆の順に閉じてください。';
        case 'unexpected':
          return 'この前で、引用符や括弧が抜けていないか確認してください。';
      }
    },
  },

  CW2002: {
    title: '未知のヘルパー',
    message: ({ helper }) => `ヘルパー${quote(helper)}はない。`,
    hint: ({ nearest }) =>
      didYouMean(
        nearest,
        'ヘルパーとブロックの一覧はdocs/ja/how-to/write-templates.mdにあります。',
      ),
  },

  CW2003: {
    title: 'テンプレートに未知のプロパティ',
    message: ({ field }) => `ここにプロパティ${quote(field)}はない。`,
    hint: ({ nearest, known }) =>
      didYouMean(
        nearest,
        known.length === 0
          ? '前の値にはプロパティがありません。'
          : `使えるプロパティ：${oneOf(known)}。`,
      ),
  },

  CW2004: {
    title: '省略されたプロパティを使うテンプレート',
    message: ({ field }) =>
      field === undefined
        ? 'このカードには値がない。'
        : `このカードには、${quote(field)}を持つはずの値がない。`,
    hint: () => '値のないカードのために{{#if …}}で囲んでください。',
  },

  CW2005: {
    title: '文字列ではない値を表示するテンプレート',
    message: ({ actual }) => `表示できるのは文字列と数値だけだが、これは${describe(actual)}。`,
    hint: ({ actual }) => {
      if (Array.isArray(actual)) return '{{#each}}を使ってください。';
      if (typeof actual === 'boolean') return '{{#if}}を使ってください。';
      return 'そのプロパティの一つを使ってください。言語により異なる文字列は{{text …}}で表示します。';
    },
  },

  CW2006: {
    title: 'テンプレートのエスケープされない出力',
    message: () => '三重の波括弧（または{{&}}）は、ゲームの文字列をHTMLとして出力する。',
    hint: () => '二重の波括弧で書いてください。',
  },

  CW2007: {
    title: '未知のパーシャル',
    message: ({ partial }) => `パーシャル${quote(partial)}はない。`,
    hint: ({ partial, nearest }) =>
      didYouMean(
        nearest,
        partial === '@partial-block'
          ? 'ブロックを書き出すパーシャルは、{{#> 名前}}…{{/名前}}の形で使ってください。'
          : `パーシャルはファイルです。この場合はtemplates/partials/${partial}.hbsになります。`,
      ),
  },

  CW2008: {
    title: 'ヘルパーの引数の誤り',
    message: (params) => {
      const helper = quote(params.helper);
      switch (params.wrong) {
        case 'number':
          return `${helper}が取る値は${range(params.least, params.most)}だが、${params.actual}個ある。`;
        case 'option':
          return `${helper}にオプション${quote(params.option)}はない。`;
        case 'value':
          return `${helper}には${expectations[params.expected] ?? params.expected}が必要だが、これは${describe(params.actual)}。`;
      }
    },
    hint: (params) => {
      if (params.wrong !== 'option') {
        return '各ヘルパーの引数はdocs/ja/how-to/write-templates.mdにあります。';
      }
      const { nearest, known } = params;
      return didYouMean(
        nearest,
        known.length === 0 ? 'オプションはありません。' : `使えるオプション：${listed(known)}。`,
      );
    },
  },

  CW2009: {
    title: '未知のアイコン',
    message: ({ icon }) => `アイコン${quote(icon)}はない。`,
    hint: ({ nearest }) =>
      didYouMean(
        nearest,
        'アイコンはgame-icons.netの名前で指定してください："game-icons:crossed-swords"',
      ),
  },

  CW2010: {
    title: 'テンプレートの語句がない',
    message: ({ key }) => `templates/words.yamlに${quote(key)}の語句がない。`,
    hint: ({ key, nearest }) =>
      didYouMean(nearest, `templates/words.yamlに${quote(key)}として追加してください。`),
  },

  CW2130: {
    title: '使われていないテンプレートの語句',
    message: ({ key }) =>
      `${quote(key)}を使うテンプレートがなく、この名前のフィールドや語もカードにない。`,
    hint: ({ nearest }) => didYouMean(nearest, '名前を修正するか、語句を削除してください。'),
  },
};

function range(least: number, most: number): string {
  if (most === Infinity) return `${least}個以上`;
  return least === most ? `${least}個` : `${least}～${most}個`;
}
