/** Words that names and sentences of the synthetic cards are put together from. */

/** @typedef {{ id: string, en: string, ja: string }} Word */

/** @type {(entries: string[]) => Word[]} */
const words = (entries) =>
  entries.map((entry) => {
    const [en = '', ja = ''] = entry.split('/');
    return { id: en.toLowerCase().replaceAll(/[^a-z]+/g, '-'), en, ja };
  });

export const epithets = words([
  'Ashen/灰の',
  'Briar/茨の',
  'Copper/銅の',
  'Drowned/水没の',
  'Elder/古き',
  'Feathered/羽根の',
  'Gilded/金箔の',
  'Hooded/頭巾の',
  'Iron/鉄の',
  'Jade/翡翠の',
  'Knotted/結び目の',
  'Lantern/灯火の',
  'Moonlit/月光の',
  'Nameless/名もなき',
  'Oaken/樫の',
  'Pale/蒼白の',
  'Quiet/静かなる',
  'Ragged/襤褸の',
  'Salt/塩の',
  'Thorned/棘ある',
]);

/** By class, as the schema lists them. */
export const callings = {
  foot: words(['Warden/番人', 'Shieldbearer/盾持ち', 'Ditcher/堀人', 'Axeman/斧兵', 'Watch/夜警']),
  pike: words([
    'Pikeman/槍兵',
    'Halberdier/鉾兵',
    'Stakesetter/杭打ち',
    'Hedge/槍衾',
    'Boarman/猪猟師',
  ]),
  horse: words(['Rider/騎手', 'Lancer/槍騎兵', 'Outrider/先駆け', 'Courser/駿騎', 'Drover/追い手']),
  archer: words([
    'Bowman/弓兵',
    'Slinger/投石兵',
    'Fowler/鳥猟師',
    'Marksman/射手',
    'Skirmisher/散兵',
  ]),
  engine: words([
    'Catapult/投石機',
    'Bombard/射石砲',
    'Ballista/弩砲',
    'Ram/破城槌',
    'Cauldron/油釜',
  ]),
};

export const flavours = [
  {
    en: 'Paid in {thing} since the winter of the long siege, and content with it until somebody offered more.',
    ja: '長い籠城の冬からこのかた、報酬は{thing}。もっと出す者が現れるまでは、それで満足していた。',
  },
  {
    en: 'Ask about the {thing} at any fire and the whole camp goes silent.',
    ja: 'どの焚き火でも、{thing}のことを尋ねると、陣営じゅうが黙り込む。',
  },
  {
    en: 'The last to leave the field, mostly because of the {thing}.',
    ja: 'いつも最後に戦場を去る。たいていは{thing}のせいで。',
  },
  {
    en: '"Keep the line," they were told; nobody said which {thing} to keep it with.',
    ja: '「列を保て」とは言われた。どの{thing}で保てとは、誰も言わなかった。',
  },
];

export const things = words([
  'salted herring/塩鰊',
  'second ladder/二本目の梯子',
  'borrowed boots/借り物の長靴',
  'old banner/古い軍旗',
  'wet powder/湿った火薬',
  'river toll/渡し賃',
  'blind mule/盲目の騾馬',
  'broken horn/割れた角笛',
]);
