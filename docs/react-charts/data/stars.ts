/** Invented stars of two clusters: color index (x), brightness (y), temperature in thousands of kelvins, radius in suns. */
export interface Star extends Record<string, string | number> {
  id: string;
  colorIndex: number;
  magnitude: number;
  kilokelvins: number;
  radius: number;
}

const star = (
  id: string,
  colorIndex: number,
  magnitude: number,
  kilokelvins: number,
  radius: number,
): Star => ({id, colorIndex, magnitude, kilokelvins, radius});

/** The young cluster: a long line from hot and bright to cool and faint. */
export const lyra: Star[] = [
  star('L1', -0.12, 3.1, 13.8, 3.4),
  star('L2', -0.05, 4.0, 11.9, 3.1),
  star('L3', 0.04, 4.6, 9.9, 2.7),
  star('L4', 0.15, 5.4, 8.6, 2.2),
  star('L5', 0.22, 6.2, 8.0, 2.0),
  star('L6', 0.31, 6.6, 7.4, 1.8),
  star('L7', 0.42, 7.5, 6.9, 1.5),
  star('L8', 0.5, 8.1, 6.5, 1.4),
  star('L9', 0.58, 8.4, 6.2, 1.2),
  star('L10', 0.66, 9.3, 5.9, 1.0),
  star('L11', 0.79, 9.9, 5.4, 0.9),
  star('L12', 0.93, 10.8, 4.9, 0.8),
  star('L13', 1.12, 11.6, 4.4, 0.7),
  star('L14', 1.31, 12.7, 3.9, 0.6),
];

/** The old cluster: its bright stars have turned into cool giants. */
export const draco: Star[] = [
  star('D1', 0.46, 8.9, 6.7, 1.7),
  star('D2', 0.53, 9.2, 6.4, 1.5),
  star('D3', 0.57, 8.6, 6.2, 1.9),
  star('D4', 0.63, 9.7, 6.0, 1.2),
  star('D5', 0.72, 8.3, 5.6, 2.6),
  star('D6', 0.84, 7.4, 5.2, 4.1),
  star('D7', 0.98, 6.3, 4.8, 7.2),
  star('D8', 1.07, 5.8, 4.6, 9.0),
  star('D9', 1.2, 4.9, 4.2, 12.5),
  star('D10', 1.36, 4.1, 3.9, 18.0),
  star('D11', 0.88, 10.6, 5.1, 0.9),
  star('D12', 1.03, 11.4, 4.7, 0.8),
];

/** The places of stars in a chart of color and brightness. */
export const toPoints = (stars: Star[]) =>
  stars.map(({id, colorIndex, magnitude, kilokelvins}) => ({
    id,
    x: colorIndex,
    y: magnitude,
    z: kilokelvins,
  }));
