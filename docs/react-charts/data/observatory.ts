/** Visitors of a small public observatory by year and kind. */
export interface VisitRow extends Record<string, number | Date> {
  year: Date;
  schools: number;
  evenings: number;
  members: number;
}

const year = (value: number) => new Date(value, 0, 1);

export const visits: VisitRow[] = [
  {year: year(2016), schools: 2140, evenings: 3480, members: 410},
  {year: year(2017), schools: 2310, evenings: 3720, members: 455},
  {year: year(2018), schools: 2520, evenings: 4180, members: 520},
  {year: year(2019), schools: 2480, evenings: 4650, members: 610},
  {year: year(2020), schools: 690, evenings: 1240, members: 655},
  {year: year(2021), schools: 1180, evenings: 2610, members: 720},
  {year: year(2022), schools: 2260, evenings: 4390, members: 815},
  {year: year(2023), schools: 2740, evenings: 5120, members: 930},
  {year: year(2024), schools: 2980, evenings: 5340, members: 1040},
];

/** The kinds of visits, by the key that they have in a row. */
export const visitKinds = [
  {dataKey: 'schools', label: 'School classes'},
  {dataKey: 'evenings', label: 'Open evenings'},
  {dataKey: 'members', label: 'Members'},
];

/** One night at the dome: what was measured at each hour after sunset. `null` where the probe froze. */
export const night = {
  hours: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  outside: [11.2, 9.4, 7.8, 6.5, 5.1, 4.2, 3.0, 1.9, 1.2, 0.4, 1.6],
  dome: [14.6, 12.1, 10.0, 8.4, 6.9, 5.7, 4.6, 3.5, 2.7, 1.9, 2.4],
  mirror: [15.8, 14.2, 12.5, 10.9, null, null, 7.1, 6.0, 5.0, null, 4.1],
};

/** Temperatures on the hill by month, in °C. */
export const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

export const climate = {
  mean: [-4.1, -3.2, 0.6, 4.9, 9.8, 13.4, 15.6, 15.1, 11.2, 6.4, 0.9, -2.8],
  clearNights: [9, 10, 12, 13, 14, 15, 18, 17, 15, 11, 8, 8],
};

/** Brightness of a variable star over two periods, relative to its mean, by the day. */
export const starlight = {
  days: Array.from({length: 41}, (_, index) => index / 2),
  brightness: Array.from({length: 41}, (_, index) => {
    const phase = ((index / 2) % 10) / 10;
    return Number(
      (phase < 0.25 ? -0.6 + phase * 6.4 : 1 - ((phase - 0.25) / 0.75) * 1.6).toFixed(
        2,
      ),
    );
  }),
};
