/** プレイとシナリオ。 */
import { translated } from '../translated.ts';

export const playing = translated({
  'Play by a line protocol: read one JSON object per line and answer each with one. docs/engine-protocol.md has the commands and a session.':
    '行単位のプロトコルでプレイします：1行に一つのJSONオブジェクトを読み、それぞれに一つで答えます。コマンドと例はdocs/engine-protocol.mdにあります。',
  'Play a game in the terminal: against bots, or with other people at the same screen. From a pipe, one move is read per line.':
    '端末でゲームをプレイします：ボットを相手に、または同じ画面でほかの人と。パイプからは1行に一手を読みます。',
  'who plays each seat: human, random, greedy, flat, ismcts, or a searching bot at a level, ismcts:400; default: human,greedy':
    '各席の担当：human、random、greedy、flat、ismcts、または探索するボットの強さを指定したもの（ismcts:400）；既定：human,greedy',
  'deck: one per player, a file or the id of a sample deck':
    'デッキ：プレイヤーごとに一つ、ファイルまたはサンプルデッキのID',
  'what the set-up needs besides decks: weapons=armoury,field=bridge; each a deck file, or the id of a sample deck or a component':
    'デッキ以外にセットアップに必要なもの：weapons=armoury,field=bridge；それぞれデッキファイル、またはサンプルデッキかコンポーネントのID',
  'number of players': 'プレイヤーの人数',
  'random seed; the same one deals the same cards':
    '乱数のシード；同じシードなら同じカードが配られる',
  'random seed of the bots, as simulate shows it; default: it follows from --seed':
    'ボットの乱数のシード（simulateが示すもの）；既定：--seedから決まる',
  'continue a saved match': '保存した対戦を再開する',
  '"{seed}" cannot be a seed.': '「{seed}」はシードにできません。',
  'A seed is a whole number.': 'シードは整数です。',
  'The saved match is of another game: {game}.': '保存された対戦は別のゲームのものです：{game}',
  'Play a saved match again, step by step, and report the first step that no longer plays the same.':
    '保存した対戦をもう一度一手ずつ進め、同じように進まなくなった最初の手を報告します。',
  'a match saved with "save" in cardwright play': 'cardwright playの「save」で保存した対戦',
  'the one named in the file': 'ファイルに書かれたゲーム',
  'draw the board after every step': '一手ごとに盤面を描く',
  '"{file}" is of {game}.': '「{file}」は{game}の対戦です。',
  beginning: '開始',
  'The only step plays the same.': '1手だけの対戦が、保存したときと同じ結果になりました。',
  'All {steps} steps play the same.': '{steps}手すべてが、保存したときと同じ結果になりました。',
  'step {step}: {seat} {text}': '{step}手目：{seat} {text}',
  'Enter for the next step, q to stop. ': 'Enterで次の手、qで終了。 ',
  'Run the scenarios of games, and report for each failed one what was expected and what was found.':
    'ゲームのシナリオを実行し、失敗したものについて、想定と実際の結果を報告します。',
  'games, or scenario files in them; default: the game in the current folder':
    'ゲーム、またはその中のシナリオファイル；既定：現在のフォルダーのゲーム',
  'list the clauses of the rules, each with the scenarios that prove it':
    'ルールの条項を、それを証明するシナリオとともに一覧する',
  'There are no scenarios in {wanted}.': '{wanted}にシナリオがありません。',
  'NOT RUN {count} of play: the game has no rules of play, there is no rules/index.ts':
    '未実行 プレイの{count}：ゲームにプレイのルール（rules/index.ts）がありません',
  'NOT RUN {path}: {count}': '未実行 {path}：{count}',
  '1 scenario': 'シナリオ1件',
  '{count} scenarios': 'シナリオ{count}件',
  'Running scenarios': 'シナリオを実行中',
  'Playing the match again': '対戦を再現中',
  'The rules are at work': 'ルールを処理中',
  '{what}: the rules have been at work for {seconds} seconds. They are here:':
    '{what}：ルールの処理が {seconds} 秒続いています。現在の位置：',
  'Ctrl+C ends the command.': 'Ctrl+C でコマンドを終了します。',
  'Scenario {id}, {number} of {all}': 'シナリオ{id}（{all}件中{number}件目）',
  '{game}: {passed} of {total} scenarios passed': '{game}：シナリオ{total}中{passed}件が成功',
  '    {what}: the rules cannot read {actual} here':
    '    {what}：ルールは、ここに書かれた{actual}を読み取れない',
  '    {what}: expected {expected}, found {actual}': '    {what}：想定は{expected}、結果は{actual}',
  'FAILED {id} {title} ({file})': '失敗 {id} {title}（{file}）',
  'Proved by no scenario: {clauses}': 'どのシナリオでも証明されていない条項：{clauses}',
  '{game}: {proved} of {all} clauses are proved by scenarios':
    '{game}：{all}条項中{proved}条項がシナリオで証明されています',
  'The game is not for {players} players.': 'このゲームは{players}人ではプレイできません。',
  'It is for {players}.': 'プレイ人数：{players}',
  '"{text}" does not say which part it is.': '「{text}」は、どの部品か示していません。',
  'Write name=id.': 'name=idと書いてください。',
  '{name} is not a legal deck.': '{name}は適正なデッキではありません。',
  '"{id}" is neither a file nor a sample deck of the game.':
    '「{id}」はファイルでも、ゲームのサンプルデッキでもありません。',
  'Sample decks are {ids}.': 'サンプルデッキ：{ids}',
  '{game} has errors and cannot be played.': '{game}にエラーがあるため、プレイできません。',
  '{game} has no rules of play: there is no rules/index.ts in it.':
    '{game}にプレイのルールがありません：rules/index.tsがありません。',
  '"{file}" is no saved match of format {version}.':
    '「{file}」は形式{version}の保存された対戦ではありません。',
  '"{file}" is damaged: "{what}" cannot be read.':
    '「{file}」が壊れています：「{what}」を読み取れません。',
  'another position comes out than when it was saved.': '保存時と異なる局面になりました。',
  'The beginning is not the same: {why}': '開始の局面が異なります：{why}',
  'Step {step} ({seat} {action}) does not play the same: {why}':
    '{step}手目（{seat} {action}）が同じように進みません：{why}',
  '"{file}" is of another game: {game}.': '「{file}」は別のゲームのものです：{game}',
  'Nobody called "{name}" can take a seat.': '「{name}」は席に着けません。',
  'Seats are for {known}.': '席に着けるもの：{known}',
});
