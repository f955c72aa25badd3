/**
 * The outcome of an attack of `docs/attacks.md`: its row, the measured figure, and whether the site
 * withstood it.
 */
export interface Outcome {
  row: string;
  attack: string;
  figure: string;
  goal: string;
  isWithstood: boolean;
}

/** One attack, run on sites of its own. */
export type Attack = () => Promise<Outcome[]>;
