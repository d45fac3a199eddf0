import {createOrders} from '../../../data/orders';

export interface Sale {
  id: number;
  region: string;
  quarter: string;
  channel: string;
  /** In US dollars. */
  total: number;
}

const REGIONS: Record<string, string> = {
  Brazil: 'South America',
  Canada: 'North America',
  Germany: 'Europe',
  Japan: 'Asia Pacific',
  'United Kingdom': 'Europe',
  'United States': 'North America',
};
const CHANNELS = ['Online', 'Partner', 'Store'];

/** Creates the sales of an office supplies store in 2025. */
export function createSales(): Sale[] {
  return createOrders(2_000).map(({id, orderedAt, country, total}) => ({
    id,
    region: REGIONS[country]!,
    quarter: `Q${Math.floor(orderedAt.getMonth() / 3) + 1}`,
    channel: CHANNELS[id % CHANNELS.length]!,
    total,
  }));
}
