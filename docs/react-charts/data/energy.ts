/** Electricity fed into the grid of an invented region by source and month, in GWh. */
export interface EnergyRow extends Record<string, string | number> {
  month: string;
  solar: number;
  wind: number;
  hydro: number;
}

export const energy: EnergyRow[] = [
  {month: 'Jan', solar: 18, wind: 142, hydro: 61},
  {month: 'Feb', solar: 31, wind: 127, hydro: 58},
  {month: 'Mar', solar: 64, wind: 118, hydro: 74},
  {month: 'Apr', solar: 92, wind: 96, hydro: 103},
  {month: 'May', solar: 118, wind: 74, hydro: 121},
  {month: 'Jun', solar: 131, wind: 59, hydro: 109},
  {month: 'Jul', solar: 134, wind: 55, hydro: 86},
  {month: 'Aug', solar: 115, wind: 62, hydro: 71},
  {month: 'Sep', solar: 84, wind: 83, hydro: 63},
  {month: 'Oct', solar: 49, wind: 109, hydro: 69},
  {month: 'Nov', solar: 23, wind: 131, hydro: 72},
  {month: 'Dec', solar: 14, wind: 148, hydro: 66},
];
