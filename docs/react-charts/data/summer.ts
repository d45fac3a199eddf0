/** A season of the island boat, day by day from the first of May: passengers and the temperature at noon. */
const count = 123;

const wave = (day: number, length: number) => Math.sin((day / length) * 2 * Math.PI);

export const summer = {
  days: Array.from({length: count}, (_, day) => new Date(2025, 4, 1 + day)),
  passengers: Array.from({length: count}, (_, day) =>
    Math.round(
      340 +
        day * 2.1 +
        150 * wave(day, 246) +
        (day % 7 > 4 ? 180 : 0) +
        35 * wave(day, 9),
    ),
  ),
  degrees: Array.from(
    {length: count},
    (_, day) => Math.round((14 + 11 * wave(day, 260) + 3 * wave(day, 11)) * 10) / 10,
  ),
};

/** Two measures of the same days, as points of a scatter chart. */
export const summerPoints = summer.days.map((_, day) => ({
  id: day,
  x: summer.degrees[day]!,
  y: summer.passengers[day]!,
}));

const short = new Intl.DateTimeFormat('en', {day: 'numeric', month: 'short'});

/** A day as the reader sees it, such as "Jun 4". */
export const formatDay = (date: Date) => short.format(date);
