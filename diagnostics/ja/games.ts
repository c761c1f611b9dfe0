import type { games as english } from '../catalogue/games.ts';
import type { ParamsOf } from '../catalogue/index.ts';
import type { FamilyWords } from '../words.ts';
import { didYouMean, either, listed, nounOf, oneOf, quote, show } from './japanese.ts';
import { reasonOf } from './reasons.ts';

const nouns: Readonly<Record<ParamsOf<'CW1414'>['what'], string>> = {
  deck: 'デッキ',
  card: 'カード',
  component: 'コンポーネント',
  kind: '種類',
  field: 'フィールド',
  choice: '選択項目',
};

export const games: FamilyWords<typeof english> = {
  CW1401: {
    title: 'ゲームが見つからない',
    message: ({ folder }) => `${quote(folder)}にもその上のフォルダーにもgame.yamlがない。`,
    hint: () =>
      'ゲームのフォルダーを指定するか、そこに移動してください。ゲームとは、game.yamlのあるフォルダーです。',
  },

  CW1402: {
    title: 'より新しいCardwrightが必要なゲーム',
    message: ({ format, newest }) =>
      `ゲームの形式は${format}。このバージョンのCardwrightが読めるのは${newest}まで。`,
    hint: () => '新しいバージョンのCardwrightをインストールしてください。',
  },

  CW1403: {
    title: '古い形式のゲーム',
    message: ({ format, newest }) => `ゲームの形式は${format}。現在の形式は${newest}。`,
    hint: () => '「cardwright check --fix」で更新してください。',
  },

  CW1404: {
    title: '無効なスキーマ',
    message: ({ where, why }) =>
      where === ''
        ? `有効なJSON Schemaではない：${reasonOf(why)}。`
        : `${where}：${reasonOf(why)}。`,
    hint: ({ nearest }) =>
      didYouMean(
        nearest,
        'スキーマ（JSON Schema draft-07）を修正してください。それまで、この種類のファイルは検査されません。',
      ),
  },

  CW1405: {
    title: '存在しないスキーマ',
    message: ({ reference }) => `${quote(reference)}にスキーマがない。`,
    hint: ({ nearest }) =>
      didYouMean(
        nearest,
        'パスは、それを書いたファイルからの相対パスです。全ゲーム共通の定義は"cardwright:words.schema.json#/definitions/…"にあります。',
      ),
  },

  CW1406: {
    title: 'ファイルのない種類',
    message: ({ kind, files }) =>
      `${either(files.map(quote))}に一致するファイルがなく、種類${quote(kind)}のコンポーネントがない。`,
    hint: ({ nearest }) =>
      didYouMean(nearest, '最初のファイルを書くか、パターンを修正してください。'),
  },

  CW1407: {
    title: '二つの種類に一致するファイル',
    message: ({ file, kinds }) => `${quote(file)}は種類${listed(kinds)}のすべてに一致する。`,
    hint: () =>
      '各ファイルが一つの種類だけに一致するよう、game.yamlのファイルパターンを絞ってください。',
  },

  CW1410: {
    title: 'ゲームの未知のオプション',
    message: ({ option }) => `game.yamlにオプション${quote(option)}の宣言がない。`,
    hint: ({ known, nearest }) =>
      didYouMean(
        nearest,
        known.length === 0
          ? 'このゲームにオプションはありません。'
          : `宣言されているオプション：${oneOf(known)}。`,
      ),
  },

  CW1411: {
    title: 'オプションの初期値がスキーマに合わない',
    message: ({ option, value, players }) =>
      `${quote(option)}の${players === undefined ? '' : `${players}人プレイ時の`}初期値${show(value)}が、スキーマに合わない。`,
    hint: () => '初期値またはスキーマを変更してください。',
  },

  CW1412: {
    title: 'エディター用のスキーマ行がない',
    message: () => 'ファイルにスキーマの指定がないため、エディターの補助が効かない。',
    hint: ({ expected }) =>
      `「cardwright check --fix」を実行するか、先頭に次の行を追加してください："${expected}"`,
  },

  CW1413: {
    title: 'エディター用のスキーマ行の誤り',
    message: ({ actual, expected }) =>
      `エディターはこのファイルを${quote(actual)}で検査するが、正しいスキーマは${quote(expected)}。`,
    hint: () => '「cardwright check --fix」を実行するか、行を修正してください。',
  },

  CW1414: {
    title: 'シナリオに未知の名前',
    message: ({ what, name }) => `このゲームに${nouns[what]}${quote(name)}はない。`,
    hint: ({ what, nearest }) =>
      didYouMean(nearest, `このゲームにある${nouns[what]}を使ってください。`),
  },

  CW1436: {
    title: '種類のファイルの不在',
    message: ({ kind, files }) =>
      `${either(files.map(quote))}に一致するファイルがない。種類${quote(kind)}のコンポーネントはこのゲームに必要である。`,
    hint: ({ nearest }) =>
      didYouMean(nearest, 'ファイルを元に戻すか、パターンを修正してください。'),
  },

  CW1490: {
    title: '必要なものがない語',
    message: ({ word, group, id }) =>
      `${id === undefined ? 'ここでは' : `${quote(id)}では`}${nounOf(group)}${quote(word)}に必要なものがなく、何も起こらない。`,
    hint: ({ word, needed }) =>
      `${quote(word)}が${oneOf(needed)}に何を求めるかは、vocabulary.yamlの"needs"にあります。それを加えるか変更するか、別の語を使ってください。`,
  },

  CW1558: {
    title: 'プレイの局面に未知のコンポーネント',
    message: ({ name }) => `このゲームにコンポーネント${quote(name)}はない。`,
    hint: ({ nearest }) => didYouMean(nearest, 'このゲームにあるコンポーネントを使ってください。'),
  },
};
