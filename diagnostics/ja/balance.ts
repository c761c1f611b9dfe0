import type { balance as english } from '../catalogue/balance.ts';
import type { FamilyWords } from '../words.ts';
import { either, quote } from './japanese.ts';

export const balance: FamilyWords<typeof english> = {
  CW1801: {
    title: '下限が上限より小さくない勝率',
    message: ({ least, most }) => `${least}%と${most}%の間に当てはまる勝率がない。`,
    hint: () => '小さいほうを先に書き、二つの間に幅をもたせてください。',
  },

  CW1802: {
    title: '一つの対戦に二つの期待',
    message: ({ deck, against }) =>
      deck === against
        ? `デッキ${quote(deck)}の相手が同じデッキになっている。同じデッキどうしの対戦は「mirrors」で扱う。`
        : `${quote(deck)}の${quote(against)}に対する勝率が、二か所に書かれている。`,
    hint: ({ deck, against }) =>
      deck === against
        ? '二つのデッキを書くか、この項目を消してください。'
        : 'どちらか一方だけを残してください。',
  },

  CW1803: {
    title: '動かせる数値が数値でないか、範囲の外にある',
    message: ({ card, field, value, least, most }) =>
      value === null
        ? `${quote(card)}に整数の${quote(field)}がない。`
        : `${quote(card)}の${quote(field)}は${value}で、${least}から${most}の間にない。`,
    hint: ({ value }) =>
      value === null
        ? 'コンポーネントにあるフィールドを、パスで書いてください（arrows.frontなど）。'
        : '小さい数を先に書き、今の値を範囲に含めてください。',
  },

  CW1804: {
    title: '行えないゲームへの期待',
    message: ({ players, known }) =>
      `${players}人ではこのゲームを遊べない。人数は${either(known.map((count) => `${count}人`))}。`,
    hint: () => 'game.yamlの「players」にある人数を書くか、この項目を消してください。',
  },

  CW6001: {
    title: 'balance.yamlの期待に反するゲーム',
    message: (params) => `${found(params)}${expected(params)}`,
    hint: ({ what }) =>
      what === 'pairing'
        ? 'デッキかカードを変えるか、この対戦をそう作った理由を「except」に書いてください。'
        : 'ゲームを変えるか、balance.yamlの期待を変えてください。',
  },

  CW6002: {
    title: 'balance.yamlの期待を判定するにはゲーム数が足りない',
    message: (params) => `${found(params)}${expected(params)}まだ判定できない。`,
    hint: ({ games, forecast }) => {
      if (games === 0) return 'この項目のデッキも対戦させてください。';
      return forecast === null
        ? '範囲の境目にあるので、ゲームを増やしても決まりません。期待の幅を広げるか、ゲームを変えてください。'
        : `ゲームを増やしてください。合計でおよそ${whole(forecast)}ゲームあれば決まる見込みです。`;
    },
  },
};

type Found = Parameters<(typeof english)['CW6001']['message']>[0];

function found(params: Found): string {
  const { share, low, high, games, bot } = params;
  if (games === 0) return `${subject(params)}は、まだ対戦していない。`;
  const range = `${share.toFixed(1)}%（${low.toFixed(1)}〜${high.toFixed(1)}%）`;
  return `${subject(params)}：${bot}の${whole(games)}ゲームで${range}。`;
}

function subject({ what, players, deck, against, decisions }: Found): string {
  if (what === 'pairing') return `${quote(deck ?? '')}の${quote(against ?? '')}に対する勝率`;
  if (what === 'mirror') return `${quote(deck ?? '')}どうしの先手の勝率`;
  if (what === 'table') return `${players}人のゲームでの${quote(deck ?? '')}の勝率`;
  return what === 'longer' ? `${whole(decisions ?? 0)}決定を超えるゲーム` : '終わらなかったゲーム';
}

function expected({ what, least, most }: Found): string {
  return what === 'pairing' || what === 'mirror' || what === 'table'
    ? `期待は${least}〜${most}%。`
    : `期待は${most}%以下。`;
}

function whole(count: number): string {
  return count.toLocaleString('ja');
}
