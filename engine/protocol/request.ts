/** One line of the protocol, read field by field. */
import type { Refusal } from '../rules.ts';
import { NOBODY, seatOfName, type Seat, type Viewer } from '../seats.ts';
import { isMapping } from '../plain-data.ts';

/** Why a request cannot be answered. */
export class ProtocolError extends Error {
  /** Of the protocol. */
  readonly code: string;
  readonly params: Refusal['params'];
  /** Why the rules do not allow it. */
  readonly refusals: readonly Refusal[];

  constructor(code: string, params: Refusal['params'] = {}, refusals: readonly Refusal[] = []) {
    super(code);
    this.name = 'ProtocolError';
    this.code = code;
    this.params = params;
    this.refusals = refusals;
  }
}

export class Request {
  readonly #fields: Readonly<Record<string, unknown>>;

  constructor(fields: Readonly<Record<string, unknown>>) {
    this.#fields = fields;
  }

  has(name: string): boolean {
    return this.#fields[name] !== undefined;
  }

  text(name: string): string {
    const value = this.#fields[name];
    return typeof value === 'string' ? value : this.#bad(name);
  }

  map(name: string): Readonly<Record<string, unknown>> {
    const value = this.#fields[name];
    return isMapping(value) ? value : this.#bad(name);
  }

  list(name: string): readonly unknown[] {
    const value = this.#fields[name];
    return Array.isArray(value) ? value : this.#bad(name);
  }

  integer(name: string): number {
    const value = this.#fields[name];
    return Number.isSafeInteger(value) ? Number(value) : this.#bad(name);
  }

  /** `P2` is seat 1, `nobody` is `NOBODY`. */
  seat(name: string, seats: number): Seat {
    return seatOfName(this.text(name), seats) ?? this.#bad(name);
  }

  viewer(name: string, seats: number): Viewer {
    if (this.#fields[name] === 'spectator') return 'spectator';
    const seat = this.seat(name, seats);
    return seat === NOBODY ? this.#bad(name) : seat;
  }

  #bad(field: string): never {
    throw new ProtocolError('BAD_FIELD', { field, found: this.#fields[field] ?? null });
  }
}
