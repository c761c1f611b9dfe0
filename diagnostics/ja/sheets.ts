import type { sheets as english } from '../catalogue/sheets.ts';
import type { FamilyWords } from '../words.ts';
import { didYouMean, listed, quote } from './japanese.ts';
import { nounOfKind } from './kinds-of-places.ts';
import { sides } from './sides.ts';

export const sheets: FamilyWords<typeof english> = {
  CW3001: {
    title: '枠に収まらない文字',
    message: ({ text, side, locale, across, down }) => {
      const by = [
        ...(down > 0 ? [`高さが${down.toFixed(1)} mm`] : []),
        ...(across > 0 ? [`幅が${across.toFixed(1)} mm`] : []),
      ].join('、');
      const where = side === 'panel' ? '' : `${sides[side]}の`;
      return `${where}${quote(text)}は、枠より${by}大きい（${locale}）。`;
    },
    hint: () => '文章を短くするか、スタイルシートで枠を広げてください。',
  },

  CW3002: {
    title: '用紙より大きいカード',
    message: ({ width, height, paper, across, down }) =>
      `${width} × ${height} mmのカードは${paper}に収まらない。印刷できる範囲は${across} × ${down} mm。`,
    hint: () => '大きな用紙を選ぶか、"pages: tiled"を指定したパネルとして印刷してください。',
  },

  CW3003: {
    title: 'カードのないシート',
    message: ({ sheet, kind }) =>
      `シート${quote(sheet)}が空。フィルターに一致する${nounOfKind(kind)}がない。`,
    hint: () => '"where"を修正するか、シートを削除してください。',
  },

  CW3004: {
    title: 'フォントにない文字',
    message: ({ characters, families }) =>
      `フォント${listed(families)}に文字${listed(characters)}がない。`,
    hint: () =>
      'その文字を含むフォント（日本語なら"Zen Kaku Gothic New"など）を後ろに加えるか、別の文字を使ってください。',
  },

  CW3030: {
    title: '多くのプリンターには狭すぎる余白',
    message: ({ margin, reached }) =>
      `このゲームは用紙の端から${margin} mmまで印刷するが、多くのプリンターは端から${reached} mmまでしか印刷できない。`,
    hint: () =>
      'ここの余白を削除し、プリンターの余白を --margins または --printer で指定してください。',
  },

  CW3031: {
    title: '塗り足しまで届かない絵柄',
    message: ({ side, card, bleed, white }) =>
      `${quote(card)}の${sides[side]}では、塗り足し${bleed} mmのうち外側の${white} mmが白い。裁断がずれると白が見える。`,
    hint: () =>
      '"inset: calc(-1 * var(--bleed))"で面の背景を広げるか、塗り足しに印刷するものをprint.yamlで指定してください（"bleedFrom: mirror"または色）。',
  },

  CW3060: {
    title: '印刷サービスにないサイズ',
    message: ({ vendor, width, height }) =>
      `${vendor}は${width} × ${height} mmのカードを扱っておらず、拡大縮小または切り落としになる。`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? '別の印刷サービスを選んでください。'
        : `別の印刷サービスか別のサイズを選んでください。最も近いサイズは${nearest}です。`,
  },

  CW3061: {
    title: '印刷サービスに対して塗り足しが不足',
    message: ({ vendor, side, card, bleed, white }) =>
      `${vendor}には${bleed} mmの塗り足しが必要だが、${quote(card)}の${sides[side]}では外側の${white} mmが白い。`,
    hint: () =>
      '面の背景を広げてください。"inset: calc(-1 * var(--bleed))"で、どの幅の塗り足しも埋まります。',
  },

  CW3062: {
    title: '印刷サービスのその他の条件',
    message: ({ vendor, note }) => `${vendor}：${note}`,
    hint: () => '注文する前に確認してください。',
  },

  CW3063: {
    title: '印刷サービスに必要なうら面がない',
    message: ({ vendor }) =>
      `${vendor}ではおもて面とうら面を交互に並べるが、このシートにはうら面がないため、2枚目ごとにうら面として扱われる。`,
    hint: () => 'print.yamlのシートに"back"を指定してください。',
  },

  CW3085: {
    title: '画像がない',
    message: ({ path }) =>
      `ゲームのフォルダーに画像${quote(path)}がない。代わりに名前入りの枠を印刷する。`,
    hint: ({ nearest }) =>
      didYouMean(
        nearest,
        '画像を追加するか、パスを修正してください。--finalを付けるとエラーになります。',
      ),
  },

  CW3086: {
    title: '最終印刷で画像がない',
    message: ({ path }) => `ゲームのフォルダーに画像${quote(path)}がない。最終印刷には必要。`,
    hint: ({ nearest }) =>
      didYouMean(nearest, '画像を追加するか、--finalと--vendorを付けずに実行してください。'),
  },

  CW3087: {
    title: '作者に当てはまる絵がない',
    message: ({ pattern }) =>
      `${quote(pattern)}に当てはまる絵は、これから描くものを含めて、このゲームにない。`,
    hint: () => 'パスを直すか、消してください。',
  },

  CW3090: {
    title: 'ゲームの過去の状態を取得できない',
    message: ({ revision, reason }) =>
      ({
        'no-git': `ゲームがgitリポジトリーの中にないか、gitがインストールされていないため、${quote(revision)}を取得できない。`,
        'no-revision': `リポジトリーにリビジョン${quote(revision)}がない。`,
        'no-game': `${quote(revision)}の時点ではゲームがまだ存在しない。`,
      })[reason],
    hint: ({ reason }) =>
      reason === 'no-revision'
        ? '「git log」や「git tag」で表示されるコミット、ブランチ、タグを使ってください。'
        : reason === 'no-game'
          ? 'より新しいリビジョンを使ってください。'
          : 'gitをインストールするか、「git init」でゲームをリポジトリーに入れてください。',
  },

  CW3091: {
    title: '以前の印刷がない',
    message: ({ locale }) => `このゲームは、このマシンでまだ全体を印刷していない（${locale}）。`,
    hint: () =>
      '先に"--since"なしで印刷するか、前回印刷したときのgitのリビジョンを指定してください。',
  },
};
