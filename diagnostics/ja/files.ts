import type { files as english } from '../catalogue/files.ts';
import type { ParamsOf } from '../catalogue/index.ts';
import type { FamilyWords } from '../words.ts';
import { quote } from './japanese.ts';

interface Reason {
  readonly message: (what: string, error: string) => string;
  readonly hint: string;
}

const reasons: Readonly<Record<ParamsOf<'CW1021'>['reason'], Reason>> = {
  permission: {
    message: (what) => `${what}を読み取れない：アクセスが許可されていない。`,
    hint: 'アクセス権を確認してください。',
  },
  vanished: {
    message: (what) => `${what}がなくなった。`,
    hint: 'ゲームの読み込み中に移動または削除されました。もう一度検査してください。',
  },
  'broken-link': {
    message: () => 'シンボリックリンクの先に何もない。',
    hint: 'ファイルを元に戻すか、リンクを削除してください。',
  },
  other: {
    message: (what, error) => `${what}を読み取れない（${error}）。`,
    hint: '別のアプリで開けるか試してください。',
  },
};

export const files: FamilyWords<typeof english> = {
  CW1021: {
    title: '読み取れないファイルまたはフォルダー',
    message: ({ what, reason, error }) =>
      reasons[reason].message(what === 'file' ? 'ファイル' : 'フォルダー', error),
    hint: ({ reason }) => reasons[reason].hint,
  },

  CW1022: {
    title: 'ゲームのフォルダーの外を指すシンボリックリンク',
    message: () => 'シンボリックリンクがゲームのフォルダーの外を指しているため、たどらない。',
    hint: () =>
      'ゲームを移動したり共有したりできるよう、リンク先をゲームのフォルダーにコピーしてください。',
  },

  CW1023: {
    title: '循環するシンボリックリンク',
    message: () => 'シンボリックリンクが自分自身、または自分を含むフォルダーを指している。',
    hint: () => 'リンクを削除してください。',
  },

  CW1024: {
    title: '大文字・小文字だけが異なる名前',
    message: ({ other }) =>
      `名前が${quote(other)}と、大文字・小文字またはアクセント記号の符号化でしか違わない。`,
    hint: () => '一方の名前を変更してください。WindowsとmacOSでは同じファイルとして扱われます。',
  },

  CW1025: {
    title: 'ゲームのフォルダーのファイルまたは階層が多すぎる',
    message: ({ counted, limit }) =>
      counted === 'files'
        ? `ゲームのフォルダーに${limit}個を超えるファイルがある。超えた分は読み込まない。`
        : `フォルダーの階層が${limit}を超えている。このフォルダーは読み込まない。`,
    hint: () => 'game.yamlを、ゲームだけを含むフォルダーに移してください。',
  },
};
