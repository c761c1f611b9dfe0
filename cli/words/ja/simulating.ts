/** シミュレーション。 */
import { translated } from '../translated.ts';

export const simulating = translated({
  'Who plays:': '対戦するもの：',
  'How long:': '長さ：',
  'On which machine:': '実行する場所：',
  'let bots play by the thousand, and say how even a game is':
    'ボットに何千回も対戦させ、ゲームの均衡を調べる',
  'Let bots play a game against each other by the thousand, and say how even it is: win shares with their intervals, who begins, lengths, what becomes of each card. Each deck plays each other, in every seat with the same deal.':
    'ボット同士に何千回も対戦させ、ゲームがどれだけ均衡しているかを示します：信頼区間つきの勝率、先手の有利、ゲームの長さ、各カードの使われ方。どのデッキもほかのすべてのデッキと、同じ配りで、すべての席から対戦します。',
  'after "merge" in place of a game: the parts of a run; after "worker": the games that it plays, default: those that come with Cardwright':
    'ゲームの代わりに「merge」と書いた場合：分割して実行した結果のファイル。「worker」と書いた場合：引き受けるゲーム、既定：Cardwrightに付属するもの',
  'a Redis or Valkey, by which workers on any machine play: redis://host:6379':
    'どのマシンのワーカーにも対戦させるためのRedisまたはValkey：redis://host:6379',
  'plays for whoever asks: simulate --queue redis://host':
    '依頼（simulate --queue redis://host）を引き受けて対戦させる',
  'deck: those that play each other, files or ids of sample decks; default: all of the game':
    'デッキ：対戦させるもの。ファイルまたはサンプルデッキのID；既定：ゲームのすべて',
  'who plays each deck: random, greedy, ismcts:400, …; default: greedy':
    '各デッキを使うボット：random、greedy、ismcts:400 など；既定：greedy',
  'number of players; decks play at tables of that many, each in every seat; default: 2, or the fewest that the game is for':
    '人数。デッキはこの人数ずつ卓に着き、すべての席で対戦する；既定：2、2人用でなければそのゲームの最少人数',
  'decks also play against themselves': '同じデッキ同士も対戦させる',
  'games of each pairing, at most; default: 400': '組み合わせごとの最大ゲーム数；既定：400',
  'stop when no interval is wider than this, in percentage points to either side':
    'すべての区間の片側の幅がこのポイント数以下になったら終える',
  'stop when each share is surely inside or outside of this band: 45,55':
    'どの勝率もこの範囲の内か外か確かになったら終える：45,55',
  'a game of more decisions is unfinished; default: 5000':
    'これより多く決断しても終わらないゲームは未決着とする；既定：5000',
  'threads that play; default: one for each core': '対戦させるスレッドの数；既定：コアごとに一つ',
  'play only that part of the run, for "simulate merge": 1/8':
    'その部分だけを実行する（「simulate merge」で合わせる）：1/8',
  'print the command that shows a game of the run: 1:17a':
    '指定したゲームをもう一度見るためのコマンドを表示する：1:17a',
  'all sample decks against each other': 'すべてのサンプルデッキを総当たりで',
  'two decks, until the share is known to 2 points':
    '二つのデッキを、勝率の誤差が2ポイントになるまで',
  'a fourth of the games, for several machines': 'ゲームの4分の1（何台かで分担する場合）',
  'the parts as one result': '分担した結果を一つに',
  'games of three: every deck in every seat': '3人のゲームを、どのデッキもすべての席で',
  '"{name}" is one too many.': '「{name}」は余分です。',
  'Files follow "merge", games follow "worker"; a game has none.':
    'ファイルは「merge」の後、ゲームは「worker」の後に書きます。ゲームの後には何も書きません。',
  'This is no address of a queue.': 'キューのアドレスとして読めません。',
  'One is redis://host:6379, or rediss://user@host:6379/0; {variable} may hold the password.':
    '例：redis://host:6379、rediss://user@host:6379/0。パスワードは環境変数{variable}でも渡せます。',
  'The queue at {queue} is gone. As soon as it is back, this goes on.':
    'キュー（{queue}）との接続が切れました。戻りしだい続けます。',
  'The queue at {queue} is back.': 'キュー（{queue}）との接続が戻りました。',
  'The queue at {queue} cannot be used: {why}': 'キュー（{queue}）を使えません：{why}',
  'It must be a Redis or Valkey that runs and lets you in.':
    '起動していて、接続を許すRedisかValkeyが必要です。',
  'Somebody else is playing this very run on the queue.':
    'まったく同じ実行が、すでにこのキューで進んでいます。',
  'Wait for the result there. If it was killed, try again in a quarter of a minute.':
    'そちらの結果を待ってください。それが強制終了されたものなら、15秒ほど待ってからやり直してください。',
  'Shard {shard} failed on every worker that tried it: {why}':
    '単位{shard}は、どのワーカーでも失敗しました：{why}',
  'Shard {shard} came out differently on two workers.':
    '単位{shard}の結果が、二つのワーカーで異なりました。',
  'Rules must decide by the state and its random streams alone: no clock, no Math.random.':
    'ルールは状態とその乱数列だけで決めなければなりません。時計やMath.randomは使えません。',
  'it is Cardwright {here}, and the run was planned with {engine}':
    'ワーカーはCardwright {here}で、この実行は{engine}で計画されました',
  'it was not started with this game, and rules are programs':
    'このゲームを指定して起動されていません（ルールはプログラムです）',
  'the rules of play that it was started with are different':
    '起動時に指定されたゲームとは、プレイのルールが異なります',
  'the game that came is not the one that was announced':
    '届いたゲームが、予告されたものと異なります',
  'Name one of --queue and --shard.': '--queueと--shardはどちらか一つだけ指定してください。',
  'With --queue nothing is played here.': '--queueを指定すると、ここでは対戦しません。',
  'Give --workers to whoever plays: cardwright simulate worker --queue …':
    '--workersは対戦させる側に指定してください：cardwright simulate worker --queue …',
  'The worker {worker} does not play this run: {why}.':
    'ワーカー{worker}はこの実行を引き受けません：{why}。',
  'No worker has taken anything yet. To start one: cardwright simulate worker --queue {queue}':
    'まだ引き受けたワーカーがありません。起動するには：cardwright simulate worker --queue {queue}',
  '{far}, threads: {threads}': '{far}、{threads}スレッド',
  'A worker needs a queue.': 'ワーカーにはキューが必要です。',
  'Name it: cardwright simulate worker --queue redis://host:6379':
    '指定してください：cardwright simulate worker --queue redis://host:6379',
  'Ending as soon as what was begun is played. Again: hand it back and end now.':
    '始めた単位が終わりしだい終了します。もう一度押すと、それを返してすぐに終了します。',
  'Waiting at {queue} for {games}; threads: {threads}.':
    '{queue}で{games}を待っています。スレッド数：{threads}。',
  'Playing {run}.': '{run}を対戦中です。',
  '{run}: {shards} shards played.': '{run}：{shards}個の単位を終えました。',
  '{run} is not played by this worker: {why}.': '{run}はこのワーカーでは引き受けません：{why}。',
  'A part of a run is written to a file.': '分割した結果はファイルに書きます。',
  'Name it: --shard {part} -o part.json':
    'ファイル名を指定してください：--shard {part} -o part.json',
  Playing: '対戦中',
  'Playing: {games} of {all} games': '対戦中：{all}ゲーム中{games}ゲーム',
  'Playing: {games} of {all} games, ±{points} points':
    '対戦中：{all}ゲーム中{games}ゲーム、±{points}ポイント',
  'A game has been played for {seconds} seconds: {command}':
    'あるゲームに{seconds}秒以上かかっています：{command}',
  'Interrupted: what follows is of the games that were played.':
    '中断しました：以下は、それまでに行ったゲームの結果です。',
  'Interrupted: {done} of {all} shards were played, and nothing is written.':
    '中断しました：{all}個中{done}個の単位を終えましたが、ファイルは書いていません。',
  '"{text}" is no game of this run.': '「{text}」は、この実行のゲームではありません。',
  'Tables name them: 1:17a is of the first pairing, with seed 17.':
    '表にある名前を使ってください：1:17aは最初の組み合わせのシード17のゲームです。',
  'A game is simulated by two players or more, who play against each other.':
    'シミュレーションできるのは、2人以上が互いに対戦するゲームです。',
  'The game is not for {players} players.': 'このゲームは{players}人では遊べません。',
  'It is for {players}.': '遊べる人数：{players}',
  'There is no bot "{name}".': '「{name}」というボットはありません。',
  'Bots are {known}.': 'ボット：{known}',
  'Name one of --precision and --decide.':
    '--precisionと--decideはどちらか一つだけ指定してください。',
  '"{text}" is no band of percentages.': '「{text}」はパーセントの範囲として読めません。',
  '"{text}" is no part of a run.': '「{text}」は実行の部分を示していません。',
  'The second of eight parts is 2/8.': '8分割の2番目は2/8です。',
  'Name the parts: simulate merge 1.json 2.json …':
    '結果のファイルを指定してください：simulate merge 1.json 2.json …',
  '"{file}" cannot be read as JSON.': '「{file}」をJSONとして読み取れません。',
  '"{file}" is no part of a run.': '「{file}」は分割して実行した結果ではありません。',
  'Parts are written by simulate --shard.': '分割した結果はsimulate --shardで書かれます。',
  '"{file}" is of another run.': '「{file}」は別の実行の結果です。',
  'All parts need the same game, Cardwright, decks, bots and options.':
    'ゲーム、Cardwright、デッキ、ボット、オプションがすべて同じでなければなりません。',
  '"{file}" has other counts for shard {shard} than another part.':
    '「{file}」の単位{shard}の数が、別のファイルのものと異なります。',
  'Shards are missing: {shards}.': '足りない単位：{shards}',
  'Play the parts that are not there.': '足りない部分を実行してください。',
  '{file} written': '{file}を書きました',
  '{game}: {games} games, played by {bots}, from seed {seed}':
    '{game}：{games}ゲーム、ボット{bots}、シード{seed}から',
  'Stopped as soon as the intervals were as narrow as wanted.':
    '区間が指定の幅になったところで終えました。',
  'Stopped as soon as every share was surely inside or outside of the band.':
    'どの勝率も範囲の内か外か確かになったところで終えました。',
  'Interrupted before all games were played.': 'すべてのゲームを行う前に中断しました。',
  '   first': '   先のデッキ',
  second: '相手',
  'first wins': '先のデッキの勝率',
  'who begins wins': '先手の勝率',
  bot: 'ボット',
  'above the next below': '一段下との差',
  'Elo around the mean of these bots, decks apart, with 95 % intervals.':
    'Eloはこれらのボットの平均を0とし、デッキの強さの差を除いたもので、95%区間つきです。',
  games: 'ゲーム',
  drawn: '引き分け',
  unfinished: '未決着',
  'Shares with their 95 % intervals; a draw counts as a half, and so does an unfinished game.':
    '勝率と95 %信頼区間。引き分けと未決着は半勝として数えます。',
  seat: '席',
  'share won': '勝率',
  'fair share': '均等な勝率',
  'as {seat}': '{seat}のとき',
  'Shares with their 95 % intervals; a draw is shared by those who draw, an unfinished game by all.':
    '勝率と95 %信頼区間。引き分けは引き分けた者で、未決着のゲームは全員で、1勝を等分しています。',
  'A ladder of bots needs games of two players: run the same bots without --players.':
    'ボットの強さの段階には2人のゲームが必要です：同じボットを--playersなしで実行してください。',
  'Whoever decides first wins {share} of all games.': '全ゲームでの先手の勝率：{share}',
  'decisions: 5 % · median · 95 %': '決断の数：5 %・中央値・95 %',
  'actions to choose from': '選べる行動',
  'without a choice': '選択なし',
  'changes of the lead': '優勢の交代',
  'leader at half-time wins': '中盤で優勢な側の勝率',
  'luck of the deal': '配りの運',
  'ended by': '終わり方',
  'for example': '例',
  times: '回数',
  event: 'イベント',
  'clause that refused': '禁じた条項',
  'In every eighth pair, what had just been legal was tried again.':
    '8組に1組で、直前まで合法だった行動をもう一度試しています。',
  longest: '最長',
  'Any other game: the same command line with --show 1:17a.':
    'ほかのゲーム：同じコマンドに --show 1:17a を付けてください。',
  'These shares show what came together, not what a card did: whoever is ahead plays more cards.':
    'この勝率は同時に起きたことを示すもので、カードの効果ではありません。優勢な側ほど多くのカードを使います。',
  'won with it drawn': '引いたときの勝率',
  played: '使用',
  'won with it played': '使ったときの勝率',
  'Never drawn or played: {cards}': '一度も引かれず、使われなかったもの：{cards}',
  'also write the result as a page for the browser':
    '結果を、ブラウザーで開くページとしても書き出す',
  'by balance.yaml; exit code 3 where games are too few to say':
    'balance.yamlの期待に照らして；ゲーム数が足りなければ終了コード3',
  'judged by balance.yaml, with a page to look at': 'balance.yamlで判定し、ページも書き出す',
  '{game} has no balance.yaml.': '{game}にbalance.yamlがありません。',
  'Write one: what the game expects of its decks.':
    'このゲームがデッキに何を期待するかを書いてください。',
  'balance.yaml: {holds} hold, {broken} broken, {open} without enough games':
    'balance.yaml：期待どおり{holds}、期待に反する{broken}、ゲーム数不足{open}',
  '"{name}" is not the game of these parts, or has changed since they were played.':
    '「{name}」はこれらの結果のゲームではないか、その後で変更されています。',
  'Name the game with --game, or play the parts again.':
    'ゲームを --game で指定するか、もう一度実行してください。',
});
