/** One thing that Cardwright needs, of this machine or another. */
export interface Finding {
  readonly what: string;
  readonly good: boolean;
  readonly found: string;
  /** How to mend it. */
  readonly mend?: string;
}
