/** A village with solar panels on its roofs: electricity by month, in MWh. */
export interface ElectricityRow extends Record<string, string | number> {
  month: string;
  produced: number;
  used: number;
}

export const electricity: ElectricityRow[] = [
  {month: 'Jan', produced: 14, used: 61},
  {month: 'Feb', produced: 23, used: 55},
  {month: 'Mar', produced: 42, used: 52},
  {month: 'Apr', produced: 58, used: 44},
  {month: 'May', produced: 71, used: 39},
  {month: 'Jun', produced: 76, used: 36},
  {month: 'Jul', produced: 78, used: 35},
  {month: 'Aug', produced: 69, used: 37},
  {month: 'Sep', produced: 50, used: 41},
  {month: 'Oct', produced: 31, used: 48},
  {month: 'Nov', produced: 16, used: 56},
  {month: 'Dec', produced: 11, used: 63},
];

/** Electricity sold to the grid and bought from it, in MWh; what is bought is negative. */
export const exchange = {
  months: electricity.map(({month}) => month),
  sold: [4, 8, 17, 27, 41, 47, 50, 40, 22, 9, 4, 3],
  bought: [-51, -40, -27, -13, -9, -7, -7, -8, -13, -26, -44, -55],
};

/** Power of the roofs on a clear day in June, hour by hour, in kW. */
export const clearDay = {
  hours: Array.from({length: 17}, (_, index) => index + 5),
  kilowatts: [2, 14, 38, 71, 104, 133, 152, 163, 166, 160, 147, 126, 98, 66, 35, 13, 2],
};

const count = 1096;

/** Solar electricity of every day of three years, from January 1, 2022, in kWh. */
export const solarDays = {
  dates: Array.from({length: count}, (_, day) => new Date(2022, 0, 1 + day)),
  kilowattHours: Array.from({length: count}, (_, day) => {
    const season = 1.35 - Math.cos(((day + 10) / 365.25) * 2 * Math.PI);
    const clouds = 0.62 + 0.26 * Math.sin(day * 1.7) + 0.12 * Math.sin(day * 0.31);
    return Math.round(1150 * season * clouds);
  }),
};
