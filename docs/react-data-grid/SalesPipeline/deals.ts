import {createRandom} from '../../data/random';

export const STAGES = ['Lead', 'Qualified', 'Proposal', 'Negotiation', 'Won'] as const;

export interface Deal {
  id: number;
  customer: string;
  region: string;
  owner: string;
  /** Expected revenue in US dollars. */
  amount: number;
  stage: (typeof STAGES)[number];
  /** Chance of winning the deal, from 0 to 1. */
  probability: number;
  /** What the customer spent in each of the last twelve months, in US dollars. */
  spend: number[];
  closesOn: Date;
}

const NAMES =
  'Alder Birch Cedar Delta Elm Foxglove Granite Hudson Ironbridge Juniper Keystone Lumen Meridian Northgate Oakridge Pioneer'.split(
    ' ',
  );
const TRADES =
  'Clinics Schools Foods Freight Bank Media Hotels Labs Energy Realty'.split(' ');
const REGIONS = ['North America', 'Europe', 'Asia Pacific', 'Latin America'];
const OWNERS = [
  'Maya Chen',
  'Diego Silva',
  'Grace Okafor',
  'Liam Murphy',
  'Priya Patel',
];

/** Creates deals of a sales team; the same rows on each call. */
export function createDeals(count: number): Deal[] {
  const {integer, next, pick, day} = createRandom(12);
  return Array.from({length: count}, (_, index) => {
    const stage = integer(0, STAGES.length - 1);
    const base = integer(8, 90) * 100;
    const growth = 0.96 + next() * 0.12;
    return {
      id: 5001 + index,
      customer: `${pick(NAMES)} ${pick(TRADES)}`,
      region: pick(REGIONS),
      owner: pick(OWNERS),
      amount: integer(12, 480) * 500,
      stage: STAGES[stage]!,
      probability: stage === 4 ? 1 : (stage * 20 + integer(5, 18)) / 100,
      spend: Array.from({length: 12}, (__, month) =>
        Math.round(base * growth ** month * (0.8 + next() * 0.4)),
      ),
      closesOn: day(new Date(2025, 10, 3), 180),
    };
  });
}
