/** A part of a fishing boat, as a yard lists it. */
export interface BoatPart {
  id: number;
  /** From the root to the part itself. */
  path: string[];
  supplier: string;
  /** In kilograms, without the parts below it. */
  weight: number;
  delivered: Date;
}

const on = (month: number, day: number) => new Date(2025, month - 1, day);

export const boatParts: BoatPart[] = [
  {
    id: 1,
    path: ['Hull'],
    supplier: 'North Pier Yard',
    weight: 2400,
    delivered: on(2, 3),
  },
  {
    id: 2,
    path: ['Hull', 'Keel'],
    supplier: 'North Pier Yard',
    weight: 860,
    delivered: on(2, 3),
  },
  {
    id: 3,
    path: ['Hull', 'Deck'],
    supplier: 'Aas Timber',
    weight: 410,
    delivered: on(3, 17),
  },
  {
    id: 4,
    path: ['Hull', 'Deck', 'Hatch'],
    supplier: 'Aas Timber',
    weight: 22,
    delivered: on(5, 12),
  },
  {
    id: 5,
    path: ['Hull', 'Deck', 'Railing'],
    supplier: 'Berg Steel',
    weight: 64,
    delivered: on(4, 1),
  },
  {id: 6, path: ['Rig'], supplier: 'Seal Bay Sails', weight: 35, delivered: on(5, 20)},
  {
    id: 7,
    path: ['Rig', 'Mast'],
    supplier: 'Berg Steel',
    weight: 190,
    delivered: on(4, 22),
  },
  {
    id: 8,
    path: ['Rig', 'Mast', 'Boom'],
    supplier: 'Berg Steel',
    weight: 48,
    delivered: on(4, 22),
  },
  {
    id: 9,
    path: ['Rig', 'Sails'],
    supplier: 'Seal Bay Sails',
    weight: 41,
    delivered: on(5, 20),
  },
  {
    id: 10,
    path: ['Engine room'],
    supplier: 'North Pier Yard',
    weight: 120,
    delivered: on(3, 5),
  },
  {
    id: 11,
    path: ['Engine room', 'Propeller'],
    supplier: 'Berg Steel',
    weight: 37,
    delivered: on(3, 5),
  },
  {
    id: 12,
    path: ['Engine room', 'Engine'],
    supplier: 'Fontaine',
    weight: 310,
    delivered: on(5, 2),
  },
  {
    id: 13,
    path: ['Engine room', 'Engine', 'Pump'],
    supplier: 'Fontaine',
    weight: 9,
    delivered: on(6, 4),
  },
];
