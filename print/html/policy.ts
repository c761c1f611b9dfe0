/** What browsers may do with the pages that are made of a game: a template may be a stranger's. */

const NO_PROGRAMS =
  "script-src 'none'; object-src 'none'; frame-src 'none'; connect-src 'none'; base-uri 'none'; form-action 'none'";

/** The printing page: styles, pictures and fonts come from the press, which reports what it refuses. */
export const PRESS_POLICY = NO_PROGRAMS;

/** A page that needs nothing beside it: it asks for nothing, wherever it is opened. */
export const INSIDE_POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; ${NO_PROGRAMS}`;
