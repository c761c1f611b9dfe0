/** What players are asked in the middle of something; why an answer is refused is with each verb. */
import * as engine from 'cardwright/engine';
import { listBoost } from './boost.ts';
import type { Config, State } from './config.ts';
import { listDeclaring, listNext } from './initiative.ts';
import { asked } from './state.ts';
import { listVia } from './way.ts';
import { resourceWord, unitWord } from './words.ts';

const allUnits = engine.valuesOf(({ config }: State) => config.allUnits);
/** The unit that is asked. */
const itself = engine.valuesOf((state: State) => [asked.about(state)]);

export const questions: readonly engine.ChoiceForm<State>[] = engine.formsOfOneShape<State>([
  engine.oneOfWord('initiative', unitWord, listDeclaring),
  engine.oneOfWord('order', unitWord, listNext),
  engine.oneOfWord('boost', resourceWord, (state, _, into) => listBoost(state, into)),
  engine.oneOfWord<Config>('way', engine.squareWord, (state, _, into) => listVia(state, into)),
  engine.yesOrNo('overwatch'),
  ...['aim', 'cooperate', 'guard'].map((word) => engine.oneOfWord(word, unitWord, allUnits)),
  ...['interfere', 'emergency', 'defend', 'counter'].map((word) =>
    engine.oneOfWord(word, unitWord, itself),
  ),
]);
