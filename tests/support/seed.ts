/**
 * A revision is judged by the same cases wherever and whenever it is tested. Others are tried by
 * CARDWRIGHT_SEED: a number, or `random`; what fails names its seed.
 */
import * as fc from 'fast-check';

const asked = process.env['CARDWRIGHT_SEED'] ?? '20261123';

fc.configureGlobal({ seed: asked === 'random' ? Date.now() % 0x7fff_ffff : Number(asked) });
