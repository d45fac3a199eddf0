/** Loans of a city library in a year, by branch, from the busiest to the quietest. */
export interface BranchRow extends Record<string, string | number> {
  code: string;
  name: string;
  loans: number;
  visits: number;
}

export const branches: BranchRow[] = [
  {code: 'CEN', name: 'Central', loans: 48200, visits: 61300},
  {code: 'HIL', name: 'Hillside', loans: 31500, visits: 24800},
  {code: 'PRT', name: 'Port', loans: 22900, visits: 27400},
  {code: 'STA', name: 'Station', loans: 17600, visits: 33900},
  {code: 'OAK', name: 'Oak Park', loans: 9400, visits: 8700},
];

/** Loans by quarter and kind, in thousands. */
export interface QuarterRow extends Record<string, string | number> {
  quarter: string;
  books: number;
  audio: number;
  games: number;
}

export const quarters: QuarterRow[] = [
  {quarter: 'Q1', books: 24.1, audio: 6.2, games: 2.4},
  {quarter: 'Q2', books: 21.8, audio: 6.9, games: 2.1},
  {quarter: 'Q3', books: 19.6, audio: 8.3, games: 3.8},
  {quarter: 'Q4', books: 25.4, audio: 7.7, games: 3.3},
];

/** The kinds of loans, by the key that they have in a row. */
export const loanKinds = [
  {dataKey: 'books', label: 'Books'},
  {dataKey: 'audio', label: 'Audiobooks'},
  {dataKey: 'games', label: 'Games'},
];
