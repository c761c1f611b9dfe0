/**
 * How much of a position is written: `brief` as scenarios and playthroughs draw it; `full` with the
 * figures of the cards, to play from, where a line that begins with spaces, the id of a card and a colon
 * gets the text of the card under it; `beside` what pictures of the board do not say: no heading, no
 * board, no letters or signs of one.
 */
export type Detail = 'brief' | 'full' | 'beside';
