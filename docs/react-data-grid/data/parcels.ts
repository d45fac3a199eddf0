/** A parcel on its way through a post office. */
export interface Parcel {
  id: string;
  recipient: string;
  city: string;
  country: string;
  service: 'Standard' | 'Express' | 'Overnight';
  status: 'Accepted' | 'Sorted' | 'In transit' | 'Delivered' | 'Returned';
  /** In kilograms. */
  weight: number;
  /** In US dollars. */
  postage: number;
  insured: boolean;
  acceptedAt: Date;
}

const firstNames = [
  'Ada',
  'Bruno',
  'Chiara',
  'Dmitri',
  'Elif',
  'Farah',
  'Goran',
  'Hana',
  'Ivo',
];
const lastNames = [
  'Aas',
  'Berg',
  'Costa',
  'Duarte',
  'Eriksen',
  'Fontaine',
  'Gruber',
  'Horvat',
];
const places: [city: string, country: string][] = [
  ['Bergen', 'Norway'],
  ['Graz', 'Austria'],
  ['Lyon', 'France'],
  ['Malmo', 'Sweden'],
  ['Porto', 'Portugal'],
  ['Split', 'Croatia'],
  ['Turin', 'Italy'],
];
const services = ['Standard', 'Standard', 'Express', 'Overnight'] as const;
const statuses = [
  'Accepted',
  'Sorted',
  'In transit',
  'Delivered',
  'Delivered',
  'Returned',
] as const;
const rates = {Standard: 4, Express: 9, Overnight: 16};

/** The same parcels on every call, up to 100,000: each value follows from the index. */
export function createParcels(count: number): Parcel[] {
  return Array.from({length: count}, (_, index) => {
    const mix = ((index + 1) * 48271) % 2147483647;
    const [city, country] = places[mix % places.length]!;
    const service = services[(mix >> 3) % services.length]!;
    const weight = Math.round(5 + ((mix >> 4) % 296)) / 10;
    return {
      id: `P-${String(index + 1).padStart(6, '0')}`,
      recipient: `${firstNames[(mix >> 5) % firstNames.length]} ${lastNames[(mix >> 7) % lastNames.length]}`,
      city,
      country,
      service,
      status: statuses[(mix >> 6) % statuses.length]!,
      weight,
      postage: Math.round((rates[service] + weight * 1.2) * 100) / 100,
      insured: (mix >> 8) % 3 === 0,
      acceptedAt: new Date(
        2025,
        0,
        1 + ((mix >> 9) % 180),
        8 + (mix % 10),
        (mix >> 2) % 60,
      ),
    };
  });
}
