/** Passengers of a small ferry line by season, in thousands. */
export interface SeasonRow extends Record<string, string | number> {
  season: string;
  island: number;
  harbor: number;
  night: number;
}

export const seasons: SeasonRow[] = [
  {season: 'Winter', island: 42, harbor: 61, night: 12},
  {season: 'Spring', island: 58, harbor: 66, night: 15},
  {season: 'Summer', island: 97, harbor: 72, night: 31},
  {season: 'Autumn', island: 63, harbor: 69, night: 18},
];

/** The routes of the line, by the key that they have in a row. */
export const routes = [
  {dataKey: 'island', label: 'Island'},
  {dataKey: 'harbor', label: 'Harbor'},
  {dataKey: 'night', label: 'Night boat'},
];

/** Passengers who came and went at one pier on each day of a week. */
export const pier = {
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  arrived: [320, 280, 305, 340, 520, 610, 390],
  left: [-290, -310, -295, -330, -410, -480, -640],
};

/** How late the boats were on average, by month, in minutes; early where negative. */
export const delays = {
  months: [
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
  ],
  minutes: [9, 7, 4, 1, -1, -2, 3, 5, 0, 2, 6, 8],
};
