/** The keys and indexes that lead from the top of a piece of data to a place in it. */
export type Path = readonly (string | number)[];
