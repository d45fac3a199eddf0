/** Fish that a boat brought to a port in a quarter of a year. */
export interface Landing {
  id: number;
  port: 'Bergen' | 'Bodo';
  fish: 'Cod' | 'Herring' | 'Mackerel';
  gear: 'Line' | 'Net';
  quarter: 'Q1' | 'Q2';
  tons: number;
  /** In thousands of US dollars. */
  value: number;
}

/** Twelve rows, few enough to add them up in your head. */
export const landings: Landing[] = [
  {
    id: 1,
    port: 'Bergen',
    fish: 'Cod',
    gear: 'Line',
    quarter: 'Q1',
    tons: 10,
    value: 40,
  },
  {id: 2, port: 'Bergen', fish: 'Cod', gear: 'Net', quarter: 'Q1', tons: 5, value: 20},
  {
    id: 3,
    port: 'Bergen',
    fish: 'Herring',
    gear: 'Net',
    quarter: 'Q1',
    tons: 30,
    value: 30,
  },
  {id: 4, port: 'Bodo', fish: 'Cod', gear: 'Line', quarter: 'Q1', tons: 20, value: 80},
  {id: 5, port: 'Bodo', fish: 'Cod', gear: 'Net', quarter: 'Q1', tons: 15, value: 60},
  {
    id: 6,
    port: 'Bodo',
    fish: 'Herring',
    gear: 'Net',
    quarter: 'Q1',
    tons: 10,
    value: 10,
  },
  {id: 7, port: 'Bergen', fish: 'Cod', gear: 'Line', quarter: 'Q2', tons: 5, value: 25},
  {
    id: 8,
    port: 'Bergen',
    fish: 'Herring',
    gear: 'Net',
    quarter: 'Q2',
    tons: 20,
    value: 20,
  },
  {
    id: 9,
    port: 'Bergen',
    fish: 'Mackerel',
    gear: 'Net',
    quarter: 'Q2',
    tons: 40,
    value: 60,
  },
  {
    id: 10,
    port: 'Bergen',
    fish: 'Mackerel',
    gear: 'Line',
    quarter: 'Q2',
    tons: 10,
    value: 15,
  },
  {
    id: 11,
    port: 'Bodo',
    fish: 'Cod',
    gear: 'Line',
    quarter: 'Q2',
    tons: 25,
    value: 110,
  },
  {
    id: 12,
    port: 'Bodo',
    fish: 'Mackerel',
    gear: 'Net',
    quarter: 'Q2',
    tons: 15,
    value: 20,
  },
];

/** One catch, with the day of its landing. */
export interface Catch {
  id: number;
  landedOn: Date;
  port: string;
  boat: string;
  fish: string;
  gear: 'Line' | 'Net' | 'Trap';
  tons: number;
  /** In US dollars. */
  value: number;
}

const prices: [fish: string, dollarsPerTon: number][] = [
  ['Cod', 4100],
  ['Haddock', 2600],
  ['Herring', 980],
  ['Mackerel', 1500],
  ['Saithe', 1900],
];
const ports = ['Alesund', 'Bergen', 'Bodo', 'Tromso'];
const boats = ['Gannet', 'Petrel', 'Puffin', 'Skua', 'Tern', 'Whimbrel'];
const gears = ['Line', 'Net', 'Trap'] as const;

/** The same catches on every call, from 2023 to 2025. */
export function createCatches(count: number): Catch[] {
  return Array.from({length: count}, (_, index) => {
    const mix = ((index + 3) * 69621) % 2147483647;
    const [fish, price] = prices[(mix >> 3) % prices.length]!;
    const tons = Math.round(4 + ((mix >> 6) % 180)) / 10;
    return {
      id: index + 1,
      landedOn: new Date(2023, 0, 1 + ((mix >> 4) % 1095)),
      port: ports[(mix >> 8) % ports.length]!,
      boat: boats[(mix >> 5) % boats.length]!,
      fish,
      gear: gears[(mix >> 10) % gears.length]!,
      tons,
      value: Math.round(tons * price),
    };
  });
}
