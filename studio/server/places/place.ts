/** A place of the studio: a page, and what the server answers it. */
import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { Spoken } from '../../../diagnostics/index.ts';
import type { Desk } from '../desk.ts';

export interface Place {
  /** Its page: `/figures`. What it asks for is below `/api/`. */
  readonly address: `/${string}`;
  /** The folder of `studio/app` that holds its program. */
  readonly program: string;
  /** Files beside its program that are loaded before it, below `/app/`. */
  readonly before?: readonly string[];
  /** Sources that its page may load from beyond scripts, styles, fonts and data of this server, by directive. */
  readonly allows?: Readonly<Record<string, string>>;
  readonly words: Spoken<object>;
  /** In the head of every page. */
  readonly name: () => string;
  /** By method and name: `GET figures`. Names are unique over all places. */
  readonly answers: Readonly<Record<string, (desk: Desk, asked: Asked) => Reply | Promise<Reply>>>;
  /**
   * Scripts of workers by their address, which browsers ask for without the key. They may be a stranger's:
   * they reach nothing but the page that started them. Null: there is none.
   */
  readonly scripts?: Readonly<Record<string, (desk: Desk) => Promise<string | null>>>;
  /** A page of its own below the place's address, by a name that nobody guesses; null: there is none. */
  readonly document?: (desk: Desk, name: string) => Promise<string | null>;
  /** Everybody has left, or the studio ends: what goes on for them ends too. */
  readonly leave?: (desk: Desk) => Promise<void>;
}

export interface Asked {
  readonly query: URLSearchParams;
  /** JSON that a page sent, not yet believed; undefined with GET. */
  readonly body: unknown;
}

/** A number is an HTTP status without more. */
export type Reply =
  | number
  | { readonly json: object }
  /** Stays open, and is written to line by line. */
  | { readonly lines: (response: ServerResponse) => void }
  | { readonly type: string; readonly content: string | Buffer }
  /** Sent while it is made; the answer breaks off where that fails. */
  | { readonly type: string; readonly stream: Readable };
