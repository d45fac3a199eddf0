/** Apartments for rent in two districts of an invented city: size in m², rent in € a month, rooms, year built. */
export interface Apartment extends Record<string, string | number> {
  id: string;
  area: number;
  rent: number;
  rooms: number;
  built: number;
}

const apartment = (
  id: string,
  area: number,
  rent: number,
  rooms: number,
  built: number,
): Apartment => ({id, area, rent, rooms, built});

export const riverside: Apartment[] = [
  apartment('R1', 28, 640, 1, 1968),
  apartment('R2', 34, 720, 1, 1974),
  apartment('R3', 41, 890, 2, 1998),
  apartment('R4', 47, 940, 2, 1987),
  apartment('R5', 52, 1120, 2, 2011),
  apartment('R6', 58, 1090, 2, 1979),
  apartment('R7', 63, 1310, 3, 2016),
  apartment('R8', 71, 1360, 3, 2003),
  apartment('R9', 78, 1590, 3, 2019),
  apartment('R10', 86, 1640, 4, 2007),
  apartment('R11', 97, 1910, 4, 2021),
  apartment('R12', 112, 2080, 5, 2014),
];

export const hillside: Apartment[] = [
  apartment('H1', 31, 480, 1, 1961),
  apartment('H2', 38, 560, 1, 1972),
  apartment('H3', 45, 610, 2, 1966),
  apartment('H4', 51, 730, 2, 1994),
  apartment('H5', 57, 760, 2, 1983),
  apartment('H6', 64, 850, 3, 1999),
  apartment('H7', 69, 880, 3, 1978),
  apartment('H8', 77, 1040, 3, 2005),
  apartment('H9', 84, 1060, 3, 1989),
  apartment('H10', 93, 1230, 4, 2009),
  apartment('H11', 108, 1340, 4, 1996),
  apartment('H12', 124, 1610, 5, 2018),
];
